import type { GameMap } from '@brushwork/formats';
import { clusterRows, hasRow } from './cluster-rows.js';

/**
 * The row of a cluster: bit `c & 7` of byte `c >> 3` says whether cluster `c` is seen from it. The bytes are the
 * file's own, without a copy; a file that ends early gives a shorter row, and what is missing isn't seen.
 *
 * An empty lump means that everything is seen from everywhere: then it is a new row as the game makes it, all ones,
 * as many bytes as there are clusters, rounded up to 32.
 *
 * `undefined` for a negative cluster, which has no row. (The game takes the first row there; it asks for such clusters
 * only where the answer doesn't matter.)
 *
 * Throws `FormatError` as `clusterCount` does, and 'not-found' for a cluster that the map doesn't have.
 */
export function visibilityRow(map: GameMap<object>, cluster: number): Uint8Array | undefined {
  const rows = clusterRows(map);
  if (!hasRow(rows, cluster)) return undefined;
  const { bytes, bytesPerCluster } = rows;
  if (bytes === undefined) return new Uint8Array(bytesPerCluster).fill(0xff);
  return bytes.subarray(cluster * bytesPerCluster, (cluster + 1) * bytesPerCluster);
}
