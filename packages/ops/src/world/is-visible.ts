import type { GameMap } from '@brushwork/formats';
import { clusterRows, hasRow } from './cluster-rows.js';

/**
 * Whether a cluster is seen from another. Nothing is seen from a negative cluster, nor is such a one seen. A row that
 * is too short for a cluster doesn't show it.
 *
 * Throws `FormatError` as `clusterCount` does, 'not-found' for a cluster that the map doesn't have, and 'bad-reference'
 * for a row that begins outside its lump.
 */
export function isVisible(map: GameMap<object>, from: number, to: number): boolean {
  const rows = clusterRows(map);
  const haveRows = [from, to].map((cluster) => hasRow(rows, cluster));
  if (haveRows.includes(false)) return false;
  const row = rows.row?.(from);
  if (row === undefined) return true;
  const byte = row[to >> 3] ?? 0;
  return ((byte >> (to & 7)) & 1) === 1;
}
