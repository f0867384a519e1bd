/**
 * Heavy Metal: F.A.K.K. 2 (2000): FAKK 12, and American McGee's Alice (2000): FAKK 42. Quake III's records in another order,
 * with a checksum before the directory and lights for what moves.
 *
 * Sources: the header of the game's public kit, and an engine that loads such maps. No real map is at hand: nothing here is
 * surer than probable.
 */
import { f32, i32, list, ref } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import type { Container } from '../../container/container.js';
import { entityText } from '../../container/entity-text-content.js';
import { type LumpDirectoryOptions, lumpDirectory } from '../../container/lump-directory.js';
import { lump } from '../../lump.js';
import { ritualRules } from '../../rules/ritual/index.js';
import {
  Brush,
  BrushSide,
  Effect,
  Leaf,
  Lightmap,
  LightVolume,
  Model,
  Node,
  Plane,
  branch as parent,
  Face as Quake3Face,
  Texture as Quake3Texture,
  Vertex,
  visibility,
} from '../id-software/quake3.js';
import { ritualPlayer } from './player-size.js';
import { ritualPlayerStarts } from './player-starts.js';
import { LightDefinition } from './records/light-definition.js';
import { SphereLight } from './records/sphere-light.js';

export * from '../id-software/quake3.js';
export * from './records/light-definition.js';
export * from './records/sphere-light.js';

/** A directory of Ritual's games: a checksum, then entries of offset and length. In what order lumps are written isn't known. */
export function ritualDirectory(
  difference: Pick<LumpDirectoryOptions, 'magic' | 'versions' | 'entryCount'>,
): Container {
  return lumpDirectory({
    ...difference,
    wordsBefore: 1,
    leadingWords: ['checksum'],
    entry: ['offset', 'length'],
    alignment: 4,
    emptyOffset: 'running',
  });
}

/**
 * A texture (lump 0): the name of a shader, and what the compiler took from it.
 * @orig dshader_t @source public header of the game's kit @confidence probable
 */
export class Texture extends Quake3Texture.with(76, {
  /** How surfaces of it are drawn and behave; what the bits mean isn't known. */
  surfaceFlags: i32,
  /** What volumes of it are; what the bits mean isn't known. */
  contentFlags: i32,
  /** How finely curves of it are divided for collision. */
  subdivisions: i32,
}) {}

/**
 * One drawn piece of the world (lump 3): a polygon, a curved patch, a mesh of triangles or a billboard.
 * @orig dsurface_t @source public header of the game's kit @confidence probable
 */
export class Face extends Quake3Face.with(108, {
  /** How finely a curve is divided. */
  subdivisions: f32,
}) {}

/** F.A.K.K. 2, and Alice. */
export const branch = deriveBranch(parent, {
  id: 'ritual/fakk2',
  title: "Heavy Metal: F.A.K.K. 2, American McGee's Alice",
  container: ritualDirectory({ magic: 'FAKK', versions: [12, 42], entryCount: 20 }),
  lumps: {
    TEXTURES: lump(0, Texture),
    PLANES: lump(1, Plane),
    LIGHTMAPS: lump(2, Lightmap),
    FACES: lump(3, Face),
    VERTICES: lump(4, Vertex),
    /** Corners of triangles, three a triangle, counted from the first vertex of their face. */
    MESH_VERTICES: lump(5, list(i32)),
    /** Brushes, as leaves select them. */
    LEAF_BRUSHES: lump(6, list(ref(i32, 'BRUSHES'))),
    /** Faces, as leaves select them. */
    LEAF_FACES: lump(7, list(ref(i32, 'FACES'))),
    LEAVES: lump(8, Leaf),
    NODES: lump(9, Node),
    BRUSH_SIDES: lump(10, BrushSide),
    BRUSHES: lump(11, Brush),
    EFFECTS: lump(12, Effect),
    MODELS: lump(13, Model),
    /** What stands in the world: blocks of quoted keys and values, ended by a NUL. */
    ENTITIES: lump(14, entityText()),
    VISIBILITY: lump(15, visibility),
    LIGHT_VOLUMES: lump(16, LightVolume),
    SPHERE_LIGHTS: lump(17, SphereLight),
    /** Which lights reach a leaf, leaf by leaf: indexes of SPHERE_LIGHTS, -2 = the sun, -1 ends the list of a leaf. @confidence guess */
    SPHERE_LIGHT_VISIBILITY: lump(18, list(ref(i32, 'SPHERE_LIGHTS', { none: 'negative' }))),
    LIGHT_DEFINITIONS: lump(19, LightDefinition),
  },
  without: ['ADVERTISEMENTS', 'BSPX'],
  capabilities: {
    surfaceMaterials: { lump: 'TEXTURES', name: { kind: 'field', field: 'name' } },
    playerStarts: ritualPlayerStarts,
    player: ritualPlayer,
  },
  parentRules: ritualRules,
  limits: [],
});
