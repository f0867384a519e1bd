import type { GameMap } from '@brushwork/formats';
import { clusterRows } from './cluster-rows.js';

/**
 * Number of clusters of a map: what the visibility lump says, or one more than the highest cluster of a leaf when
 * that lump is empty.
 *
 * Throws `FormatError`: 'unsupported' without the capability `visibility` in rows of bits, 'bad-count' for a negative
 * count, 'limit' for a cluster beyond 32,767 that is also beyond the number of leaves.
 */
export function clusterCount(map: GameMap<object>): number {
  return clusterRows(map).clusterCount;
}
