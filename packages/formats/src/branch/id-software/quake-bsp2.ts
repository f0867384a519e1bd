/**
 * Quake maps with 32-bit indexes, `BSP2`: 2PSB with boxes of nodes and leaves in floats, so that they may lie beyond
 * 32,767 game units. No version behind the magic.
 *
 * Sources: the headers of maintained compilers and engines, and a real map.
 */
import { f32, vector } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { lump } from '../../lump.js';
import * as parent from './quake-2psb.js';

export * from './quake-2psb.js';

/**
 * A node of the trees that split the world and each brush model for drawing (lump 5), with a box of floats.
 * @orig bsp2_dnode_t @source headers of maintained compilers; real map @confidence certain
 */
export class NodeFloat extends parent.NodeWide.with(44, {
  /** Lower corner of its box, in game units. */
  mins: vector(f32, ['x', 'y', 'z']),
  /** Upper corner of its box, in game units. */
  maxs: vector(f32, ['x', 'y', 'z']),
}) {}

/**
 * A leaf of the trees that the world is drawn by (lump 10), with a box of floats.
 * @orig bsp2_dleaf_t @source headers of maintained compilers; real map @confidence certain
 */
export class LeafFloat extends parent.LeafWide.with(44, {
  /** Lower corner of its box, in game units. */
  mins: vector(f32, ['x', 'y', 'z']),
  /** Upper corner of its box, in game units. */
  maxs: vector(f32, ['x', 'y', 'z']),
}) {}

/** Quake with 32-bit indexes. */
export const branch = deriveBranch(parent.branch, {
  id: 'id-software/quake-bsp2',
  title: 'Quake with 32-bit indexes (BSP2)',
  container: parent.quakeDirectory({ magic: 'BSP2', versionAt: 'nowhere', versions: [] }),
  lumps: { NODES: lump(5, NodeFloat), LEAVES: lump(10, LeafFloat) },
});
