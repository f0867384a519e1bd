/**
 * Records with 32-bit numbers where those of most Source games have 16, as engines have them whose makers widened the
 * same lumps, each on their own: the bytes are the same as far as is known.
 */
import {
  array,
  bits,
  either,
  f32,
  flags,
  i16,
  i32,
  ref,
  span,
  struct,
  u8,
  u32,
  vector,
} from '@brushwork/record';
import { contentFlags } from '../flags.js';
import {
  DisplacementCornerNeighbors,
  DisplacementInfo,
  DisplacementNeighbor,
  DisplacementSubNeighbor,
} from './displacements.js';
import { Overlay } from './surfaces.js';

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * @source facts on branches; size on real maps @confidence probable
 */
export class NodeWide extends struct(48, {
  /** Plane that splits it. */
  plane: ref(i32, 'PLANES'),
  /** What lies before and behind the plane: a node, or with a negative `n` leaf `-1 - n`. */
  children: array(either(i32, 'NODES', 'LEAVES'), 2),
  /** Lower corner of a rough box, in game units. */
  mins: vector(f32, ['x', 'y', 'z']),
  /** Upper corner of a rough box, in game units. */
  maxs: vector(f32, ['x', 'y', 'z']),
  /** First of `faceCount` faces that lie on the node's plane. */
  firstFace: span(u32, 'FACES', 'faceCount', { mayBeEmpty: true }),
  /** Number of faces, those of both sides counted. */
  faceCount: u32,
  /** Area of all leaves below, or -1 when they are in several. */
  area: i16,
}) {}

/**
 * A leaf of the trees (lump 10).
 * @source facts on branches; size on real maps @confidence probable
 */
export class LeafWide extends struct(56, {
  /** What its brushes are, all together. */
  contents: flags(i32, contentFlags),
  /** Row of the visibility lump; -1 = none, the leaf is solid or outside. */
  cluster: i32,
  /** Area that doors separate from others; 0 = none. */
  area: ref(bits(i32, 17), 'AREAS'),
  /** What the leaf is for: sky, radial visibility, 2D sky. */
  flags: bits(i32, 15),
  /** Lower corner of a rough box, in game units. */
  mins: vector(f32, ['x', 'y', 'z']),
  /** Upper corner of a rough box, in game units. */
  maxs: vector(f32, ['x', 'y', 'z']),
  /** First of `faceCount` entries in LEAF_FACES. */
  firstFace: span(u32, 'LEAF_FACES', 'faceCount'),
  /** Number of faces. */
  faceCount: u32,
  /** First of `brushCount` entries in LEAF_BRUSHES. */
  firstBrush: span(u32, 'LEAF_BRUSHES', 'brushCount'),
  /** Number of brushes. */
  brushCount: u32,
  /** Water that the leaf is in; -1 = none. */
  water: ref(i32, 'LEAF_WATER_DATA', { none: -1 }),
}) {}

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * @source facts on branches; size on real maps @confidence probable
 */
export class FaceWide extends struct(72, {
  /** Plane that the face lies on. */
  plane: ref(u32, 'PLANES'),
  /** Non-zero when the face looks away from its plane's normal. */
  side: u8,
  /** 1 = on a node, 0 = inside a leaf. */
  onNode: u8,
  /** First of `edgeCount` entries in SURFEDGES, clockwise as seen from the front. */
  firstEdge: span(i32, 'SURFEDGES', 'edgeCount'),
  /** Number of edges. */
  edgeCount: i32,
  /** How it is textured; -1 = not at all. */
  texture: ref(i32, 'TEXTURE_INFO', { none: -1 }),
  /** Displacement made of it; -1 = none. */
  displacement: ref(i32, 'DISPLACEMENT_INFO', { none: -1 }),
  /** Fog volume that it is the surface of; -1 = none. */
  fogVolume: i32,
  /** Light styles; 255 = unused slot. */
  styles: array(u8, 4),
  /** Byte offset in the lump of lightmap samples; -1 = not lit. */
  lightOffset: i32,
  /** Area, in square game units. */
  area: f32,
  /** Lower corner of its lightmap, in samples. */
  lightmapMins: vector(i32, ['s', 't']),
  /** Size of its lightmap, in samples, less one. */
  lightmapSize: vector(i32, ['s', 't']),
  /** Face before splitting that it is a part of; -1 = none. */
  originalFace: ref(i32, 'ORIGINAL_FACES', { none: -1, mayBeEmpty: true }),
  /** Whether dynamic shadows fall on the face. */
  dynamicShadows: bits(u32, 1),
  /** Number of primitives. */
  primitiveCount: bits(u32, 31),
  /** First of `primitiveCount` primitives. */
  firstPrimitive: span(u32, 'PRIMITIVES', 'primitiveCount'),
  /** Groups of faces that light is smoothed across. */
  smoothingGroups: u32,
}) {}

/**
 * A face before it was split (lump 27); its texture may be an old number, as in all Source maps.
 * @source facts on branches; size on real maps @confidence probable
 */
export class OriginalFaceWide extends FaceWide.with(72, {
  /** How it was textured when the compiler split it; the number may be an old one. -1 = not at all. */
  texture: i32,
}) {}

/**
 * A line between two vertices (lump 12).
 * @source facts on branches; size on real maps @confidence certain
 */
export class EdgeWide extends struct(8, {
  /** Its two ends. */
  vertices: array(ref(u32, 'VERTICES'), 2),
}) {}

/**
 * A side of a brush (lump 19).
 * @source facts on branches; size on real maps @confidence probable
 */
export class BrushSideWide extends struct(16, {
  /** Plane that faces out of the brush. */
  plane: ref(u32, 'PLANES'),
  /** How it is textured; -1 = not at all. */
  texture: ref(i32, 'TEXTURE_INFO', { none: -1 }),
  /** Displacement made of it; -1 or 0 where there is none. */
  displacement: i32,
  /** 1 = the side was added for collision only. */
  bevel: u8,
  /** 1 = the brush is thin along this side. */
  thin: u8,
}) {}

/**
 * A way out of an area (lump 21).
 * @source facts on branches; size on real maps @confidence probable
 */
export class AreaPortalWide extends struct(20, {
  /** Number by which an entity opens and closes it (`portalnumber`). */
  key: u32,
  /** Area that it leads into. */
  otherArea: ref(u32, 'AREAS'),
  /** First of `vertexCount` corners of the opening. */
  firstVertex: span(u32, 'CLIP_PORTAL_VERTICES', 'vertexCount'),
  /** Number of corners. */
  vertexCount: u32,
  /** Plane of the opening. */
  plane: ref(i32, 'PLANES'),
}) {}

/** Values that stand for no displacement: the old one, which some may have kept, and that of 32 bits. */
const noDisplacement = [0xffff, 0xffffffff];

/**
 * A displacement that lies along an edge, or along half of it.
 * @orig CDispSubNeighbor @source facts on branches @confidence probable
 */
export class DisplacementSubNeighborWide extends DisplacementSubNeighbor.with(8, {
  /** Displacement; 0xFFFFFFFF or 0xFFFF = none. */
  displacement: ref(u32, 'DISPLACEMENT_INFO', { none: noDisplacement }),
}) {}

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * @orig CDispNeighbor @source facts on branches @confidence probable
 */
export class DisplacementNeighborWide extends DisplacementNeighbor.with(16, {
  /** The neighbours; one along the whole edge stands first. */
  subNeighbors: array(DisplacementSubNeighborWide, 2),
}) {}

/**
 * Displacements that touch a corner only.
 * @orig CDispCornerNeighbors @source facts on branches @confidence probable
 */
export class DisplacementCornerNeighborsWide extends DisplacementCornerNeighbors.with(20, {
  /** The displacements; the first `count` are used. */
  neighbors: array(ref(u32, 'DISPLACEMENT_INFO'), 4, { used: 'count' }),
}) {}

/**
 * A displacement (lump 26).
 * @orig ddispinfo_t @source facts on branches @confidence probable
 */
export class DisplacementInfoWide extends DisplacementInfo.with(232, {
  /** Face that it was made of. */
  face: ref(u32, 'FACES', { mayBeEmpty: true }),
  /** What lies along the left, top, right and bottom edge. */
  edgeNeighbors: array(DisplacementNeighborWide, 4),
  /** What touches the lower left, upper left, upper right and lower right corner. */
  cornerNeighbors: array(DisplacementCornerNeighborsWide, 4),
}) {}

/**
 * A decal that lies on faces (lump 45).
 * @orig doverlay_t @source facts on branches @confidence probable
 */
export class OverlayWide extends Overlay.with(356, {
  /** How it is textured; -1 = not at all. */
  texture: ref(i32, 'TEXTURE_INFO', { none: -1 }),
  /** Number of faces that it lies on, at most 64. */
  faceCount: bits(u32, 30),
  /** Which of several overlapping ones is drawn last. */
  renderOrder: bits(u32, 2),
}) {}
