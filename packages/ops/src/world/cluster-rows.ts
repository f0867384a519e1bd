import type { GameMap, LeafVisibility, RunLengthVisibility, Visibility } from '@brushwork/formats';
import { FormatError, type Sequence, type ValueList } from '@brushwork/record';
import { leafRows } from './leaf-rows.js';
import { type LostLump, lostLump } from './lost-lump.js';
import { lacking, requireCapability } from './require-capability.js';
import { recordsOf } from './typed-lumps.js';

/** Rows of bits, one a cluster. */
export interface ClusterRows {
  /** Number of clusters. */
  readonly clusterCount: number;
  /** Bytes in each row. */
  readonly bytesPerCluster: number;
  /**
   * Row of a cluster that the map has, as far as it is there: the file's own bytes where it stores rows as they are, a
   * copy where it stores them shortened. `undefined` when everything is seen from everywhere.
   */
  readonly row: ((cluster: number) => Uint8Array) | undefined;
  /** Why there are no rows although the map stores some; `undefined` where they can be read, and where none are stored. */
  readonly lost: LostLump | undefined;
}

/** More clusters than any format numbers; more are believed only when there are as many leaves. */
const CLUSTER_LIMIT = 0x8000;

interface VisibilityParts {
  readonly clusterCount: number;
  readonly bytesPerCluster: number;
  readonly rows: ValueList<number>;
}

/** The visibility of a map; `unsupported` when the format has none or stores it in another way, `limit`, `bad-count`. */
export function clusterRows(map: GameMap<object>): ClusterRows {
  const visibility: Visibility | LeafVisibility = requireCapability(map, 'visibility');
  if (visibility.kind === 'leaf-rle') return leafRows(map, visibility);
  const content = map.lump(visibility.lump);
  const isRaw = visibility.kind === 'pvs-raw';
  if (!isRaw && content.kind !== 'visibility') throw lacking(map, 'visibility in shortened rows');
  const lost = lostLump(map, visibility.lump);
  if (content.status === 'empty' || lost !== undefined) {
    const clusterCount = highestCluster(map, visibility.leaves) + 1;
    const bytesPerCluster = isRaw ? fallbackRowSize(clusterCount) : (clusterCount + 7) >> 3;
    return { clusterCount, bytesPerCluster, row: undefined, lost };
  }
  if (isRaw && content.kind !== 'sequence') {
    throw new FormatError('unsupported', `is read as ${content.kind}, not as rows`, {
      path: [visibility.lump],
    });
  }
  if (!isRaw) {
    const rows = content as unknown as RunLengthVisibility;
    const { clusterCount, rowSize } = rows;
    return { clusterCount, bytesPerCluster: rowSize, row: (cluster) => rows.row(cluster, 'pvs'), lost };
  }
  const { clusterCount, bytesPerCluster, rows } = (content as Sequence<object>).parts as VisibilityParts;
  if (clusterCount < 0 || bytesPerCluster < 0) {
    const path = [visibility.lump, clusterCount < 0 ? 'clusterCount' : 'bytesPerCluster'];
    const found = Math.min(clusterCount, bytesPerCluster);
    throw new FormatError('bad-count', `${found} is no count`, { path, offset: content.offset, found });
  }
  const { bytes } = rows;
  return {
    clusterCount,
    bytesPerCluster,
    row: (cluster) => bytes.subarray(cluster * bytesPerCluster, (cluster + 1) * bytesPerCluster),
    lost,
  };
}

/** Bytes of the one row that the game makes when there is no visibility: the number of clusters, rounded up to 32. */
function fallbackRowSize(clusterCount: number): number {
  return (clusterCount + 31) & ~31;
}

function highestCluster(map: GameMap<object>, lump: string): number {
  const leaves = recordsOf(map, lump);
  let highest = -1;
  for (let i = 0; i < leaves.length; i++) {
    const { cluster } = leaves.at(i) as { readonly cluster: number };
    if (cluster > highest) highest = cluster;
  }
  const limit = Math.max(leaves.length, CLUSTER_LIMIT);
  if (highest < limit) return highest;
  throw new FormatError('limit', `a leaf names cluster ${highest}, there are ${leaves.length} leaves`, {
    path: [lump],
    expected: `below ${limit}`,
    found: highest,
  });
}

/** Whether a cluster has a row; `not-found` for one that is none of the map's. */
export function hasRow({ clusterCount }: ClusterRows, cluster: number): boolean {
  if (Number.isInteger(cluster) && cluster < clusterCount) return cluster >= 0;
  throw new FormatError('not-found', `no cluster ${cluster}: the map has ${clusterCount}`, {
    expected: `-1 to ${clusterCount - 1}`,
    found: cluster,
  });
}
