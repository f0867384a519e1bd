/**
 * Star Trek: Elite Force II (2003): EF2! 20. F.A.K.K. 2's records with ten lumps more, for light that changes and for models
 * that lose detail with the distance; brushes and their sides have their numbers in another order.
 *
 * Sources: the header of the game's public kit, and an engine that loads such maps. No real map is at hand: nothing here is
 * surer than probable.
 */
import { array, f32, i32, list, opaque, ref, span, struct, text, u8, vector } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { entityText } from '../../container/entity-text-content.js';
import { lump } from '../../lump.js';
import {
  Effect,
  Face as FaceFakk2,
  Leaf,
  LightDefinition,
  Lightmap,
  LightVolume,
  Model,
  Node,
  Plane,
  branch as parent,
  ritualDirectory,
  Texture,
  visibility,
} from './fakk2.js';

export {
  Effect,
  FaceType,
  Leaf,
  LightDefinition,
  Lightmap,
  LightVolume,
  Model,
  Node,
  Plane,
  quake3ContentFlags,
  quake3SurfaceFlags,
  ritualDirectory,
  Texture,
  visibility,
} from './fakk2.js';

/**
 * One drawn piece of the world (lump 5): a polygon, a curved patch, a mesh of triangles, a billboard or terrain.
 * @orig dsurface_t @source public header of the game's kit @confidence probable
 */
export class Face extends FaceFakk2.with(132, {
  /** Where its light that changes is described; -1 = nowhere. */
  baseLightingFace: ref(i32, 'BASE_LIGHTING_FACES', { none: 'negative', mayBeEmpty: true }),
  /** Whether the triangles of a piece of terrain are turned the other way. */
  isTerrainInverted: i32,
  /** Flags of the four sides of a piece of terrain. @confidence guess */
  terrainFlags: array(i32, 4),
}) {}

/**
 * A vertex of faces (lump 6).
 * @orig drawVert_t @source public header of the game's kit @confidence probable
 */
export class Vertex extends struct(48, {
  /** Place in the world, in game units. */
  position: vector(f32, ['x', 'y', 'z']),
  /** Texture coordinates; 1 is one repeat. */
  textureCoordinates: vector(f32, ['s', 't']),
  /** Unit vector away from the face. */
  normal: vector(f32, ['x', 'y', 'z']),
  /** Colour and opacity, 0 to 255 each. */
  color: vector(u8, ['red', 'green', 'blue', 'alpha']),
  /** What a model that loses detail says in it: of its first vertices the least detail, the scale and the bias. @confidence guess */
  detail: f32,
  /** Coordinates in the lightmap page, 0 to 1; of a model that loses detail, the first is a vertex as a 32-bit number that this one falls together with. */
  lightmapCoordinates: vector(f32, ['s', 't']),
}) {}

/**
 * One side of a brush (lump 12), its numbers the other way round than in Quake III.
 * @orig dbrushside_t @source engine that loads such maps @confidence probable
 */
export class BrushSide extends struct(8, {
  /** Texture whose surface flags the side has. */
  texture: ref(i32, 'TEXTURES'),
  /** Plane that the side lies on, looking out of the brush. */
  plane: ref(i32, 'PLANES'),
}) {}

/**
 * A convex solid (lump 13): the space behind all its sides. Its numbers are the other way round than in Quake III.
 * @orig dbrush_t @source engine that loads such maps @confidence probable
 */
export class Brush extends struct(12, {
  /** Number of sides. */
  sideCount: i32,
  /** First of `sideCount` sides. The first six are its box, in the order -x +x -y +y -z +z. */
  firstSide: span(i32, 'BRUSH_SIDES', 'sideCount'),
  /** Texture whose content flags the whole brush has. */
  texture: ref(i32, 'TEXTURES'),
}) {}

/**
 * A colour of a vertex without the light that changes, or one of such a light (lumps 22, 23).
 * @orig lightingVert_t @source public header of the game's kit @confidence probable
 */
export class LightingVertex extends struct(3, {
  /** Colour, 0 to 255 each. */
  color: vector(u8, ['red', 'green', 'blue']),
}) {}

/**
 * The light that changes of a face (lump 24).
 * @orig baseLightingSurf_t @source public header of the game's kit @confidence probable
 */
export class BaseLightingFace extends struct(44, {
  /** Page of BASE_LIGHTMAPS; -1 = none. */
  baseLightmap: i32,
  /** Lower corner of its rectangle on the page, in pixels. */
  position: vector(i32, ['x', 'y']),
  /** Size of its rectangle on the page, in pixels. */
  size: vector(i32, ['width', 'height']),
  /** Room for the game. */
  lastUpdatedFrame: i32,
  /** First of `lightingFaceCount` lights on its lightmap. */
  firstLightingFace: span(i32, 'LIGHTING_FACES', 'lightingFaceCount'),
  /** Number of lights on its lightmap. */
  lightingFaceCount: i32,
  /** First of its vertices in BASE_LIGHTING_VERTICES; -1 = none. @confidence guess */
  firstBaseLightingVertex: i32,
  /** First of `lightingVertexFaceCount` lights on its vertices. */
  firstLightingVertexFace: span(i32, 'LIGHTING_VERTEX_FACES', 'lightingVertexFaceCount'),
  /** Number of lights on its vertices. */
  lightingVertexFaceCount: i32,
}) {}

/**
 * A light that changes, on the lightmap of a face (lump 25).
 * @orig lightingSurf_t @source public header of the game's kit @confidence probable
 */
export class LightingFace extends struct(20, {
  /** Page of CHANGING_LIGHTMAPS; -1 = none. */
  lightmap: i32,
  /** Lower corner of its rectangle on the page, in pixels. */
  position: vector(i32, ['x', 'y']),
  /** Group of lights that change together. */
  group: ref(i32, 'LIGHTING_GROUPS', { none: 'negative' }),
  /** Colour of the light, 0 to 255 each. */
  color: vector(u8, ['red', 'green', 'blue']),
}) {}

/**
 * A light that changes, on the vertices of a face (lump 26).
 * @orig lightingVertSurf_t @source public header of the game's kit @confidence probable
 */
export class LightingVertexFace extends struct(12, {
  /** Group of lights that change together. */
  group: ref(i32, 'LIGHTING_GROUPS', { none: 'negative' }),
  /** First of its vertices in CHANGING_LIGHTING_VERTICES. @confidence guess */
  firstLightingVertex: i32,
  /** Colour of the light, 0 to 255 each. */
  color: vector(u8, ['red', 'green', 'blue']),
}) {}

/**
 * Lights that change together (lump 27).
 * @orig lightingGroup_t @source public header of the game's kit @confidence probable
 */
export class LightingGroup extends struct(64, {
  /** Name that scripts call them by, NUL-terminated within the 64 bytes. */
  name: text(64),
}) {}

/**
 * A model in the world that loses detail with the distance (lump 28).
 * @orig staticLodModel_t @source public header of the game's kit @confidence probable
 */
export class StaticDetailModel extends struct(44, {
  /** Number of its vertices. */
  vertexCount: i32,
  /** Where it is, in game units. */
  origin: vector(f32, ['x', 'y', 'z']),
  /** Distance at which it begins to lose detail, in game units. */
  startDistance: f32,
  /** Share of the vertices that it has up to there. @confidence guess */
  startShare: f32,
  /** Distance from which on it loses no more, in game units. */
  stopDistance: f32,
  /** Share of the vertices that it has from there on. @confidence guess */
  stopShare: f32,
  /** Distance at which it vanishes, in game units. @confidence guess */
  fadeDistance: f32,
  /** Room for the game: number of vertices that are drawn. @confidence guess */
  drawnVertexCount: i32,
  /** Room for the game. @confidence guess */
  frameCount: i32,
}) {}

/** Elite Force II. */
export const branch = deriveBranch(parent, {
  id: 'ritual/elite-force2',
  title: 'Star Trek: Elite Force II',
  container: ritualDirectory({ magic: 'EF2!', versions: [20], entryCount: 30 }),
  lumps: {
    TEXTURES: lump(0, Texture),
    PLANES: lump(1, Plane),
    LIGHTMAPS: lump(2, Lightmap),
    /** Pages of light without the light that changes; how large they are isn't known. @confidence unknown */
    BASE_LIGHTMAPS: lump(3, opaque),
    /** Pages of light that changes; how large they are isn't known. @confidence unknown */
    CHANGING_LIGHTMAPS: lump(4, opaque),
    FACES: lump(5, Face),
    VERTICES: lump(6, Vertex),
    /** Corners of triangles, three a triangle, counted from the first vertex of their face. */
    MESH_VERTICES: lump(7, list(i32)),
    /** Brushes, as leaves select them. */
    LEAF_BRUSHES: lump(8, list(ref(i32, 'BRUSHES'))),
    /** Faces, as leaves select them. */
    LEAF_FACES: lump(9, list(ref(i32, 'FACES'))),
    LEAVES: lump(10, Leaf),
    NODES: lump(11, Node),
    BRUSH_SIDES: lump(12, BrushSide),
    BRUSHES: lump(13, Brush),
    EFFECTS: lump(14, Effect),
    MODELS: lump(15, Model),
    /** What stands in the world: blocks of quoted keys and values, ended by a NUL. */
    ENTITIES: lump(16, entityText()),
    VISIBILITY: lump(17, visibility),
    LIGHT_VOLUMES: lump(18, LightVolume),
    /** Lights that shine on what moves: F.A.K.K. 2's with more behind, of which it isn't known how long it is. @confidence unknown */
    SPHERE_LIGHTS: lump(19, opaque),
    /** Which lights reach a leaf, leaf by leaf: indexes of SPHERE_LIGHTS, -2 = the sun, -1 ends the list of a leaf. @confidence guess */
    SPHERE_LIGHT_VISIBILITY: lump(20, list(i32)),
    LIGHT_DEFINITIONS: lump(21, LightDefinition),
    BASE_LIGHTING_VERTICES: lump(22, LightingVertex),
    CHANGING_LIGHTING_VERTICES: lump(23, LightingVertex),
    BASE_LIGHTING_FACES: lump(24, BaseLightingFace),
    LIGHTING_FACES: lump(25, LightingFace),
    LIGHTING_VERTEX_FACES: lump(26, LightingVertexFace),
    LIGHTING_GROUPS: lump(27, LightingGroup),
    STATIC_DETAIL_MODELS: lump(28, StaticDetailModel),
    /** What the compiler notes on the map; how it is laid out isn't known. @confidence unknown */
    MAP_INFO: lump(29, opaque),
  },
});
