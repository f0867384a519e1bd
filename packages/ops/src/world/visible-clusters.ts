import type { GameMap } from '@brushwork/formats';
import { clusterRows, hasRow } from './cluster-rows.js';

/**
 * The clusters that are seen from a cluster, ascending; none for a negative one. Bits beyond the number of clusters
 * don't count.
 *
 * Throws `FormatError` as `clusterCount` does, 'not-found' for a cluster that the map doesn't have, and 'bad-reference'
 * for a row that begins outside its lump.
 */
export function visibleClusters(map: GameMap<object>, cluster: number): number[] {
  const rows = clusterRows(map);
  if (!hasRow(rows, cluster)) return [];
  const { clusterCount } = rows;
  const row = rows.row?.(cluster);
  if (row === undefined) return Array.from({ length: clusterCount }, (_, i) => i);
  const visible: number[] = [];
  for (let i = 0; i < row.length; i++) {
    const byte = row[i] ?? 0;
    for (let bit = 0; bit < 8; bit++) {
      const other = i * 8 + bit;
      if (((byte >> bit) & 1) === 1 && other < clusterCount) visible.push(other);
    }
  }
  return visible;
}
