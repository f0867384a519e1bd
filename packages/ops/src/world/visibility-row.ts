import type { GameMap } from '@brushwork/formats';
import { clusterRows, hasRow } from './cluster-rows.js';

/**
 * The row of a cluster: bit `c & 7` of byte `c >> 3` says whether cluster `c` is seen from it. Where rows are stored as
 * they are, the bytes are the file's own, without a copy, and a file that ends early gives a shorter row; rows that are
 * stored shortened are copies. What is missing isn't seen.
 *
 * An empty lump means that everything is seen from everywhere: then it is a new row as the game makes it, all ones,
 * as many bytes as there are clusters, rounded up to 32 (where rows are shortened: as many as a row has).
 *
 * `undefined` for a negative cluster, which has no row. (The game takes the first row there; it asks for such clusters
 * only where the answer doesn't matter.)
 *
 * Throws `FormatError` as `clusterCount` does, 'not-found' for a cluster that the map doesn't have, and 'bad-reference'
 * for a row that begins outside its lump.
 */
export function visibilityRow(map: GameMap<object>, cluster: number): Uint8Array | undefined {
  const rows = clusterRows(map);
  if (!hasRow(rows, cluster)) return undefined;
  return rows.row?.(cluster) ?? new Uint8Array(rows.bytesPerCluster).fill(0xff);
}
