import { bits, f32, i32, padding, struct, u8, u32, vector } from '@brushwork/record';

/** `IVPS` as a word: the last one of a surface of ledges. */
export const LEDGE_SURFACE_ID = 0x53505649;
/** `MOPP` as a word: the last one of a surface of another physics library. */
export const MOPP_SURFACE_ID = 0x50504f4d;

/**
 * Head of a surface. All offsets in it count from its first byte. Lengths are metres; the axes are the physics' own:
 * its (x, y, z) lies at (x, z, -y) / 0.0254 in game units, its inertia along (x, z, y).
 * @orig IVP_Compact_Surface @source facts on the lump; all 486 surfaces of real maps @confidence certain
 */
export class CompactSurface extends struct(48, {
  /** Centre of mass, in metres. */
  massCenter: vector(f32, ['x', 'y', 'z']),
  /** Inertia around each axis, that of one kilogram: in square metres. @confidence probable */
  rotationInertia: vector(f32, ['x', 'y', 'z']),
  /** Distance of the farthest point from the centre of mass, in metres. */
  upperLimitRadius: f32,
  /** How far the surface is from a sphere around the centre of mass: a share of the radius, 250 = all of it. @confidence probable */
  maxDeviation: bits(u32, 8),
  /** Size of the whole surface in bytes. */
  byteSize: bits(u32, 24),
  /** Offset of the root of the ledge tree. */
  rootOffset: i32,
  /** 0; in surfaces of another physics library 48, where its own data begins. */
  unknown0x24: i32,
  /** 0. */
  unknown0x28: i32,
  /** `IVPS`, `MOPP`, or 0 in old files, as a word. */
  id: u32,
}) {}

/**
 * The same in a big-endian file, where the compiler gave bit fields the highest bits first.
 * @orig IVP_Compact_Surface @source a real console map @confidence certain
 */
export class CompactSurfaceBigEndian extends struct(48, {
  /** Centre of mass, in metres. */
  massCenter: vector(f32, ['x', 'y', 'z']),
  /** Inertia around each axis, that of one kilogram: in square metres. @confidence probable */
  rotationInertia: vector(f32, ['x', 'y', 'z']),
  /** Distance of the farthest point from the centre of mass, in metres. */
  upperLimitRadius: f32,
  /** Size of the whole surface in bytes. */
  byteSize: bits(u32, 24),
  /** How far the surface is from a sphere around the centre of mass: a share of the radius, 250 = all of it. @confidence probable */
  maxDeviation: bits(u32, 8),
  /** Offset of the root of the ledge tree. */
  rootOffset: i32,
  /** 0. */
  unknown0x24: i32,
  /** 0. */
  unknown0x28: i32,
  /** `IVPS` as a word. */
  id: u32,
}) {}

/**
 * Head of a wide surface, whose sizes and indexes have 32 bits (solids of version 0x101).
 * @source the two real maps that have such surfaces: every byte is accounted for @confidence probable
 */
export class WideSurface extends struct(64, {
  /** Centre of mass, in metres. */
  massCenter: vector(f32, ['x', 'y', 'z']),
  /** Inertia around each axis, that of one kilogram: in square metres. @confidence probable */
  rotationInertia: vector(f32, ['x', 'y', 'z']),
  /** Distance of the farthest point from the centre of mass, in metres. */
  upperLimitRadius: f32,
  /** How far the surface is from a sphere around the centre of mass: a share of the radius, 250 = all of it. */
  maxDeviation: u32,
  /** Size of the whole surface in bytes. */
  byteSize: u32,
  /** Offset of the root of the ledge tree. */
  rootOffset: i32,
  /** 0. */
  unknown0x28: i32,
  /** `IVPS` as a word. */
  id: u32,
  /** Filler. */
  padding: padding(16),
}) {}

/**
 * A node of the tree of ledges. Its left child is the node behind it.
 * @orig IVP_Compact_Ledgetree_Node @source facts on the lump; all 20,000 nodes of real maps @confidence certain
 */
export class LedgeTreeNode extends struct(28, {
  /** Offset of the right child from this node; 0 = a leaf, which has no left child either. */
  rightOffset: i32,
  /** Offset of its ledge from this node; 0 = none. A leaf has one, another node may have its convex hull. */
  ledgeOffset: i32,
  /** Centre of a sphere around it, in metres. */
  center: vector(f32, ['x', 'y', 'z']),
  /** Radius of the sphere, in metres. */
  radius: f32,
  /** Half the size of a box around the centre along each axis: a share of the radius, 250 = all of it; rounded up. */
  boxSizes: vector(u8, ['x', 'y', 'z']),
  /** Number of the leaf in the order of the tree, the lowest 8 bits; 0 throughout in maps of older compilers. */
  leafNumber: u8,
}) {}

/**
 * A corner of ledges.
 * @orig IVP_Compact_Poly_Point @source facts on the lump @confidence certain
 */
export class LedgePoint extends struct(16, {
  /** Place in metres, along the physics' own axes. */
  position: vector(f32, ['x', 'y', 'z']),
  /** Not used: what the compiler's memory held there. */
  unused: u32,
}) {}
