/**
 * Quake II maps with 32-bit indexes, `QBSP` 38, which Qbism Super8's tools began and today's compilers write: boxes of
 * nodes and leaves are floats. The rest is Quake II.
 *
 * Sources: the headers of maintained compilers and engines; no real map is at hand.
 */
import { array, f32, i32, list, ref, span, u32, vector } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { quake2WideLimits } from '../../limits/quake2-limits.js';
import { lump } from '../../lump.js';
import * as parent from './quake2.js';

export * from './quake2.js';

/**
 * A node of the trees that split the world and each brush model (lump 4), with 32-bit indexes.
 * @orig bsp2_dnode_t @source headers of maintained compilers @confidence probable
 */
export class NodeWide extends parent.Node.with(44, {
  /** Lower corner of its box, in game units. */
  mins: vector(f32, ['x', 'y', 'z']),
  /** Upper corner of its box, in game units. */
  maxs: vector(f32, ['x', 'y', 'z']),
  /** First of `faceCount` faces that lie on the node's plane. */
  firstFace: span(u32, 'FACES', 'faceCount'),
  /** Number of faces, those of both sides counted. */
  faceCount: u32,
}) {}

/**
 * A polygon (lump 6), with 32-bit indexes.
 * @orig q2_dface_qbism_t @source headers of maintained compilers @confidence probable
 */
export class FaceWide extends parent.Face.with(28, {
  /** Plane that it lies on: compilers name the first of the pair, whichever way the face looks. */
  plane: ref(u32, 'PLANES'),
  /** Not 0 = it looks away from its plane's normal. */
  side: i32,
  /** Number of edges, and of corners. */
  edgeCount: i32,
  /** How it is textured. */
  texture: ref(i32, 'TEXTURE_INFO'),
}) {}

/**
 * A leaf of the trees (lump 8), with 32-bit indexes.
 * @orig q2_dleaf_qbism_t @source headers of maintained compilers @confidence probable
 */
export class LeafWide extends parent.Leaf.with(52, {
  /** Row of the visibility lump; -1 = none, the leaf is solid or outside. */
  cluster: i32,
  /** Area that doors separate from others; 0 = none. */
  area: ref(i32, 'AREAS', { mayBeEmpty: true }),
  /** Lower corner of its box, in game units. */
  mins: vector(f32, ['x', 'y', 'z']),
  /** Upper corner of its box, in game units. */
  maxs: vector(f32, ['x', 'y', 'z']),
  /** First of `faceCount` entries in LEAF_FACES. */
  firstFace: span(u32, 'LEAF_FACES', 'faceCount'),
  /** Number of faces that are seen in it. */
  faceCount: u32,
  /** First of `brushCount` entries in LEAF_BRUSHES. */
  firstBrush: span(u32, 'LEAF_BRUSHES', 'brushCount'),
  /** Number of brushes that reach into it. */
  brushCount: u32,
}) {}

/**
 * An edge of faces (lump 11), with 32-bit indexes.
 * @orig bsp2_dedge_t @source headers of maintained compilers @confidence probable
 */
export class EdgeWide extends parent.Edge.with(8, {
  /** Its two ends. */
  vertices: array(ref(u32, 'VERTICES'), 2),
}) {}

/**
 * A side of a brush (lump 15), with 32-bit indexes.
 * @orig q2_dbrushside_qbism_t @source headers of maintained compilers @confidence probable
 */
export class BrushSideWide extends parent.BrushSide.with(8, {
  /** Plane that faces out of the brush. */
  plane: ref(u32, 'PLANES'),
  /** How it is textured; -1 = not at all: a side that the compiler added for collision. */
  texture: ref(i32, 'TEXTURE_INFO', { none: -1 }),
}) {}

/** Quake II with 32-bit indexes. */
export const branch = deriveBranch(parent.branch, {
  id: 'id-software/quake2-qbsp',
  title: 'Quake II with 32-bit indexes (QBSP)',
  container: parent.quake2Directory({ magic: 'QBSP', versions: [38] }),
  lumps: {
    NODES: lump(4, NodeWide),
    FACES: lump(6, FaceWide),
    LEAVES: lump(8, LeafWide),
    /** Faces, as leaves select them. */
    LEAF_FACES: lump(9, list(ref(u32, 'FACES'))),
    /** Brushes, as leaves select them. */
    LEAF_BRUSHES: lump(10, list(ref(u32, 'BRUSHES'))),
    EDGES: lump(11, EdgeWide),
    BRUSH_SIDES: lump(15, BrushSideWide),
  },
  limits: quake2WideLimits,
});
