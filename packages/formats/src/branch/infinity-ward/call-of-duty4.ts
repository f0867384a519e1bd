/**
 * Call of Duty 4: Modern Warfare (2007): IBSP 22, the `.d3dbsp` files that its compiler writes for its linker. A directory
 * without offsets; little-endian.
 *
 * Sources: two real maps that are small, recovered loaders of the game, and the map format's wiki, which real maps
 * contradict in places (`reference/corrections.md`). Lumps that are empty in both maps are at most probable.
 */
import {
  array,
  children,
  f32,
  i32,
  list,
  opaque,
  padding,
  ref,
  run,
  span,
  struct,
  u8,
  u16,
  u32,
  vector,
} from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { entityText } from '../../container/entity-text-content.js';
import { lumpSequence } from '../../container/lump-sequence/index.js';
import { callOfDuty4Limits } from '../../limits/later-call-of-duty-limits.js';
import { lump } from '../../lump.js';
import {
  AabbTree,
  Brush,
  BrushSide,
  CollisionAabbTree,
  CollisionBorder,
  CollisionPartition,
  CullGroup,
  DrawVertex,
  Material,
  Node,
  Plane,
  Portal,
  branch as parent,
  visibility,
} from './call-of-duty2.js';
import { callOfDuty4Layers } from './layers.js';
import {
  LightGridColors,
  LightGridEntry,
  Lightmap,
  LightRegion,
  LightRegionAxis,
  LightRegionHull,
  lightGridHeader,
  PrimaryLight,
  ReflectionProbe,
} from './records/baked-light.js';

export {
  AabbTree,
  Brush,
  BrushSide,
  CollisionAabbTree,
  CollisionBorder,
  CollisionPartition,
  CullGroup,
  contentFlags,
  DrawVertex,
  Material,
  Node,
  Plane,
  Portal,
  SurfaceType,
  surfaceFlags,
  surfaceTypeMask,
  surfaceTypeShift,
  visibility,
} from './call-of-duty2.js';
export * from './records/baked-light.js';

/**
 * The order in which the compiler writes lumps, as far as the two real maps tell; a lump that is empty gets no entry. Where
 * those lie that both maps lack isn't known: they follow the lump with the number before.
 */
export const compilerOrder: readonly number[] = [
  0, 1, 44, 45, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
  27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 43, 52, 53, 54, 46, 47, 48, 49, 50, 51, 41, 40, 42,
];

/**
 * A triangle of the world to collide with (lump 32).
 * @source recovered loaders of the game @confidence probable
 */
export class CollisionTriangle extends struct(6, {
  /** Its corners. */
  vertices: array(ref(u16, 'COLLISION_VERTICES'), 3),
}) {}

/**
 * A drawn surface (lump 9): triangles of one material and lightmap.
 * @orig DiskTriangleSoup @source recovered loaders of the game, real maps @confidence certain
 */
export class TriangleSoup extends struct(24, {
  /** Material that it is drawn with. */
  material: ref(u16, 'MATERIALS'),
  /** Lightmap page; 31 = drawn without one. */
  lightmap: ref(u8, 'LIGHTMAPS', { none: 31, mayBeEmpty: true }),
  /** Reflection probe, counted from 1; 0 = the one that the game makes itself. */
  reflectionProbe: u8,
  /** Primary light that shines on it; the first is none. */
  primaryLight: ref(u8, 'PRIMARY_LIGHTS', { mayBeEmpty: true }),
  /** Whether it casts a shadow of the sun. */
  castsSunShadow: u8,
  /** Room. */
  unused: padding(2),
  /** Where its data begin in VERTEX_LAYER_DATA, in bytes. @confidence guess */
  vertexLayerOffset: i32,
  /** First of `vertexCount` vertices. */
  firstVertex: span(u32, 'DRAW_VERTICES', 'vertexCount'),
  /** Number of vertices; surfaces may share them. */
  vertexCount: u16,
  /** Number of indexes, three a triangle. */
  indexCount: u16,
  /** First of `indexCount` indexes, which count from `firstVertex`. */
  firstIndex: span(u32, 'DRAW_INDICES', 'indexCount', { local: 'firstVertex' }),
}) {}

/**
 * A drawn surface without layers (lump 47): the same triangles as those of lump 9, for machines that draw no layers.
 * @source recovered loaders of the game, real maps @confidence certain
 */
export class UnlayeredTriangleSoup extends TriangleSoup.with(24, {
  /** First of `vertexCount` vertices. */
  firstVertex: span(u32, 'UNLAYERED_DRAW_VERTICES', 'vertexCount'),
  /** First of `indexCount` indexes, which count from `firstVertex`. */
  firstIndex: span(u32, 'UNLAYERED_DRAW_INDICES', 'indexCount', { local: 'firstVertex' }),
}) {}

/**
 * A group of surfaces without layers that is left out together when its box isn't seen (lump 50).
 * @source recovered loaders of the game @confidence probable
 */
export class UnlayeredCullGroup extends CullGroup.with(32, {
  /** First of `surfaceCount` surfaces. */
  firstSurface: span(i32, 'UNLAYERED_TRIANGLE_SOUPS', 'surfaceCount'),
}) {}

/**
 * A node of a cell's tree of surfaces without layers (lump 51).
 * @source recovered loaders of the game, real maps @confidence certain
 */
export class UnlayeredAabbTree extends AabbTree.with(12, {
  /** First of `surfaceCount` surfaces. */
  firstSurface: span(i32, 'UNLAYERED_TRIANGLE_SOUPS', 'surfaceCount'),
  /** Number of children, which lie in one block; 0 for a leaf of the tree. */
  childCount: children(i32, 'UNLAYERED_AABB_TREES'),
}) {}

/**
 * A room of the renderer, joined to others by portals (lump 25).
 * @orig DiskGfxCell @source recovered loaders of the game, real maps @confidence certain
 */
export class Cell extends struct(112, {
  /** Lower corner of the box, in game units. */
  mins: vector(f32, ['x', 'y', 'z']),
  /** Upper corner of the box, in game units. */
  maxs: vector(f32, ['x', 'y', 'z']),
  /** Root of its tree of surfaces. */
  aabbTree: ref(u16, 'AABB_TREES'),
  /** Root of its tree of surfaces without layers. */
  unlayeredAabbTree: ref(u16, 'UNLAYERED_AABB_TREES'),
  /** First of `portalCount` portals out of the cell. */
  firstPortal: span(i32, 'PORTALS', 'portalCount'),
  /** Number of portals. */
  portalCount: i32,
  /** First of `cullGroupCount` entries in CULL_GROUP_INDICES. */
  firstCullGroup: span(i32, 'CULL_GROUP_INDICES', 'cullGroupCount'),
  /** Number of cull groups. */
  cullGroupCount: i32,
  /** Number of reflection probes that are used in the cell, at most 64. */
  reflectionProbeCount: u8,
  /** Those probes, counted from 1. */
  reflectionProbes: array(u8, 64),
}) {}

/**
 * A leaf of the tree that splits the world (lump 28).
 * @orig DiskLeaf @source recovered loaders of the game, real maps @confidence certain
 */
export class Leaf extends struct(24, {
  /** Row of the visibility lump; negative = none, the leaf is solid or outside. */
  cluster: i32,
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
}) {}

/**
 * The world (model 0) or a brush model that an entity names as `*1`, `*2` and so on (lump 37).
 * @orig DiskBrushModel @source recovered loaders of the game, real maps @confidence certain
 */
export class Model extends struct(48, {
  /** Lower corner of the box, in game units. The game widens it by 1. */
  mins: vector(f32, ['x', 'y', 'z']),
  /** Upper corner of the box, in game units. The game widens it by 1. */
  maxs: vector(f32, ['x', 'y', 'z']),
  /** First of `surfaceCount` drawn surfaces. */
  firstSurface: span(u16, 'TRIANGLE_SOUPS', 'surfaceCount'),
  /** First of `unlayeredSurfaceCount` drawn surfaces without layers. */
  firstUnlayeredSurface: span(u16, 'UNLAYERED_TRIANGLE_SOUPS', 'unlayeredSurfaceCount'),
  /** Number of drawn surfaces. */
  surfaceCount: u16,
  /** Number of drawn surfaces without layers. */
  unlayeredSurfaceCount: u16,
  /** First of `collisionTreeCount` trees of boxes around triangles. @confidence probable */
  firstCollisionTree: span(i32, 'COLLISION_AABB_TREES', 'collisionTreeCount'),
  /** Number of such trees. */
  collisionTreeCount: i32,
  /** First of `brushCount` brushes: these spans index the brushes themselves, not LEAF_BRUSHES. */
  firstBrush: span(i32, 'BRUSHES', 'brushCount'),
  /** Number of brushes. */
  brushCount: i32,
}) {}

/** Most sides of a brush that make sense. */
const MOST_SIDES = 256;

/** Whether four bytes may be a brush: it has six sides at least. */
function isLikelyBrush(bytes: Uint8Array): boolean {
  const sideCount = (bytes[0] ?? 0) + (bytes[1] ?? 0) * 256;
  return sideCount >= 6 && sideCount <= MOST_SIDES;
}

/** Call of Duty 4: a directory without offsets, surfaces with and without layers, light from lights that move. */
export const branch = deriveBranch(parent, {
  id: 'infinity-ward/call-of-duty4',
  title: 'Call of Duty 4: Modern Warfare',
  container: lumpSequence({
    magic: 'IBSP',
    versions: [22],
    idCount: 55,
    alignment: 4,
    // Recovered loaders take every lump for filled up, a wiki says that the brushes' edges aren't: the brushes behind them tell.
    maybeUnpadded: { lump: 7, followedBy: 8, size: 4, isLikely: isLikelyBrush },
    writeOrder: compilerOrder,
    // The game keeps room for that many.
    maximumCount: 100,
  }),
  lumps: {
    MATERIALS: lump(0, Material),
    LIGHTMAPS: lump(1, Lightmap),
    LIGHT_GRID_ENTRIES: lump(2, LightGridEntry),
    LIGHT_GRID_COLORS: lump(3, LightGridColors),
    PLANES: lump(4, Plane),
    BRUSH_SIDES: lump(5, BrushSide),
    /** How many edges each side of a brush has, 0 for one that is cut away; the edges of a side follow those of the side before. */
    BRUSH_SIDE_EDGE_COUNTS: lump(6, list(run(u8, 'BRUSH_EDGES'))),
    /** For each edge of each side the side beyond it, counted from the first side of the brush. */
    BRUSH_EDGES: lump(7, list(u8)),
    BRUSHES: lump(8, Brush),
    TRIANGLE_SOUPS: lump(9, TriangleSoup),
    DRAW_VERTICES: lump(10, DrawVertex),
    /** Vertices of triangles, three a triangle, counted from the first vertex of their surface. */
    DRAW_INDICES: lump(11, list(u16)),
    CULL_GROUPS: lump(12, CullGroup),
    /** Cull groups, as cells select them. */
    CULL_GROUP_INDICES: lump(13, list(ref(i32, 'CULL_GROUPS'))),
    /** Nothing that the game reads; its like held shadows before. @confidence unknown */
    UNKNOWN_14: lump(14, opaque),
    /** Nothing that the game reads; its like held shadows before. @confidence unknown */
    UNKNOWN_15: lump(15, opaque),
    /** Nothing that the game reads; its like held shadows before. @confidence unknown */
    UNKNOWN_16: lump(16, opaque),
    /** Nothing that the game reads; its like held shadows before. @confidence unknown */
    UNKNOWN_17: lump(17, opaque),
    /** Nothing that the game reads; its like held shadows before. @confidence unknown */
    UNKNOWN_18: lump(18, opaque),
    /** Corners of portals, in game units. */
    PORTAL_VERTICES: lump(19, list(vector(f32, ['x', 'y', 'z']))),
    /** Nothing that the game reads; its like held occluders before. @confidence unknown */
    UNKNOWN_20: lump(20, opaque),
    /** Nothing that the game reads; its like held occluders before. @confidence unknown */
    UNKNOWN_21: lump(21, opaque),
    /** Nothing that the game reads; its like held occluders before. @confidence unknown */
    UNKNOWN_22: lump(22, opaque),
    /** Nothing that the game reads; its like held occluders before. @confidence unknown */
    UNKNOWN_23: lump(23, opaque),
    AABB_TREES: lump(24, AabbTree),
    CELLS: lump(25, Cell),
    PORTALS: lump(26, Portal),
    NODES: lump(27, Node),
    LEAVES: lump(28, Leaf),
    /** Brushes, as leaves select them. */
    LEAF_BRUSHES: lump(29, list(ref(i32, 'BRUSHES'))),
    /** Numbers that the game loads, of which it isn't known what they count. @confidence guess */
    LEAF_SURFACES: lump(30, list(i32)),
    /** Corners of triangles to collide with, in game units. @confidence probable */
    COLLISION_VERTICES: lump(31, list(vector(f32, ['x', 'y', 'z']))),
    COLLISION_TRIANGLES: lump(32, CollisionTriangle),
    /** Whether one can walk over the edges of triangles, one bit each. @confidence probable */
    COLLISION_EDGES_WALKABLE: lump(33, list(u8)),
    COLLISION_BORDERS: lump(34, CollisionBorder),
    COLLISION_PARTITIONS: lump(35, CollisionPartition),
    COLLISION_AABB_TREES: lump(36, CollisionAabbTree),
    MODELS: lump(37, Model),
    /** Cluster-to-cluster visibility. @confidence probable */
    VISIBILITY: lump(38, visibility),
    /** What stands in the world: blocks of quoted keys and values, ended by a NUL. */
    ENTITIES: lump(39, entityText()),
    /** How computer players get from one place to the next: the number 8, a 16-bit count of places, then for each a 16-bit count of ways and that many of them, a 16-bit place and a distance as a 32-bit float; what follows isn't known. @confidence probable */
    PATH_CONNECTIONS: lump(40, opaque),
    REFLECTION_PROBES: lump(41, ReflectionProbe),
    /** Further data of vertices whose material has several layers. @confidence unknown */
    VERTEX_LAYER_DATA: lump(42, opaque),
    PRIMARY_LIGHTS: lump(43, PrimaryLight),
    LIGHT_GRID_HEADER: lump(44, lightGridHeader),
    /** Rows of the grid of light, each: first column and number of columns, lowest step in z and number of steps, all 16 bits, then the 32-bit number of its first entry, and runs of columns with the steps that they have. @confidence probable */
    LIGHT_GRID_ROWS: lump(45, opaque),
    /** Nothing that the game reads. @confidence unknown */
    UNKNOWN_46: lump(46, opaque),
    UNLAYERED_TRIANGLE_SOUPS: lump(47, UnlayeredTriangleSoup),
    UNLAYERED_DRAW_VERTICES: lump(48, DrawVertex),
    /** Vertices of triangles without layers, three a triangle, counted from the first vertex of their surface. */
    UNLAYERED_DRAW_INDICES: lump(49, list(u16)),
    UNLAYERED_CULL_GROUPS: lump(50, UnlayeredCullGroup),
    UNLAYERED_AABB_TREES: lump(51, UnlayeredAabbTree),
    LIGHT_REGIONS: lump(52, LightRegion),
    LIGHT_REGION_HULLS: lump(53, LightRegionHull),
    LIGHT_REGION_AXES: lump(54, LightRegionAxis),
  },
  without: [
    'SHADOW_VERTICES',
    'SHADOW_INDICES',
    'SHADOW_CLUSTERS',
    'SHADOW_TREES',
    'SHADOW_SOURCES',
    'OCCLUDERS',
    'OCCLUDER_PLANES',
    'OCCLUDER_EDGES',
    'OCCLUDER_INDICES',
    'COLLISION_EDGES',
  ],
  capabilities: { layers: callOfDuty4Layers },
  limits: callOfDuty4Limits,
});
