import { array, bits, i16, i32, padding, struct, u32 } from '@brushwork/record';

/**
 * Head of a ledge, a convex solid; its triangles follow.
 * @orig IVP_Compact_Ledge @source facts on the lump; all 10,600 ledges of real maps @confidence certain
 */
export class Ledge extends struct(16, {
  /** Offset of its points from this ledge. Ledges share points. */
  pointOffset: i32,
  /** What the game keeps with it; with children, the offset of its node from this ledge. */
  clientData: i32,
  /** 1 = the hull of a node that has children. */
  hasChildren: bits(u32, 2),
  /** Whether it is stored as described here; 1. */
  isCompact: bits(u32, 2),
  /** 0. */
  reserved: bits(u32, 4),
  /** Size in 16 bytes: 1, and 1 for each triangle and each point that they use. */
  sizeDividedBy16: bits(u32, 24),
  /** Number of triangles. */
  triangleCount: i16,
  /** 0. */
  unknown0xE: i16,
}) {}

/**
 * The same in a big-endian file, where the compiler gave bit fields the highest bits first.
 * @orig IVP_Compact_Ledge @source a real console map @confidence certain
 */
export class LedgeBigEndian extends struct(16, {
  /** Offset of its points from this ledge. Ledges share points. */
  pointOffset: i32,
  /** What the game keeps with it; with children, the offset of its node from this ledge. */
  clientData: i32,
  /** Size in 16 bytes: 1, and 1 for each triangle and each point that they use. */
  sizeDividedBy16: bits(u32, 24),
  /** 0. */
  reserved: bits(u32, 4),
  /** Whether it is stored as described here; 1. */
  isCompact: bits(u32, 2),
  /** 1 = the hull of a node that has children. */
  hasChildren: bits(u32, 2),
  /** Number of triangles. */
  triangleCount: i16,
  /** 0. */
  unknown0xE: i16,
}) {}

/**
 * Head of a ledge in a wide surface.
 * @source the two real maps that have such surfaces @confidence probable
 */
export class WideLedge extends struct(64, {
  /** Offset of its points from this ledge. Ledges share points. */
  pointOffset: i32,
  /** What the game keeps with it; with children, the offset of its node from this ledge. */
  clientData: i32,
  /** 1 = the hull of a node that has children. */
  hasChildren: bits(u32, 2),
  /** Whether it is stored as described here; 1. */
  isCompact: bits(u32, 2),
  /** 0. */
  reserved: bits(u32, 4),
  /** Size in 16 bytes, its points counted. */
  sizeDividedBy16: bits(u32, 24),
  /** Number of triangles. */
  triangleCount: i32,
  /** Filler. */
  padding: padding(48),
}) {}

/**
 * An edge of a triangle, from a point to that of the next edge.
 * @orig IVP_Compact_Edge @source facts on the lump @confidence certain
 */
export class LedgeEdge extends struct(4, {
  /** Point that it begins at, from the ledge's `pointOffset` on. */
  startPoint: bits(u32, 16),
  /** Distance to the same edge of the neighbour, walked the other way: in words of 4 bytes, triangle heads counted. */
  opposite: bits(i32, 15),
  /** 1 = no edge of the solid itself. */
  isVirtual: bits(u32, 1),
}) {}

/**
 * The same in a big-endian file.
 * @orig IVP_Compact_Edge @source a real console map @confidence certain
 */
export class LedgeEdgeBigEndian extends struct(4, {
  /** 1 = no edge of the solid itself. */
  isVirtual: bits(u32, 1),
  /** Distance to the same edge of the neighbour, walked the other way: in words of 4 bytes, triangle heads counted. */
  opposite: bits(i32, 15),
  /** Point that it begins at, from the ledge's `pointOffset` on. */
  startPoint: bits(u32, 16),
}) {}

/**
 * An edge of a triangle in a wide surface.
 * @source the two real maps that have such surfaces @confidence probable
 */
export class WideEdge extends struct(16, {
  /** Point that it begins at, from the ledge's `pointOffset` on. */
  startPoint: u32,
  /** Distance to the same edge of the neighbour, walked the other way: in 16 bytes, triangle heads counted. */
  opposite: i32,
  /** 1 = no edge of the solid itself. */
  isVirtual: u32,
  /** Filler. */
  padding: padding(4),
}) {}

/**
 * A triangle of a ledge, clockwise or not as the physics' axes have it: in game units its winding is reversed.
 * @orig IVP_Compact_Triangle @source facts on the lump @confidence certain
 */
export class LedgeTriangle extends struct(16, {
  /** Its own number in the ledge. */
  index: bits(u32, 12),
  /** Triangle on the other side of the ledge, which a line through this one comes out of. */
  pierceIndex: bits(u32, 12),
  /** Material, by its number in the model's `materialtable`. */
  material: bits(u32, 7),
  /** 1 = no face of the solid itself: it closes the hull of several. */
  isVirtual: bits(u32, 1),
  /** Its edges. */
  edges: array(LedgeEdge, 3),
}) {}

/**
 * The same in a big-endian file.
 * @orig IVP_Compact_Triangle @source a real console map @confidence certain
 */
export class LedgeTriangleBigEndian extends struct(16, {
  /** 1 = no face of the solid itself: it closes the hull of several. */
  isVirtual: bits(u32, 1),
  /** Material, by its number in the model's `materialtable`. */
  material: bits(u32, 7),
  /** Triangle on the other side of the ledge, which a line through this one comes out of. */
  pierceIndex: bits(u32, 12),
  /** Its own number in the ledge. */
  index: bits(u32, 12),
  /** Its edges. */
  edges: array(LedgeEdgeBigEndian, 3),
}) {}

/**
 * A triangle of a ledge in a wide surface.
 * @source the two real maps that have such surfaces @confidence probable
 */
export class WideTriangle extends struct(64, {
  /** Its own number in the ledge. */
  index: u32,
  /** Triangle on the other side of the ledge, which a line through this one comes out of. */
  pierceIndex: u32,
  /** Material, by its number in the model's `materialtable`. */
  material: u32,
  /** 1 = no face of the solid itself: it closes the hull of several. */
  isVirtual: u32,
  /** Its edges. */
  edges: array(WideEdge, 3),
}) {}
