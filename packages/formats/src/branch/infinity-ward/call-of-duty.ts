/**
 * Call of Duty (2003): IBSP 59, the layout that United Offensive shares. Little-endian, 33 lumps, length before offset.
 *
 * Sources: the runtime-verified United Offensive specification (record sizes, fields, loaders' behaviour), and the
 * real maps that settled where it is silent or wrong; `reference/corrections.md` lists those places. Distances are
 * game units (one inch), z points up, angles are degrees.
 */
import {
  array,
  bytes,
  children,
  choose,
  either,
  enumeration,
  f32,
  flags,
  i16,
  i32,
  list,
  many,
  opaque,
  overlay,
  ref,
  run,
  sequence,
  span,
  struct,
  text,
  u8,
  u16,
  u32,
  union,
  vector,
} from '@brushwork/record';
import { defineBranch } from '../../branch.js';
import { entityText } from '../../container/entity-text-content.js';
import { lumpDirectory } from '../../container/lump-directory.js';
import { callOfDutyLimits } from '../../limits/call-of-duty-limits.js';
import { lump } from '../../lump.js';
import { callOfDutyRules } from '../../rules/infinity-ward/index.js';
import { contentFlags } from './content-flags.js';
import { callOfDutyPlayer } from './player-size.js';
import { callOfDutyPlayerStarts } from './player-starts.js';
import { callOfDutyScene } from './scene.js';
import { surfaceFlags } from './surface-flags.js';

export { contentFlags } from './content-flags.js';
export { SurfaceType, surfaceFlags, surfaceTypeMask, surfaceTypeShift } from './surface-flags.js';

/** Kinds of static light (`Light.type`). */
export const LightType = {
  sun: 1,
  point: 2,
  linearPoint: 3,
  customPoint: 4,
  spot: 5,
  colorOnly: 6,
  customSpot: 7,
  diffuseSun: 8,
} as const;

/** How a collision patch is stored (`CollisionPatch.mode`); every other value than 0 is terrain. */
export const CollisionMode = { curve: 0, terrain: 1 } as const;

/** What a sample of the light-visibility cache holds (`LightVisibilitySample.state`). */
export const SampleState = { empty: 0, valid: 1, blocked: 2 } as const;

/** The bit of `LightVisibilitySample.visibleLights` that stands for the diffuse sun. */
export const DiffuseSunBit = { diffuseSun: 0x8000 } as const;

/**
 * One material (lump 0), shared by collision and renderer.
 * @orig dmaterial_t @source specification, lump 0 @confidence certain
 */
export class Material extends struct(72, {
  /** Path of the material without `.shader`, NUL-terminated within the 64 bytes: at most 63 bytes of text. */
  name: text(64),
  /** How the surface behaves: sky, not drawn, no lightmap; bits 20 to 24 are a `SurfaceType`, what it sounds like. @confidence probable */
  surfaceFlags: flags(i32, surfaceFlags),
  /** What the volume is for collision. Retail masks it with 0xDFFF7FFB. @confidence probable */
  contentFlags: flags(i32, contentFlags),
}) {}

/**
 * One page of baked light (lump 1). Surfaces name it by index; a page holds 512 x 512 pixels.
 * @source specification, lump 1 @confidence certain
 */
export class Lightmap extends struct(786432, {
  /** Rows of pixels from the first to the last, three bytes each: red, green, blue. */
  pixels: array(u8, 786432, { shape: [512, 512, 3] }),
}) {}

/**
 * A plane (lump 2): the points `p` with `dot(normal, p) = distance`.
 * @orig dplane_t @source specification, lump 2 @confidence certain
 */
export class Plane extends struct(16, {
  /** Unit vector across the plane. */
  normal: vector(f32, ['x', 'y', 'z']),
  /** Distance of the plane from the origin along the normal, in game units. */
  distance: f32,
}) {}

/**
 * One side of a brush (lump 3). Sides belong to the brushes in order: the first side of a brush is not stored.
 * @orig dbrushside_t @source specification, lump 3 @confidence certain
 */
export class BrushSide extends struct(8, {
  /** A distance for the first six sides of a brush, in the order -x +x -y +y -z +z; a plane's index for the others. */
  plane: overlay(i32, {
    /** Position of the side along its axis, in game units. */
    distance: f32,
    /** Plane that the side lies on. */
    index: ref(i32, 'PLANES'),
  }),
  /** Material of the side. */
  material: ref(i32, 'MATERIALS'),
}) {}

/**
 * A convex solid (lump 4): the space behind all its sides.
 * @orig dbrush_t @source specification, lump 4 @confidence certain
 */
export class Brush extends struct(4, {
  /** Number of sides, at least six; they follow those of the brush before. */
  sideCount: run(i16, 'BRUSH_SIDES', { choose: choose('plane', { 0: 'distance', 6: 'index' }) }),
  /** Material whose content flags the whole brush has. */
  material: ref(i16, 'MATERIALS'),
}) {}

/**
 * A drawn surface (lump 6): triangles of one material and lightmap.
 * @orig dsurface_t @source specification, lump 6 @confidence certain
 */
export class TriangleSoup extends struct(16, {
  /** Material that it is drawn with. */
  material: ref(i16, 'MATERIALS'),
  /** Lightmap page; negative = drawn without one. Compilers leave the numbers even when the lump of pages is empty. */
  lightmap: ref(i16, 'LIGHTMAPS', { none: 'negative', mayBeEmpty: true }),
  /** First of `vertexCount` vertices. */
  firstVertex: span(i32, 'DRAW_VERTICES', 'vertexCount'),
  /** Number of vertices. */
  vertexCount: u16,
  /** Number of indexes, three a triangle. */
  indexCount: u16,
  /** First of `indexCount` indexes, which count from `firstVertex`. */
  firstIndex: span(u32, 'DRAW_INDICES', 'indexCount', { local: 'firstVertex' }),
}) {}

/**
 * A vertex of drawn surfaces (lump 7).
 * @orig drawVert_t @source specification, lump 7 @confidence certain
 */
export class DrawVertex extends struct(44, {
  /** Place in the world, in game units. */
  position: vector(f32, ['x', 'y', 'z']),
  /** Texture coordinates of the material; 1 is one repeat. */
  textureCoordinates: vector(f32, ['s', 't']),
  /** Coordinates in the lightmap page, 0 to 1. */
  lightmapCoordinates: vector(f32, ['s', 't']),
  /** Unit vector away from the surface. */
  normal: vector(f32, ['x', 'y', 'z']),
  /** Colour and opacity, 0 to 255 each. */
  color: vector(u8, ['red', 'green', 'blue', 'alpha']),
}) {}

/**
 * A group of surfaces that is left out together when its box isn't seen (lump 9).
 * @source specification, lump 9 @confidence certain
 */
export class CullGroup extends struct(32, {
  /** Lower corner of the box, in game units. */
  mins: vector(f32, ['x', 'y', 'z']),
  /** Upper corner of the box, in game units. */
  maxs: vector(f32, ['x', 'y', 'z']),
  /** First of `surfaceCount` surfaces. */
  firstSurface: span(i32, 'TRIANGLE_SOUPS', 'surfaceCount'),
  /** Number of surfaces. */
  surfaceCount: i32,
}) {}

/**
 * A convex thing that hides what is behind it (lump 12).
 * @source specification, lump 12 @confidence certain
 */
export class Occluder extends struct(20, {
  /** First of `planeCount` entries in OCCLUDER_PLANES. */
  firstPlane: span(i32, 'OCCLUDER_PLANES', 'planeCount'),
  /** Number of planes. */
  planeCount: i16,
  /** Number of edges. */
  edgeCount: i16,
  /** Where the game puts the edges at run time. It reads them from the start of OCCLUDER_EDGES for every occluder. */
  firstEdge: span(i32, 'OCCLUDER_EDGES', 'edgeCount', {
    from: 'start',
    local: { planes: 'firstPlane', vertices: 'firstVertex' },
  }),
  /** First of `vertexCount` vertices. */
  firstVertex: span(i32, 'PORTAL_VERTICES', 'vertexCount'),
  /** Number of vertices. */
  vertexCount: i16,
}) {}

/**
 * An edge of an occluder (lump 14).
 * @source specification, lump 14 @confidence certain
 */
export class OccluderEdge extends struct(4, {
  /** The two planes that meet in it, counted from the occluder's first. */
  planes: array(u8, 2),
  /** Its two ends, counted from the occluder's first vertex. */
  vertices: array(u8, 2),
}) {}

/**
 * A node of a cell's tree of surfaces (lump 16). Its box is derived from surfaces and children and not stored.
 * @source specification, lump 16; order of the children from real maps @confidence probable
 */
export class AabbTree extends struct(12, {
  /** First of `surfaceCount` surfaces. */
  firstSurface: span(i32, 'TRIANGLE_SOUPS', 'surfaceCount'),
  /** Number of surfaces, those of the children included. */
  surfaceCount: i32,
  /** Number of children, which lie in one block; 0 for a leaf of the tree. Below depth two the order of the blocks is unproven. */
  childCount: children(i32, 'AABB_TREES'),
}) {}

/**
 * A room of the renderer, joined to others by portals (lump 17).
 * @source specification, lump 17 @confidence certain
 */
export class Cell extends struct(52, {
  /** Lower corner of the box, in game units. */
  mins: vector(f32, ['x', 'y', 'z']),
  /** Upper corner of the box, in game units. */
  maxs: vector(f32, ['x', 'y', 'z']),
  /** Root of its tree of surfaces. */
  aabbTree: ref(i32, 'AABB_TREES'),
  /** First of `portalCount` portals out of the cell. */
  firstPortal: span(i32, 'PORTALS', 'portalCount'),
  /** Number of portals. */
  portalCount: i32,
  /** First of `cullGroupCount` entries in CULL_GROUP_INDICES. */
  firstCullGroup: span(i32, 'CULL_GROUP_INDICES', 'cullGroupCount'),
  /** Number of cull groups. */
  cullGroupCount: i32,
  /** First of `occluderCount` entries in OCCLUDER_INDICES. */
  firstOccluder: span(i32, 'OCCLUDER_INDICES', 'occluderCount'),
  /** Number of occluders. */
  occluderCount: i32,
}) {}

/**
 * A way out of a cell (lump 18). The cell that it leads out of is the one whose span holds it.
 * @source specification, lump 18 @confidence certain
 */
export class Portal extends struct(16, {
  /** Plane of the opening. */
  plane: ref(i32, 'PLANES'),
  /** Cell that it leads into. */
  cell: ref(i32, 'CELLS'),
  /** First of `vertexCount` corners of the opening. */
  firstVertex: span(i32, 'PORTAL_VERTICES', 'vertexCount'),
  /** Number of corners. */
  vertexCount: i32,
}) {}

/**
 * A node of the tree that splits the world (lump 20).
 * @orig dnode_t @source specification, lump 20 @confidence certain
 */
export class Node extends struct(36, {
  /** Plane that splits it. */
  plane: ref(i32, 'PLANES'),
  /** What lies before and behind the plane: a node, or with a negative `n` leaf `-1 - n`. */
  children: array(either(i32, 'NODES', 'LEAVES'), 2),
  /** Lower corner of the box, in whole game units. The game doesn't read it. */
  mins: vector(i32, ['x', 'y', 'z']),
  /** Upper corner of the box, in whole game units. The game doesn't read it. */
  maxs: vector(i32, ['x', 'y', 'z']),
}) {}

/**
 * A leaf of the tree that splits the world (lump 21).
 * @orig dleaf_t @source specification, lump 21 @confidence certain
 */
export class Leaf extends struct(36, {
  /** Row of the visibility lump; negative = none, the leaf is solid or outside. */
  cluster: i32,
  /** Area that doors separate from others; -1 = none. */
  area: i32,
  /** First of `patchCount` entries in LEAF_SURFACES. */
  firstPatch: span(i32, 'LEAF_SURFACES', 'patchCount'),
  /** Number of collision patches. */
  patchCount: i32,
  /** First of `brushCount` entries in LEAF_BRUSHES. */
  firstBrush: span(i32, 'LEAF_BRUSHES', 'brushCount'),
  /** Number of brushes. */
  brushCount: i32,
  /** Cell of the renderer; -1 = none. */
  cell: ref(i32, 'CELLS', { none: -1 }),
  /** First of `lightCount` entries in LIGHT_INDICES. A negative first entry is the mark of sunlight and no light. */
  firstLight: span(i32, 'LIGHT_INDICES', 'lightCount', { marker: 'first-negative' }),
  /** Number of light indexes, the mark of sunlight included. */
  lightCount: i32,
}) {}

/**
 * A curve or a piece of terrain to collide with (lump 24).
 * @source specification, lump 24 @confidence certain
 */
export class CollisionPatch extends struct(16, {
  /** Material whose flags it has. */
  material: ref(i16, 'MATERIALS'),
  /** 0 = a grid of quadratic curves, anything else = triangles. */
  mode: enumeration(u8, CollisionMode),
  /** What the mode says it is. */
  shape: union(
    'mode',
    { 0: 'curve', otherwise: 'terrain' },
    {
      /** A grid of quadratic curves. */
      curve: {
        /** Control points in a row, odd and at least 3. */
        width: i16,
        /** Rows of control points, odd and at least 3. */
        height: i16,
        /** How far the triangles may be off the curve before it is subdivided further, in game units. */
        maxError: i32,
        /** First of `width * height` control points. */
        firstVertex: span(u32, 'COLLISION_VERTICES', 'width * height'),
      },
      /** Triangles. */
      terrain: {
        /** Number of vertices. */
        vertexCount: i16,
        /** Number of indexes, three a triangle. */
        indexCount: i16,
        /** First of `vertexCount` vertices. */
        firstVertex: span(u32, 'COLLISION_VERTICES', 'vertexCount'),
        /** First of `indexCount` indexes, which count from `firstVertex`. */
        firstIndex: span(u32, 'COLLISION_INDICES', 'indexCount', { local: 'firstVertex' }),
      },
    },
  ),
}) {}

/**
 * The world (model 0) or a brush model that an entity names as `*1`, `*2` and so on (lump 27).
 * @orig dmodel_t @source specification, lump 27; brush span from real maps @confidence certain
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
  /** First of `patchCount` entries in LEAF_SURFACES. */
  firstPatch: span(i32, 'LEAF_SURFACES', 'patchCount'),
  /** Number of collision patches. */
  patchCount: i32,
  /** First of `brushCount` brushes: these spans index the brushes themselves, not LEAF_BRUSHES. */
  firstBrush: span(i32, 'BRUSHES', 'brushCount'),
  /** Number of brushes. */
  brushCount: i32,
}) {}

/**
 * Cluster-to-cluster visibility (lump 28). An empty lump means that everything is seen from everywhere.
 * @source specification, lump 28 @confidence certain
 */
export const visibility = sequence('Visibility', {
  /** Number of rows: the highest cluster of a leaf, plus one. */
  clusterCount: i32,
  /** Bytes in each row, at least one bit a cluster. */
  bytesPerCluster: i32,
  /** The rows: bit `c & 7` of byte `c >> 3` says whether cluster `c` is seen. */
  rows: many(u8, 'clusterCount * bytesPerCluster'),
});

/**
 * A light that doesn't move (lump 30).
 * @source specification, lump 30 @confidence certain
 */
export class Light extends struct(72, {
  /** Kind of light, 1 to 8. */
  type: enumeration(i32, LightType),
  /** Colour, 1 = full, as the source text has it. */
  color: vector(f32, ['red', 'green', 'blue']),
  /** Place of point and spot lights, in game units. */
  position: vector(f32, ['x', 'y', 'z']),
  /** Unit vector: towards the sun for suns, as the one real map with a sun has it; of spots, along the light. @confidence probable */
  direction: vector(f32, ['x', 'y', 'z']),
  /** How the light falls off, as the type needs it. */
  parameters: union(
    'type',
    { 3: 'linear', 4: 'custom', 5: 'spot', 7: 'customSpot', otherwise: 'none' },
    {
      /** Types that need none: suns, points, colours, and unknown types. */
      none: {
        /** Nothing that is read; point lights fall off with the square of the distance. */
        unused: bytes(16),
      },
      /** Point lights that fall off with the distance. */
      linear: {
        /** Factor of the distance in the fall-off. */
        linearAttenuation: f32,
      },
      /** Point lights with a fall-off of their own. */
      custom: {
        /** Factor of the squared distance in the fall-off. */
        quadraticAttenuation: f32,
        /** Constant part of the fall-off. */
        constantAttenuation: f32,
      },
      /** Spot lights. */
      spot: {
        /** Cosine of the angle at which the cone ends. */
        cutoffCosine: f32,
        /** How sharply the light is gathered around the axis. */
        exponent: i32,
      },
      /** Spot lights with a fall-off of their own. */
      customSpot: {
        /** Factor of the squared distance in the fall-off. */
        quadraticAttenuation: f32,
        /** Constant part of the fall-off. */
        constantAttenuation: f32,
        /** Cosine of the angle at which the cone ends. */
        cutoffCosine: f32,
        /** How sharply the light is gathered around the axis. */
        exponent: i32,
      },
    },
  ),
  /** Sixteen bytes that no loader reads. @confidence unknown */
  unknown0x38: bytes(16),
}) {}

/**
 * An entry of the light-visibility cache (lump 32): which lights reach a place of the sampling grid.
 * @source specification, lump 32 @confidence certain
 */
export class LightVisibilitySample extends struct(12, {
  /** Place and cluster: `y << 22 | (x & 0x3ff) << 12 | cluster & 0xfff`, in steps of the grid: 32 units along x and y, 64 along z, from -131,072 on. */
  key: u32,
  /** Whether the entry is used, and whether the place is inside something solid. */
  state: enumeration(u8, SampleState),
  /** How much of the diffuse sun is seen, for step counts of 1 to 5. */
  diffuseSunVisibility: array(u8, 5),
  /** Bit `n` = light `n` of the leaf's span is seen; the highest bit is the diffuse sun. */
  visibleLights: flags(u16, DiffuseSunBit),
}) {}

/** Call of Duty: the layout that its expansion shares. */
export const branch = defineBranch({
  id: 'infinity-ward/call-of-duty',
  title: 'Call of Duty',
  container: lumpDirectory({
    magic: 'IBSP',
    versions: [59],
    entryCount: 33,
    entry: ['length', 'offset'],
    alignment: 4,
    emptyOffset: 'running',
    emptyAtZero: [31, 32],
  }),
  byteOrders: ['little'],
  lumps: {
    MATERIALS: lump(0, Material),
    LIGHTMAPS: lump(1, Lightmap),
    PLANES: lump(2, Plane),
    BRUSH_SIDES: lump(3, BrushSide),
    BRUSHES: lump(4, Brush),
    /** Nothing that a loader reads; empty in every real map at hand. */
    UNKNOWN_5: lump(5, opaque),
    TRIANGLE_SOUPS: lump(6, TriangleSoup),
    DRAW_VERTICES: lump(7, DrawVertex),
    /** Vertices of triangles, three a triangle, counted from the first vertex of their surface. The specification calls them signed; a surface may have more vertices than a signed number counts, and the game reads them unsigned. */
    DRAW_INDICES: lump(8, list(u16)),
    CULL_GROUPS: lump(9, CullGroup),
    /** Cull groups, as cells select them. */
    CULL_GROUP_INDICES: lump(10, list(ref(i32, 'CULL_GROUPS'))),
    /** Corners of portals and occluders, in game units. */
    PORTAL_VERTICES: lump(11, list(vector(f32, ['x', 'y', 'z']))),
    OCCLUDERS: lump(12, Occluder),
    /** Planes, as occluders select them. */
    OCCLUDER_PLANES: lump(13, list(ref(i32, 'PLANES'))),
    OCCLUDER_EDGES: lump(14, OccluderEdge),
    /** Occluders, as cells select them. */
    OCCLUDER_INDICES: lump(15, list(ref(i16, 'OCCLUDERS'))),
    AABB_TREES: lump(16, AabbTree),
    CELLS: lump(17, Cell),
    PORTALS: lump(18, Portal),
    /** Lights, as leaves select them. A negative first entry of a leaf is the mark of sunlight. */
    LIGHT_INDICES: lump(19, list(ref(i16, 'LIGHTS', { none: 'negative' }))),
    NODES: lump(20, Node),
    LEAVES: lump(21, Leaf),
    /** Brushes, as leaves select them. */
    LEAF_BRUSHES: lump(22, list(ref(i32, 'BRUSHES'))),
    /** Collision patches, as leaves and models select them; the name is older than its use. */
    LEAF_SURFACES: lump(23, list(ref(i32, 'COLLISION_PATCHES'))),
    COLLISION_PATCHES: lump(24, CollisionPatch),
    /** Control points of curves and corners of terrain, in game units. */
    COLLISION_VERTICES: lump(25, list(vector(f32, ['x', 'y', 'z']))),
    /** Corners of terrain triangles, counted from the first vertex of their patch. */
    COLLISION_INDICES: lump(26, list(i16)),
    MODELS: lump(27, Model),
    VISIBILITY: lump(28, visibility),
    /** What stands in the world: blocks of quoted keys and values, ended by a NUL. */
    ENTITIES: lump(29, entityText()),
    LIGHTS: lump(30, Light),
    /** Nothing that a loader reads; empty in every real map at hand. */
    UNKNOWN_31: lump(31, opaque),
    LIGHT_VISIBILITY_CACHE: lump(32, LightVisibilitySample),
  },
  capabilities: {
    surfaces: 'triangle-soups',
    ...callOfDutyScene,
    playerStarts: callOfDutyPlayerStarts,
    player: callOfDutyPlayer,
    spaceTree: { nodes: 'NODES', leaves: 'LEAVES', planes: 'PLANES' },
    visibility: { kind: 'pvs-raw', lump: 'VISIBILITY', leaves: 'LEAVES' },
    brushes: { brushes: 'BRUSHES', sides: 'BRUSH_SIDES', axialSides: 6, planes: 'PLANES' },
    lightmaps: { lump: 'LIGHTMAPS', pixels: 'pixels', width: 512, height: 512 },
    surfaceTree: { lump: 'AABB_TREES', roots: { lump: 'CELLS', field: 'aabbTree' } },
    lightCache: {
      lump: 'LIGHT_VISIBILITY_CACHE',
      buckets: 8192,
      entriesPerBucket: 32,
      leaves: 'LEAVES',
      lightIndices: 'LIGHT_INDICES',
    },
    entities: 'ENTITIES',
  },
  rules: callOfDutyRules,
  limits: callOfDutyLimits,
});
