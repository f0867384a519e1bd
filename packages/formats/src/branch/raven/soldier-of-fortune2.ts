/**
 * Soldier of Fortune II: Double Helix (2002): RBSP 1, Quake III's layout with four light styles for each face, vertex and
 * point of the grid of light, and an index for each point of that grid. Jedi Outcast and Jedi Academy share it.
 *
 * Sources: the headers of the games' released source, the compiler that writes such maps, and engines that load them. No
 * real map is at hand.
 */
import { array, f32, flags, i32, list, ref, struct, u8, u16, vector } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { lump } from '../../lump.js';
import {
  branch as parent,
  Face as Quake3Face,
  Texture as Quake3Texture,
  Vertex as Quake3Vertex,
} from '../id-software/quake3.js';
import { quake3Directory } from '../id-software/quake3-directory.js';
import { ravenContentFlags, ravenSurfaceFlags } from './raven-flags.js';
import { ravenLayers } from './raven-layers.js';
import { ravenMaterials } from './raven-scene.js';

export * from '../id-software/quake3.js';
export { ravenContentFlags, ravenSurfaceFlags } from './raven-flags.js';

/**
 * A texture (lump 1): the name of a shader, and what the compiler took from it.
 * @orig dshader_t @source released source of the games @confidence probable
 */
export class Texture extends Quake3Texture.with(72, {
  /** How surfaces of it are drawn and behave; the lowest five bits are a number for what they are made of. */
  surfaceFlags: flags(i32, ravenSurfaceFlags),
  /** What volumes of it are. */
  contentFlags: flags(i32, ravenContentFlags),
}) {}

/**
 * One side of a brush (lump 9).
 * @orig dbrushside_t @source released source of the games, the compiler's source @confidence probable
 */
export class BrushSide extends struct(12, {
  /** Plane that the side lies on, looking out of the brush. */
  plane: ref(i32, 'PLANES'),
  /** Texture whose surface flags the side has. */
  texture: ref(i32, 'TEXTURES'),
  /** Face that is drawn for the side; -1 = none. */
  face: ref(i32, 'FACES', { none: -1 }),
}) {}

/**
 * A vertex of faces (lump 10).
 * @orig drawVert_t @source released source of the games, the compiler's source @confidence probable
 */
export class Vertex extends Quake3Vertex.with(80, {
  /** Coordinates in the lightmap page of each of the face's four light styles, 0 to 1. */
  lightmapCoordinates: array(vector(f32, ['s', 't']), 4),
  /** Colour and opacity in each of the face's four light styles, 0 to 255 each. */
  color: array(vector(u8, ['red', 'green', 'blue', 'alpha']), 4),
}) {}

const FaceOfFourLightmaps = Quake3Face.with(116, {
  /** Lightmap page of each light style; -1 = none, -3 = the colours of the vertices. */
  lightmap: array(ref(i32, 'LIGHTMAPS', { none: 'negative', mayBeEmpty: true }), 4),
})
  .omit(108, 'lightmapPosition')
  .insertAfter(140, 'lightmap', {
    /** Left side of its rectangle on the page of each light style, in pixels. */
    lightmapX: array(i32, 4),
    /** Upper side of its rectangle on the page of each light style, in pixels. */
    lightmapY: array(i32, 4),
  });

/**
 * One drawn piece of the world (lump 13): a polygon, a curved patch, a mesh of triangles or a billboard.
 * @orig dsurface_t @source released source of the games, the compiler's source @confidence probable
 */
export class Face extends FaceOfFourLightmaps.insertAfter(148, 'meshVertexCount', {
  /** Light style of each lightmap; 255 = none. */
  lightmapStyles: array(u8, 4),
  /** Light style of each colour of the vertices; 255 = none. */
  vertexStyles: array(u8, 4),
}) {}

/**
 * Light as points of the grid through the world have it (lump 15); many points may have the same, see
 * LIGHT_VOLUME_INDICES.
 * @orig bspGridPoint_t @source released source of the games, the compiler's source @confidence probable
 */
export class LightVolume extends struct(30, {
  /** Light from everywhere in each of four light styles, 0 to 255 each. */
  ambient: array(vector(u8, ['red', 'green', 'blue']), 4),
  /** Light from one direction in each of four light styles, 0 to 255 each. */
  directional: array(vector(u8, ['red', 'green', 'blue']), 4),
  /** The light styles; 255 = none. */
  styles: array(u8, 4),
  /** Where the directed light comes from, in steps of 360/256 degrees: first the angle to the z axis, then the one around it. */
  direction: vector(u8, ['polar', 'azimuth']),
}) {}

/** Soldier of Fortune II, and the two Jedi games after it. */
export const branch = deriveBranch(parent, {
  id: 'raven/soldier-of-fortune2',
  title: 'Soldier of Fortune II, Jedi Outcast, Jedi Academy',
  container: quake3Directory({
    magic: 'RBSP',
    versions: [1],
    leastEntryCount: 18,
    hasLightArray: true,
  }),
  without: ['ADVERTISEMENTS'],
  lumps: {
    TEXTURES: lump(1, Texture),
    BRUSH_SIDES: lump(9, BrushSide),
    VERTICES: lump(10, Vertex),
    FACES: lump(13, Face),
    LIGHT_VOLUMES: lump(15, LightVolume),
    /** Light of each point of the grid, which runs along x first, then y, then z. */
    LIGHT_VOLUME_INDICES: lump(17, list(ref(u16, 'LIGHT_VOLUMES'))),
  },
  capabilities: { layers: ravenLayers, surfaceMaterials: ravenMaterials },
});
