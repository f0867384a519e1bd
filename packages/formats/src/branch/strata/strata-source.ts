/**
 * Strata Source (Momentum Mod, Portal 2: Community Edition): VBSP 25. Alien Swarm's lumps with 32-bit indexes and floating
 * point boxes; each widened lump has a version of its own. The project says that layouts may change without a new
 * version, so sizes decide.
 *
 * Sources: facts on branches, sizes and values of the two real maps at hand.
 */
import {
  array,
  bits,
  either,
  f32,
  flags,
  i16,
  i32,
  list,
  ref,
  signedRef,
  span,
  struct,
  u8,
  u32,
  vector,
} from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { entityText } from '../../container/entity-text-content.js';
import { lump } from '../../lump.js';
import { LeafAmbientIndex, LeafWaterData, branch as parent } from '../valve/alien-swarm.js';
import { contentFlags } from '../valve/flags.js';
import { compilerOrder2010, sourceDirectory } from '../valve/source-directory.js';

export * from '../valve/alien-swarm.js';

/**
 * A node of the trees that split the world and each brush model (lump 5, version 1).
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
 * A leaf of the trees (lump 10, version 2).
 * @source facts on branches; size on real maps @confidence probable
 */
export class LeafWide extends struct(56, {
  /** What its brushes are, all together. */
  contents: flags(i32, contentFlags),
  /** Row of the visibility lump; -1 = none, the leaf is solid or outside. */
  cluster: i32,
  /** Area that doors separate from others. */
  area: bits(i32, 17),
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
 * A flat convex polygon (lumps 7, 27 and 58, version 2).
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
 * A line between two vertices (lump 12, version 1).
 * @source facts on branches; size on real maps @confidence certain
 */
export class EdgeWide extends struct(8, {
  /** Its two ends. */
  vertices: array(ref(u32, 'VERTICES'), 2),
}) {}

/**
 * A side of a brush (lump 19, version 1).
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
 * A way out of an area (lump 21, version 1).
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

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37, version 1).
 * @source facts on branches @confidence probable
 */
export class PrimitiveWide extends struct(20, {
  /** 0 = list of triangles, 1 = strip. */
  type: u32,
  /** First of `indexCount` entries in PRIMITIVE_INDICES. */
  firstIndex: span(u32, 'PRIMITIVE_INDICES', 'indexCount'),
  /** Number of indexes. */
  indexCount: u32,
  /** First of `vertexCount` entries in PRIMITIVE_VERTICES. */
  firstVertex: span(u32, 'PRIMITIVE_VERTICES', 'vertexCount'),
  /** Number of vertices. */
  vertexCount: u32,
}) {}

/**
 * Which samples of ambient light a leaf has (lump 52, version 1), by the leaf's number.
 * @source facts on branches; size on real maps @confidence probable
 */
export class LeafAmbientIndexWide extends LeafAmbientIndex.with(8, {
  /** Number of samples. */
  sampleCount: u32,
  /** First of `sampleCount` samples. */
  firstSample: span(u32, 'LEAF_AMBIENT_LIGHTING', 'sampleCount', { mayBeEmpty: true }),
}) {}

/**
 * The same for light with a high dynamic range (lump 51, version 1).
 * @source facts on branches; size on real maps @confidence probable
 */
export class LeafAmbientIndexHdrWide extends LeafAmbientIndexWide.with(8, {
  /** First of `sampleCount` samples. */
  firstSample: span(u32, 'LEAF_AMBIENT_LIGHTING_HDR', 'sampleCount', { mayBeEmpty: true }),
}) {}

/**
 * Water that leaves are in (lump 36, version 1).
 * @source facts on branches @confidence probable
 */
export class LeafWaterDataWide extends LeafWaterData.with(12, {
  /** How the surface is textured; -1 = not at all. */
  surfaceTexture: ref(i32, 'TEXTURE_INFO', { none: -1 }),
}) {}

/**
 * The brushes that a face came from (lump 23, version 1), by the face's number.
 * @source sizes of real maps @confidence probable
 */
export class FaceBrushListWide extends struct(8, {
  /** Number of brushes. */
  brushCount: u32,
  /** The brush, or the first entry in FACE_BRUSHES when there are several. */
  first: u32,
}) {}

/** Strata Source. */
export const branch = deriveBranch(parent, {
  id: 'strata/strata-source',
  title: 'Strata Source (Momentum Mod, Portal 2: Community Edition)',
  container: sourceDirectory([25], { writeOrder: compilerOrder2010, emptyAtZero: [58] }),
  lumps: {
    /** What stands in the world; from lump version 1 on with escapes in quotes. */
    ENTITIES: lump(0, entityText()),
    NODES: lump(5, NodeWide),
    FACES: lump(7, FaceWide),
    LEAVES: lump(10, LeafWide),
    /** Numbers that the editor gave the faces, by the face's number. */
    FACE_IDS: lump(11, list(u32)),
    EDGES: lump(12, EdgeWide),
    /** Edges in the order in which faces walk them, negative for backwards. */
    SURFEDGES: lump(13, list(signedRef(i32, 'EDGES'))),
    /** Faces, as leaves select them. */
    LEAF_FACES: lump(16, list(ref(u32, 'FACES', { mayBeEmpty: true }))),
    /** Brushes, as leaves select them. */
    LEAF_BRUSHES: lump(17, list(ref(u32, 'BRUSHES'))),
    BRUSH_SIDES: lump(19, BrushSideWide),
    AREA_PORTALS: lump(21, AreaPortalWide),
    /** Brushes, as faces of several select them. */
    FACE_BRUSHES: lump(22, list(ref(u32, 'BRUSHES'))),
    FACE_BRUSH_LISTS: lump(23, FaceBrushListWide),
    ORIGINAL_FACES: lump(27, OriginalFaceWide),
    /** Normals of the corners of all faces, one face after the other. */
    VERTEX_NORMAL_INDICES: lump(31, list(ref(u32, 'VERTEX_NORMALS'))),
    LEAF_WATER_DATA: lump(36, LeafWaterDataWide),
    PRIMITIVES: lump(37, PrimitiveWide),
    /** Corners of primitives' triangles, as numbers of the face's own corners. */
    PRIMITIVE_INDICES: lump(39, list(u32)),
    LEAF_AMBIENT_INDEX_HDR: lump(51, LeafAmbientIndexHdrWide),
    LEAF_AMBIENT_INDEX: lump(52, LeafAmbientIndexWide),
    FACES_HDR: lump(58, FaceWide),
  },
});
