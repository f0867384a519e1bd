/**
 * Records that things collide with. A grid over the map's floor has cells, a cell selects geometry sets, a set is one
 * primitive or several, and a primitive is a brush, triangles or a static prop. Distances are game units, z points up.
 */
import {
  array,
  bits,
  enumeration,
  f32,
  flags,
  i16,
  i32,
  ref,
  span,
  struct,
  u8,
  u16,
  u32,
  vector,
} from '@brushwork/record';
import { brushSideFlags, meshFlagsLow, PrimitiveType } from '../flags.js';
import { point } from './surfaces.js';

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`.
 * @source public readers; values of a real map @confidence certain
 */
export class Plane extends struct(16, {
  /** Unit vector across the plane. */
  normal: point,
  /** Distance of the plane from the origin along the normal, in game units. */
  distance: f32,
}) {}

/**
 * A box around collision geometry (lumps 68, 88 and 90), turned about the z axis.
 * @orig dcollyawbox_t @source public readers; values of a real map @confidence probable
 */
export class CollisionBounds extends struct(16, {
  /** Its middle, in whole game units. */
  origin: vector(i16, ['x', 'y', 'z']),
  /** Cosine of the angle that it is turned by, negative, in parts of 32768. */
  negativeCosine: i16,
  /** Half its size along each axis, in whole game units. */
  extents: vector(i16, ['x', 'y', 'z']),
  /** Sine of the angle that it is turned by, in parts of 32768. */
  positiveSine: i16,
}) {}

/**
 * The grid over the map's floor (lump 85): there is one record. Behind its cells CM_GRID_CELLS has one for each model.
 * @source public readers; values of a real map @confidence certain
 */
export class CollisionGrid extends struct(28, {
  /** Size of a cell, in game units. */
  scale: f32,
  /** Where the grid begins, in cells. */
  offset: vector(i32, ['x', 'y']),
  /** Number of cells along each axis. */
  count: vector(i32, ['x', 'y']),
  /** Number of groups of geometry sets that lie in several cells. */
  straddleGroupCount: i32,
  /** Plane from which on sides of brushes count theirs. */
  firstBrushPlane: i32,
}) {}

/**
 * A cell of the grid, or all of a model (lump 86).
 * @source public readers; references of a real map @confidence certain
 */
export class CollisionGridCell extends struct(4, {
  /** First of `geometrySetCount` sets. */
  firstGeometrySet: span(u16, 'CM_GEO_SETS', 'geometrySetCount'),
  /** Number of sets. */
  geometrySetCount: u16,
}) {}

/** What a set or an entry of CM_PRIMITIVES is. */
const primitive = {
  /** What it is to collision. */
  contents: ref(bits(u32, 8), 'CM_UNIQUE_CONTENTS'),
  /** The brush, triangle header or static prop; for a set of several, the first entry in CM_PRIMITIVES. */
  index: bits(u32, 16),
  /** What `index` counts. */
  type: enumeration(bits(u32, 8), PrimitiveType),
};

/**
 * Collision geometry that a cell selects (lump 87). CM_GEO_SET_BOUNDS has its box.
 * @source public readers and compilers; references of a real map @confidence probable
 */
export class GeometrySet extends struct(8, {
  /** Group of sets that are the same in other cells; 0 = it lies in one cell alone. */
  straddleGroup: u16,
  /** Number of primitives; with 1 the set is the primitive itself. */
  primitiveCount: u16,
  ...primitive,
}) {}

/**
 * A part of a geometry set of several (lump 89). CM_PRIMITIVE_BOUNDS has its box.
 * @source public readers and compilers @confidence probable
 */
export class Primitive extends struct(4, primitive) {}

/**
 * A convex solid (lump 92): a box, cut by planes. It has a side for each of the box's six, in the order -x +x -y +y -z
 * +z as far as is known, then one for each plane; those of brush `n` begin at `n * 6 + firstPlaneOffset`.
 * @source public readers and compilers; sums and references of a real map @confidence certain
 */
export class Brush extends struct(32, {
  /** Middle of the box, in game units. */
  origin: point,
  /** Number of planes whose side isn't to be discarded. */
  keptPlaneCount: u8,
  /** Number of planes that cut the box. */
  planeCount: u8,
  /** Number of the brush itself. */
  index: u16,
  /** Half the size of the box along each axis, in game units. */
  extents: point,
  /** First of `planeCount` entries in CM_BRUSH_SIDE_PLANE_OFFSETS; compilers write 0 for brushes without. */
  firstPlaneOffset: span(i32, 'CM_BRUSH_SIDE_PLANE_OFFSETS', 'planeCount'),
}) {}

/**
 * How a side of a brush looks (lump 94).
 * @source public readers and compilers; references of a real map @confidence probable
 */
export class BrushSideProperties extends struct(2, {
  /** Its texture. */
  texture: ref(bits(u16, 9), 'TEXTURE_DATA'),
  /** What is said of it. */
  flags: flags(bits(u16, 7), brushSideFlags),
}) {}

/**
 * How a texture lies on a side of a brush (lump 95), by the side's number.
 * @source public readers @confidence probable
 */
export class TextureVectors extends struct(32, {
  /** Across the texture: x, y and z of the axis, then the offset. */
  s: array(f32, 4),
  /** Down the texture: x, y and z of the axis, then the offset. */
  t: array(f32, 4),
}) {}

/**
 * A triangle to collide with (lump 66). Public tools disagree on how many bits each corner has.
 * @source one public reader of two @confidence guess
 */
export class CollisionTriangle extends struct(4, {
  /** First corner: a vertex counted from the header's first one. */
  first: bits(u32, 10),
  /** Second corner, counted from the first. */
  second: bits(u32, 7),
  /** Third corner, counted from the first. */
  third: bits(u32, 7),
  /** Flags; something to do with shape. */
  flags: bits(u32, 8),
}) {}

/**
 * Triangles to collide with, of a patch or a model (lump 69).
 * @source public readers and compilers agree @confidence probable
 */
export class CollisionTriangleHeader extends struct(44, {
  /** Flags; 0 as far as is known. */
  flags: i16,
  /** The lower half of its texture's flags. */
  textureFlags: flags(u16, meshFlagsLow),
  /** Texture, which says what it sounds like. */
  texture: ref(i16, 'TEXTURE_DATA'),
  /** Number of vertices. */
  vertexCount: u16,
  /** Number of triangles. */
  triangleCount: u16,
  /** Number of bevels. */
  bevelCount: u16,
  /** First of `vertexCount` vertices. */
  firstVertex: span(i32, 'VERTICES', 'vertexCount'),
  /** First of `triangleCount` triangles. */
  firstTriangle: span(i32, 'TRICOLL_TRIANGLES', 'triangleCount'),
  /** First of its boxes in TRICOLL_NODES; how many there are follows from the number of triangles. */
  firstNode: ref(i32, 'TRICOLL_NODES', { mayBeEmpty: true }),
  /** First of `bevelCount` bevels. */
  firstBevel: span(i32, 'TRICOLL_BEVEL_INDICES', 'bevelCount'),
  /** Where it stands, times the scale and negative. */
  origin: point,
  /** Scale of coordinates; 0 for a patch. */
  scale: f32,
}) {}
