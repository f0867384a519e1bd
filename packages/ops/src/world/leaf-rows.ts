import { decodeRow, type GameMap, type LeafVisibility } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import type { ClusterRows } from './cluster-rows.js';
import { lostLump } from './lost-lump.js';
import { type AnyRecords, placeOf, recordsOf } from './typed-lumps.js';

/** Leaf of a cluster: leaf 0 is everything solid and no cluster. */
export const FIRST_LEAF = 1;

/**
 * Rows of formats whose leaves are the clusters and say themselves where their rows begin. `bad-count` for a number of
 * clusters that isn't that of leaves; `bad-reference`, when a row is asked for, for one that begins outside its lump.
 */
export function leafRows(map: GameMap<object>, visibility: LeafVisibility): ClusterRows {
  const { lump, offset: field, count } = visibility;
  const leaves = recordsOf(map, visibility.leaves);
  const counted = recordsOf(map, count.lump);
  const clusterCount = counted.length === 0 ? 0 : numberOf(counted, 0, count.field);
  if (!(clusterCount >= 0 && clusterCount <= Math.max(0, leaves.length - FIRST_LEAF)))
    throw new FormatError('bad-count', `${clusterCount} clusters, there are ${leaves.length} leaves`, {
      ...placeOf(counted, 0, count.field),
      expected: `0 to ${Math.max(0, leaves.length - FIRST_LEAF)}`,
      found: clusterCount,
    });
  const size = (clusterCount + 7) >> 3;
  const { bytes } = map.lump(lump);
  if (bytes.length === 0)
    return { clusterCount, bytesPerCluster: size, row: undefined, lost: lostLump(map, lump) };
  return {
    clusterCount,
    bytesPerCluster: size,
    lost: undefined,
    row(cluster) {
      const leaf = cluster + FIRST_LEAF;
      const start = numberOf(leaves, leaf, field);
      if (start === -1) return new Uint8Array(size).fill(0xff);
      if (start >= 0 && start < bytes.length) return decodeRow(bytes, start, size).row;
      throw new FormatError('bad-reference', `offset ${start} outside ${lump} (${bytes.length} bytes)`, {
        ...placeOf(leaves, leaf, field),
        expected: `-1 to ${bytes.length - 1}`,
        found: start,
      });
    },
  };
}

function numberOf(list: AnyRecords, index: number, field: string): number {
  return Number((list.at(index) as Readonly<Record<string, unknown>>)[field]);
}
