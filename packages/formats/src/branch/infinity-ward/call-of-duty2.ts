/**
 * Call of Duty 2 (2005): IBSP 4, the files with the ending `.d3dbsp`. Little-endian, 39 or 40 lumps, length before offset.
 *
 * Sources: the map format's wiki, and recovered loaders and compilers of the game. No real map was at hand: nothing here
 * is surer than probable. What agrees with Call of Duty's records is taken from there.
 */
import {
  array,
  bytes,
  f32,
  i32,
  list,
  opaque,
  ref,
  span,
  struct,
  u8,
  u16,
  u32,
  vector,
} from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { entityText } from '../../container/entity-text-content.js';
import { lumpDirectory } from '../../container/lump-directory.js';
import { callOfDuty2Limits } from '../../limits/later-call-of-duty-limits.js';
import { lump } from '../../lump.js';
import { laterCallOfDutyRules } from '../../rules/infinity-ward/index.js';
import {
  AabbTree,
  Brush,
  BrushSide,
  Cell,
  CullGroup,
  Material,
  Node,
  Occluder,
  OccluderEdge,
  Plane,
  Portal,
  branch as parent,
  visibility,
} from './call-of-duty.js';
import { callOfDuty2Layers } from './layers.js';
import { laterPlayerStarts } from './player-starts.js';
import {
  CollisionAabbTree,
  CollisionBorder,
  CollisionEdge,
  CollisionPartition,
  CollisionTriangle,
  CollisionVertex,
} from './records/collision.js';

export {
  AabbTree,
  Brush,
  BrushSide,
  Cell,
  CullGroup,
  contentFlags,
  Material,
  Node,
  Occluder,
  OccluderEdge,
  Plane,
  Portal,
  SurfaceType,
  surfaceFlags,
  surfaceTypeMask,
  surfaceTypeShift,
  visibility,
} from './call-of-duty.js';
export * from './records/collision.js';

/**
 * One page of baked light (lump 1): how much light comes, and from where, in three pictures, and where the sun reaches.
 * @orig DiskGfxLightmap @source recovered tools of the game; the size is that of the map format's wiki @confidence probable
 */
export class Lightmap extends struct(4194304, {
  /** Three pictures one behind the other, each rows of 512 pixels of four bytes. @confidence guess */
  pixels: array(u8, 3145728, { shape: [3, 512, 512, 4] }),
  /** How much of the sun is seen: rows of 1024 pixels of one byte. @confidence guess */
  sunVisibility: array(u8, 1048576, { shape: [1024, 1024] }),
}) {}

/**
 * A place of the grid of light (lump 2).
 * @source recovered compilers and loaders of the game @confidence guess
 */
export class LightGridEntry extends struct(8, {
  /** The higher bits of its place. */
  placeHigh: u32,
  /** The lower bits of its place, and how much of the sun is seen. */
  placeLow: u8,
  /** Whether the game looks for itself what light reaches a place beside it. */
  needsTrace: u8,
  /** Its light. */
  colors: ref(u16, 'LIGHT_GRID_COLORS'),
}) {}

/**
 * Light at places of the grid (lump 3).
 * @source recovered compilers of the game, for the size @confidence guess
 */
export class LightGridColors extends struct(24, {
  /** Light from several directions: red, green, blue. */
  colors: array(u8, 24, { shape: [8, 3] }),
}) {}

/**
 * A drawn surface (lump 7): triangles of one material and lightmap.
 * @orig DiskTriangleSoup @source recovered loaders and compilers of the game @confidence probable
 */
export class TriangleSoup extends struct(16, {
  /** Material that it is drawn with. */
  material: ref(u16, 'MATERIALS'),
  /** Lightmap page; 31 or 65535 = drawn without one. @confidence guess */
  lightmap: ref(u16, 'LIGHTMAPS', { none: [31, 0xffff], mayBeEmpty: true }),
  /** First of `vertexCount` vertices. */
  firstVertex: span(u32, 'DRAW_VERTICES', 'vertexCount'),
  /** Number of vertices. */
  vertexCount: u16,
  /** Number of indexes, three a triangle. */
  indexCount: u16,
  /** First of `indexCount` indexes, which count from `firstVertex`. */
  firstIndex: span(u32, 'DRAW_INDICES', 'indexCount', { local: 'firstVertex' }),
}) {}

/**
 * A vertex of drawn surfaces.
 * @orig DiskGfxVertex @source recovered loaders of the game; the same record in real maps of Call of Duty 4 @confidence probable
 */
export class DrawVertex extends struct(68, {
  /** Place in the world, in game units. */
  position: vector(f32, ['x', 'y', 'z']),
  /** Unit vector away from the surface. */
  normal: vector(f32, ['x', 'y', 'z']),
  /** Colour and opacity, 0 to 255 each. */
  color: vector(u8, ['red', 'green', 'blue', 'alpha']),
  /** Texture coordinates of the material; 1 is one repeat. */
  textureCoordinates: vector(f32, ['s', 't']),
  /** Coordinates in the lightmap page, 0 to 1. */
  lightmapCoordinates: vector(f32, ['s', 't']),
  /** Unit vector in the surface along which the first texture coordinate grows. */
  tangent: vector(f32, ['x', 'y', 'z']),
  /** Unit vector in the surface across the tangent. */
  binormal: vector(f32, ['x', 'y', 'z']),
}) {}

/**
 * Vertices that cast a shadow together (lump 14). Later maps have none.
 * @source recovered compilers of the game @confidence guess
 */
export class ShadowCluster extends struct(8, {
  /** First of `vertexCount` vertices. */
  firstVertex: span(i32, 'SHADOW_VERTICES', 'vertexCount'),
  /** Number of vertices. */
  vertexCount: i32,
}) {}

/**
 * A node of a tree of what casts shadows (lump 15); only its size is known.
 * @source recovered compilers of the game @confidence guess
 */
export class ShadowTree extends struct(40, {
  /** All of it. @confidence unknown */
  unknown0x00: bytes(40),
}) {}

/**
 * A light that shadows are cast of (lump 16); only its size is known.
 * @source recovered compilers of the game @confidence guess
 */
export class ShadowSource extends struct(8, {
  /** All of it. @confidence unknown */
  unknown0x00: bytes(8),
}) {}

/**
 * A leaf of the tree that splits the world (lump 26).
 * @orig DiskLeaf @source recovered loaders of the game, map format wiki @confidence probable
 */
export class Leaf extends struct(36, {
  /** Row of the visibility lump; negative = none, the leaf is solid or outside. */
  cluster: i32,
  /** Area that doors separate from others, as in Call of Duty; not read. @confidence guess */
  area: i32,
  /** First of `collisionTreeCount` trees of boxes around triangles. */
  firstCollisionTree: span(i32, 'COLLISION_AABB_TREES', 'collisionTreeCount'),
  /** Number of such trees. */
  collisionTreeCount: i32,
  /** First of `brushCount` entries in LEAF_BRUSHES. */
  firstBrush: span(i32, 'LEAF_BRUSHES', 'brushCount'),
  /** Number of brushes. */
  brushCount: i32,
  /** Cell of the renderer; -1 = none. */
  cell: ref(i32, 'CELLS', { none: -1 }),
  /** Lights of the leaf, as in Call of Duty; not read. @confidence guess */
  firstLight: i32,
  /** Number of lights, as in Call of Duty; not read. @confidence guess */
  lightCount: i32,
}) {}

/**
 * The world (model 0) or a brush model that an entity names as `*1`, `*2` and so on (lump 35).
 * @orig DiskBrushModel @source recovered loaders of the game, map format wiki @confidence probable
 */
export class Model extends struct(48, {
  /** Lower corner of the box, in game units. The game widens it by 1. */
  mins: vector(f32, ['x', 'y', 'z']),
  /** Upper corner of the box, in game units. The game widens it by 1. */
  maxs: vector(f32, ['x', 'y', 'z']),
  /** First of `surfaceCount` drawn surfaces. */
  firstSurface: span(i32, 'TRIANGLE_SOUPS', 'surfaceCount'),
  /** Number of drawn surfaces. */
  surfaceCount: i32,
  /** First of `collisionTreeCount` trees of boxes around triangles. */
  firstCollisionTree: span(i32, 'COLLISION_AABB_TREES', 'collisionTreeCount'),
  /** Number of such trees. */
  collisionTreeCount: i32,
  /** First of `brushCount` brushes: these spans index the brushes themselves, not LEAF_BRUSHES. */
  firstBrush: span(i32, 'BRUSHES', 'brushCount'),
  /** Number of brushes. */
  brushCount: i32,
}) {}

/** Call of Duty 2: Call of Duty's records with another directory, collision by triangles, and light in every direction. */
export const branch = deriveBranch(parent, {
  id: 'infinity-ward/call-of-duty2',
  title: 'Call of Duty 2',
  container: lumpDirectory({
    magic: 'IBSP',
    versions: [4],
    entryCount: 40,
    leastEntryCount: 39,
    entry: ['length', 'offset'],
    alignment: 4,
    emptyOffset: 'running',
  }),
  lumps: {
    MATERIALS: lump(0, Material),
    LIGHTMAPS: lump(1, Lightmap),
    LIGHT_GRID_ENTRIES: lump(2, LightGridEntry),
    LIGHT_GRID_COLORS: lump(3, LightGridColors),
    PLANES: lump(4, Plane),
    BRUSH_SIDES: lump(5, BrushSide),
    BRUSHES: lump(6, Brush),
    TRIANGLE_SOUPS: lump(7, TriangleSoup),
    DRAW_VERTICES: lump(8, DrawVertex),
    /** Vertices of triangles, three a triangle, counted from the first vertex of their surface. */
    DRAW_INDICES: lump(9, list(u16)),
    CULL_GROUPS: lump(10, CullGroup),
    /** Cull groups, as cells select them. */
    CULL_GROUP_INDICES: lump(11, list(ref(i32, 'CULL_GROUPS'))),
    /** Corners of what casts shadows, in game units. Later maps have none. @confidence guess */
    SHADOW_VERTICES: lump(12, list(vector(f32, ['x', 'y', 'z']))),
    /** Corners of triangles of what casts shadows. Later maps have none. @confidence guess */
    SHADOW_INDICES: lump(13, list(u16)),
    SHADOW_CLUSTERS: lump(14, ShadowCluster),
    SHADOW_TREES: lump(15, ShadowTree),
    SHADOW_SOURCES: lump(16, ShadowSource),
    /** Corners of portals and occluders, in game units. */
    PORTAL_VERTICES: lump(17, list(vector(f32, ['x', 'y', 'z']))),
    OCCLUDERS: lump(18, Occluder),
    /** Planes, as occluders select them. */
    OCCLUDER_PLANES: lump(19, list(ref(i32, 'PLANES'))),
    OCCLUDER_EDGES: lump(20, OccluderEdge),
    /** Occluders, as cells select them. */
    OCCLUDER_INDICES: lump(21, list(ref(u16, 'OCCLUDERS'))),
    AABB_TREES: lump(22, AabbTree),
    CELLS: lump(23, Cell),
    PORTALS: lump(24, Portal),
    NODES: lump(25, Node),
    LEAVES: lump(26, Leaf),
    /** Brushes, as leaves select them. */
    LEAF_BRUSHES: lump(27, list(ref(i32, 'BRUSHES'))),
    /** Numbers that the game loads, of which it isn't known what they count. @confidence guess */
    LEAF_SURFACES: lump(28, list(i32)),
    COLLISION_VERTICES: lump(29, CollisionVertex),
    COLLISION_EDGES: lump(30, CollisionEdge),
    COLLISION_TRIANGLES: lump(31, CollisionTriangle),
    COLLISION_BORDERS: lump(32, CollisionBorder),
    COLLISION_PARTITIONS: lump(33, CollisionPartition),
    COLLISION_AABB_TREES: lump(34, CollisionAabbTree),
    MODELS: lump(35, Model),
    VISIBILITY: lump(36, visibility),
    /** What stands in the world: blocks of quoted keys and values, ended by a NUL. */
    ENTITIES: lump(37, entityText()),
    /** How computer players get from one place to the next: a number, a 16-bit count of places, then for each a 16-bit count of ways and that many of them: a 16-bit place and a 32-bit distance. @confidence guess */
    PATH_CONNECTIONS: lump(38, opaque),
    /** Lights, in maps whose directory has the entry. @confidence unknown */
    PRIMARY_LIGHTS: lump(39, opaque),
  },
  without: [
    'UNKNOWN_5',
    'LIGHT_INDICES',
    'COLLISION_PATCHES',
    'COLLISION_INDICES',
    'LIGHTS',
    'UNKNOWN_31',
    'LIGHT_VISIBILITY_CACHE',
  ],
  capabilities: { playerStarts: laterPlayerStarts, layers: callOfDuty2Layers },
  withoutCapabilities: ['lightmaps', 'lightCache', 'sceneLights', 'textureFiles'],
  parentRules: laterCallOfDutyRules,
  limits: callOfDuty2Limits,
});
