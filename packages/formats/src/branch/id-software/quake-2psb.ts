/**
 * Quake maps of the first layout with 32-bit indexes, `2PSB`, which RemakeQuake's tools wrote in 2012: boxes of nodes
 * and leaves are still whole numbers of 16 bits. No version behind the magic.
 *
 * Sources: the headers of maintained compilers and engines that read it; no real map is at hand.
 */
import { array, either, i32, list, ref, span, u32 } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { quake32BitLimits } from '../../limits/quake-limits.js';
import { lump } from '../../lump.js';
import * as parent from './quake.js';

export * from './quake.js';

/**
 * A node of the trees that split the world and each brush model for drawing (lump 5), with 32-bit indexes.
 * @orig bsp2rmq_dnode_t @source headers of maintained compilers @confidence probable
 */
export class NodeWide extends parent.Node.with(32, {
  /** What lies before and behind the plane: a node, or with a negative `n` leaf `-1 - n`. */
  children: array(either(i32, 'NODES', 'LEAVES'), 2),
  /** First of `faceCount` faces that lie on the node's plane. */
  firstFace: span(u32, 'FACES', 'faceCount'),
  /** Number of faces, those of both sides counted. */
  faceCount: u32,
}) {}

/**
 * A polygon (lump 7), with 32-bit indexes.
 * @orig bsp2_dface_t @source headers of maintained compilers; the real map of BSP2 @confidence certain
 */
export class FaceWide extends parent.Face.with(28, {
  /** Plane that it lies on. */
  plane: ref(i32, 'PLANES'),
  /** Not 0 = it looks away from its plane's normal. */
  side: i32,
  /** Number of edges, and of corners. */
  edgeCount: i32,
  /** How it is textured. */
  texture: ref(i32, 'TEXTURE_INFO'),
}) {}

/** Values that stand for contents where a clip node could be named. */
const contents: readonly number[] = Object.values(parent.QuakeContents);

/**
 * A node of the trees that bodies of one size collide with (lump 9), with 32-bit indexes.
 * @orig bsp2_dclipnode_t @source headers of maintained compilers; the real map of BSP2 @confidence certain
 */
export class ClipNodeWide extends parent.ClipNode.with(12, {
  /** What lies before and behind the plane: a clip node, or with a negative number what is there (`QuakeContents`). */
  children: array(ref(i32, 'CLIP_NODES', { none: contents }), 2),
}) {}

/**
 * A leaf of the trees that the world is drawn by (lump 10), with 32-bit indexes.
 * @orig bsp2rmq_dleaf_t @source headers of maintained compilers @confidence probable
 */
export class LeafWide extends parent.Leaf.with(32, {
  /** First of `faceCount` entries in LEAF_FACES. */
  firstFace: span(u32, 'LEAF_FACES', 'faceCount'),
  /** Number of faces that are seen in it. */
  faceCount: u32,
}) {}

/**
 * An edge of faces (lump 12), with 32-bit indexes.
 * @orig bsp2_dedge_t @source headers of maintained compilers; the real map of BSP2 @confidence certain
 */
export class EdgeWide extends parent.Edge.with(8, {
  /** Its two ends. */
  vertices: array(ref(u32, 'VERTICES'), 2),
}) {}

/** Quake with 32-bit indexes and 16-bit boxes. */
export const branch = deriveBranch(parent.branch, {
  id: 'id-software/quake-2psb',
  title: 'Quake with 32-bit indexes (2PSB)',
  container: parent.quakeDirectory({ magic: '2PSB', versionAt: 'nowhere', versions: [] }),
  lumps: {
    NODES: lump(5, NodeWide),
    FACES: lump(7, FaceWide),
    CLIP_NODES: lump(9, ClipNodeWide),
    LEAVES: lump(10, LeafWide),
    /** Faces, as leaves select them. */
    LEAF_FACES: lump(11, list(ref(u32, 'FACES'))),
    EDGES: lump(12, EdgeWide),
  },
  limits: quake32BitLimits,
});
