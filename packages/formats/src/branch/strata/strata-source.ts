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
  candidates,
  i32,
  list,
  opaque,
  records,
  ref,
  signedRef,
  span,
  struct,
  u8,
  u16,
  u32,
  vector,
  versions,
} from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { entityText } from '../../container/entity-text-content.js';
import { strataLimits } from '../../limits/source-limits.js';
import { lump } from '../../lump.js';
import {
  AreaPortal,
  BrushSideThin,
  DisplacementInfo,
  Edge,
  Face,
  FaceBrushList,
  Leaf,
  LeafAmbientIndex,
  LeafAmbientIndexHdr,
  LeafVersion0,
  LeafWaterData,
  Node,
  OriginalFace,
  Overlay,
  Primitive,
  branch as parent,
  WaterOverlay,
} from '../valve/alien-swarm.js';
import {
  AreaPortalWide,
  BrushSideWide,
  DisplacementInfoWide,
  EdgeWide,
  FaceWide,
  LeafWide,
  NodeWide,
  OriginalFaceWide,
  OverlayWide,
} from '../valve/records/wide.js';
import { compilerOrder2010, sourceDirectory } from '../valve/source-directory.js';

export * from '../valve/alien-swarm.js';
export * from '../valve/records/wide.js';

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

/**
 * A decal that lies on faces (lump 45, version 2).
 * @orig doverlay_t @source facts on branches @confidence probable
 */
export class OverlayTinted extends OverlayWide.insertAfter(360, 'normal', {
  /** Colour that it is multiplied with. */
  tint: vector(u8, ['red', 'green', 'blue', 'alpha']),
}) {}

/**
 * A decal that lies on water (lump 50, version 1).
 * @orig dwateroverlay_t @source facts on branches @confidence probable
 */
export class WaterOverlayWide extends OverlayWide.with(1124, {
  /** Number of faces that it lies on, at most 256. */
  faceCount: bits(u32, 30),
  /** Faces that it lies on; the first `faceCount` are used. */
  faces: array(ref(i32, 'FACES', { mayBeEmpty: true }), 256, { used: 'faceCount' }),
}) {}

/** Faces before they were split: real maps have wide ones under version 0, so that sizes decide. */
const originalFaces = candidates({
  wide: { version: [0, 1, 2], type: records(OriginalFaceWide) },
  plain: { version: [0, 1], type: records(OriginalFace) },
});

/** Strata Source. */
export const branch = deriveBranch(parent, {
  id: 'strata/strata-source',
  title: 'Strata Source (Momentum Mod, Portal 2: Community Edition)',
  limits: strataLimits,
  container: sourceDirectory([25], { writeOrder: compilerOrder2010, emptyAtZero: [58] }),
  byteOrders: ['little'],
  lumps: {
    /** What stands in the world; from lump version 1 on with escapes in quotes. */
    ENTITIES: lump(0, entityText({ escapes: 'backslash', escapesFrom: 1 })),
    NODES: lump(5, versions({ 0: Node, 1: NodeWide })),
    FACES: lump(7, versions({ 1: Face, 2: FaceWide })),
    LEAVES: lump(10, versions({ 0: LeafVersion0, 1: Leaf, 2: LeafWide })),
    /** Numbers that the editor gave the faces, by the face's number. */
    FACE_IDS: lump(11, list(u32)),
    EDGES: lump(12, versions({ 0: Edge, 1: EdgeWide })),
    /** Edges in the order in which faces walk them, negative for backwards. */
    SURFEDGES: lump(13, list(signedRef(i32, 'EDGES'))),
    /** Faces, as leaves select them. */
    LEAF_FACES: lump(
      16,
      versions({
        0: list(ref(u16, 'FACES', { mayBeEmpty: true })),
        1: list(ref(u32, 'FACES', { mayBeEmpty: true })),
      }),
    ),
    /** Brushes, as leaves select them. */
    LEAF_BRUSHES: lump(17, versions({ 0: list(ref(u16, 'BRUSHES')), 1: list(ref(u32, 'BRUSHES')) })),
    BRUSH_SIDES: lump(19, versions({ 0: BrushSideThin, 1: BrushSideWide })),
    AREA_PORTALS: lump(21, versions({ 0: AreaPortal, 1: AreaPortalWide })),
    /** Brushes, as faces of several select them. */
    FACE_BRUSHES: lump(22, versions({ 0: list(ref(u16, 'BRUSHES')), 1: list(ref(u32, 'BRUSHES')) })),
    FACE_BRUSH_LISTS: lump(23, versions({ 0: FaceBrushList, 1: FaceBrushListWide })),
    DISPLACEMENT_INFO: lump(26, versions({ 0: DisplacementInfo, 1: DisplacementInfoWide })),
    ORIGINAL_FACES: lump(27, originalFaces),
    /** Normals of the corners of all faces, one face after the other. */
    VERTEX_NORMAL_INDICES: lump(
      31,
      versions({ 0: list(ref(u16, 'VERTEX_NORMALS')), 1: list(ref(u32, 'VERTEX_NORMALS')) }),
    ),
    LEAF_WATER_DATA: lump(36, versions({ 0: LeafWaterData, 1: LeafWaterDataWide })),
    PRIMITIVES: lump(37, versions({ 0: Primitive, 1: PrimitiveWide })),
    /** Corners of primitives' triangles, as numbers of the face's own corners. */
    PRIMITIVE_INDICES: lump(39, versions({ 0: list(u16), 1: list(u32) })),
    /** Decals that lie on faces; how version 3 is laid out, whose faces are elsewhere, isn't known. */
    OVERLAYS: lump(45, versions({ 0: Overlay, 1: OverlayWide, 2: OverlayTinted, 3: opaque })),
    /** Decals that lie on water; how version 3 is laid out isn't known. */
    WATER_OVERLAYS: lump(50, versions({ 0: WaterOverlay, 1: WaterOverlayWide, 3: opaque })),
    LEAF_AMBIENT_INDEX_HDR: lump(51, versions({ 0: LeafAmbientIndexHdr, 1: LeafAmbientIndexHdrWide })),
    LEAF_AMBIENT_INDEX: lump(52, versions({ 0: LeafAmbientIndex, 1: LeafAmbientIndexWide })),
    FACES_HDR: lump(58, versions({ 1: Face, 2: FaceWide })),
  },
});
