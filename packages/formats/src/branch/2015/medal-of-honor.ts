/**
 * Medal of Honor: Allied Assault (2002): 2015 19. F.A.K.K. 2's records, with terrain, models that don't move, another grid of
 * light, and no fog.
 *
 * Sources: the headers and loaders of an engine that loads such maps, and the compiler that writes them. No real map is at
 * hand: nothing here is surer than probable.
 */
import {
  f32,
  flags,
  i16,
  i32,
  list,
  opaque,
  ref,
  span,
  struct,
  text,
  u8,
  u16,
  vector,
} from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { entityText } from '../../container/entity-text-content.js';
import { medalOfHonorLimits } from '../../limits/medal-of-honor-limits.js';
import { lump } from '../../lump.js';
import {
  Brush,
  BrushSide as BrushSideFakk2,
  Face as FaceFakk2,
  Leaf as LeafFakk2,
  LightDefinition,
  Lightmap,
  Model,
  Node,
  Plane,
  branch as parent,
  ritualDirectory,
  SphereLight,
  Texture as TextureFakk2,
  Vertex,
  visibility,
} from '../ritual/fakk2.js';
import { medalOfHonorContentFlags } from './content-flags.js';
import { medalOfHonorScene } from './medal-of-honor-scene.js';
import { medalOfHonorPlayerStarts } from './player-starts.js';
import { TerrainPatch } from './records/terrain.js';

export {
  Brush,
  Effect,
  FaceType,
  faceShapes,
  LightDefinition,
  Lightmap,
  Model,
  Node,
  Plane,
  ritualDirectory,
  SphereLight,
  Vertex,
  visibility,
} from '../ritual/fakk2.js';
export { medalOfHonorContentFlags } from './content-flags.js';
export * from './records/terrain.js';

/**
 * A texture (lump 0): the name of a shader, and what the compiler took from it.
 * @orig dshader_t @source headers of an engine that loads such maps @confidence probable
 */
export class Texture extends TextureFakk2.with(140, {
  /** What volumes of it are. */
  contentFlags: flags(i32, medalOfHonorContentFlags),
  /** Picture that says where a fence stops shots; `nomask` and `ignore` = none. */
  fenceMask: text(64),
}) {}

/**
 * One drawn piece of the world (lump 3): a polygon, a curved patch, a mesh of triangles or a billboard.
 * @orig dsurface_t @source headers of an engine that loads such maps @confidence probable
 */
export class Face extends FaceFakk2.with(108, {
  /** Room for a fog, of which there is none: -1. */
  effect: i32,
}) {}

/**
 * A leaf of the tree that splits the world (lump 8).
 * @orig dleaf_t @source headers of an engine that loads such maps @confidence probable
 */
export class Leaf extends LeafFakk2.with(64, {
  /** First of `terrainCount` entries in TERRAIN_INDICES. */
  firstTerrain: span(i32, 'TERRAIN_INDICES', 'terrainCount'),
  /** Number of pieces of terrain. */
  terrainCount: i32,
  /** First of `staticModelCount` entries in STATIC_MODEL_INDICES. */
  firstStaticModel: span(i32, 'STATIC_MODEL_INDICES', 'staticModelCount'),
  /** Number of models that don't move. */
  staticModelCount: i32,
}) {}

/**
 * How a picture lies on a side of a fence (lump 10). The first stands for none.
 * @orig dsideequation_t @source headers of an engine that loads such maps @confidence probable
 */
export class SideEquation extends struct(32, {
  /** First texture coordinate: `x`, `y` and `z` times the point, plus `offset`. */
  s: vector(f32, ['x', 'y', 'z', 'offset']),
  /** Second texture coordinate, by the same rule. */
  t: vector(f32, ['x', 'y', 'z', 'offset']),
}) {}

/**
 * One side of a brush (lump 11).
 * @orig dbrushside_t @source headers of an engine that loads such maps @confidence probable
 */
export class BrushSide extends BrushSideFakk2.with(12, {
  /** How the picture of a fence lies on it; the first is none. */
  equation: ref(i32, 'SIDE_EQUATIONS', { mayBeEmpty: true }),
}) {}

/**
 * A model that doesn't move (lump 25).
 * @orig cStaticModel_t @source headers and loaders of an engine that loads such maps @confidence probable
 */
export class StaticModel extends struct(164, {
  /** Path of the model below `models`, NUL-terminated within the 128 bytes. */
  model: text(128),
  /** Where it stands, in game units. */
  origin: vector(f32, ['x', 'y', 'z']),
  /** How it is turned, in degrees. */
  angles: vector(f32, ['pitch', 'yaw', 'roll']),
  /** How much it is enlarged; 1 = not at all. */
  scale: f32,
  /** Where the colours of its vertices begin in STATIC_MODEL_DATA, in bytes: three a vertex. */
  colorOffset: i32,
  /** Number of vertices that have a colour. */
  colorCount: i32,
}) {}

/** Allied Assault. */
export const branch = deriveBranch(parent, {
  id: '2015/medal-of-honor',
  title: 'Medal of Honor: Allied Assault',
  container: ritualDirectory({ magic: '2015', versions: [19], entryCount: 28 }),
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
    SIDE_EQUATIONS: lump(10, SideEquation),
    BRUSH_SIDES: lump(11, BrushSide),
    BRUSHES: lump(12, Brush),
    MODELS: lump(13, Model),
    /** What stands in the world: blocks of quoted keys and values, ended by a NUL. Models that don't move aren't among it. */
    ENTITIES: lump(14, entityText()),
    VISIBILITY: lump(15, visibility),
    /** Colours of the grid of light, 256 of them. The first stands for none. */
    LIGHT_GRID_PALETTE: lump(16, list(vector(u8, ['red', 'green', 'blue']))),
    /** Where columns of the grid of light begin in LIGHT_GRID_DATA: first a high part for each step along x, then a low part for each column. */
    LIGHT_GRID_OFFSETS: lump(17, list(u16)),
    /** Columns of the grid of light from low to high: a negative number and as many colours, or a number and one colour that comes that often and twice more. */
    LIGHT_GRID_DATA: lump(18, opaque),
    SPHERE_LIGHTS: lump(19, SphereLight),
    /** Which lights reach a leaf, leaf by leaf: indexes of SPHERE_LIGHTS, -2 = the sun, -1 ends the list of a leaf. */
    SPHERE_LIGHT_VISIBILITY: lump(20, list(ref(i32, 'SPHERE_LIGHTS', { none: 'negative' }))),
    LIGHT_DEFINITIONS: lump(21, LightDefinition),
    TERRAIN: lump(22, TerrainPatch),
    /** Pieces of terrain, as leaves select them. */
    TERRAIN_INDICES: lump(23, list(ref(i16, 'TERRAIN'))),
    /** Colours of the vertices of models that don't move: red, green, blue. */
    STATIC_MODEL_DATA: lump(24, list(u8)),
    STATIC_MODELS: lump(25, StaticModel),
    /** Models that don't move, as leaves select them. */
    STATIC_MODEL_INDICES: lump(26, list(ref(u16, 'STATIC_MODELS'))),
    /** Nothing that the game reads. @confidence unknown */
    UNKNOWN_27: lump(27, opaque),
  },
  without: ['EFFECTS', 'LIGHT_VOLUMES'],
  capabilities: { ...medalOfHonorScene, playerStarts: medalOfHonorPlayerStarts },
  limits: medalOfHonorLimits,
});
