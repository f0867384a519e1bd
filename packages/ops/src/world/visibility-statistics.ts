import type { GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { type ClusterRows, clusterRows } from './cluster-rows.js';
import type { LostLump } from './lost-lump.js';

/** How much the clusters of a map see. */
export interface VisibilityStatistics {
  /** Number of clusters. */
  readonly clusterCount: number;
  /** Whether the map says what is seen from where; without, everything is. */
  readonly isStored: boolean;
  /** Why it can't be read although it is stored: then all rows are broken ones, and count as if everything was seen. */
  readonly lost: LostLump | undefined;
  /** Fewest clusters that one sees, itself counted; 0 without clusters, as the others. */
  readonly least: number;
  /** As many at least half of them see, and at most half. */
  readonly median: number;
  /** How many they see on average. */
  readonly mean: number;
  /** Most clusters that one sees. */
  readonly most: number;
  /** Share of all pairs of which the first sees the second, 0 to 1. */
  readonly share: number;
  /** A cluster that sees the most; -1 without clusters. */
  readonly widest: number;
  /** Number of clusters that see nothing, not even themselves. */
  readonly blind: number;
  /** Number of clusters that see something, but not themselves. */
  readonly unseenBySelf: number;
  /** Number of pairs of which only one sees the other; `undefined` where that takes more memory than is given. */
  readonly oneWay: number | undefined;
  /** Number of rows that can't be read, or aren't all there; what is missing isn't seen. */
  readonly brokenRows: number;
}

/** How much may be read for statistics. */
export interface VisibilityLimits {
  /** Most bytes of all rows together, unpacked; 4 GiB unless given. */
  readonly maxBytes?: number;
  /** Most bytes of rows that are kept to compare both directions of a pair; 64 MiB unless given. */
  readonly maxKept?: number;
}

const MOST_BYTES = 2 ** 32;
const MOST_KEPT = 2 ** 26;

/**
 * Counts how much each cluster sees.
 *
 * Throws `FormatError` as `clusterCount` does, and 'limit' for more rows than may be read.
 */
export function visibilityStatistics(
  map: GameMap<object>,
  { maxBytes = MOST_BYTES, maxKept = MOST_KEPT }: VisibilityLimits = {},
): VisibilityStatistics {
  const rows = clusterRows(map);
  const { clusterCount } = rows;
  const size = (clusterCount + 7) >> 3;
  if (clusterCount * size > maxBytes)
    throw new FormatError('limit', `the rows of ${clusterCount} clusters take ${clusterCount * size} bytes`, {
      expected: `at most ${maxBytes}`,
      found: clusterCount * size,
    });
  const kept = clusterCount * size <= maxKept ? new Uint8Array(clusterCount * size) : undefined;
  const seen = new Uint32Array(clusterCount);
  let [broken, blind, unseenBySelf] = [0, 0, 0];
  for (let cluster = 0; cluster < clusterCount; cluster++) {
    const { row, isBroken } = wholeRow(rows, cluster, size);
    if (isBroken) broken++;
    kept?.set(row, cluster * size);
    seen[cluster] = ones(row);
    if (seen[cluster] === 0) blind++;
    else if (((row[cluster >> 3] as number) >> (cluster & 7)) % 2 === 0) unseenBySelf++;
  }
  const sorted = seen.toSorted();
  const sum = seen.reduce((total, one) => total + one, 0);
  const most = sorted.at(-1) ?? 0;
  return {
    clusterCount,
    isStored: rows.row !== undefined || rows.lost !== undefined,
    lost: rows.lost,
    least: sorted[0] ?? 0,
    median: sorted[clusterCount >> 1] ?? 0,
    mean: clusterCount === 0 ? 0 : sum / clusterCount,
    most,
    share: clusterCount === 0 ? 0 : sum / clusterCount ** 2,
    widest: seen.indexOf(most),
    blind,
    unseenBySelf,
    oneWay: kept === undefined ? undefined : oneWayPairs(kept, clusterCount, size),
    brokenRows: rows.lost === undefined ? broken : clusterCount,
  };
}

/** A row of as many bits as there are clusters; what is missing is 0. */
function wholeRow(
  { clusterCount, row }: ClusterRows,
  cluster: number,
  size: number,
): { readonly row: Uint8Array; readonly isBroken: boolean } {
  const whole = new Uint8Array(size);
  let isBroken = false;
  if (row === undefined) whole.fill(0xff);
  else
    try {
      const stored = row(cluster);
      isBroken = stored.length < size;
      whole.set(stored.subarray(0, size));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      isBroken = true;
    }
  if (clusterCount % 8 !== 0) whole[size - 1] = (whole[size - 1] as number) & ((1 << (clusterCount % 8)) - 1);
  return { row: whole, isBroken };
}

const bitsOf = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

function ones(row: Uint8Array): number {
  let sum = 0;
  for (const byte of row) sum += bitsOf[byte] as number;
  return sum;
}

function oneWayPairs(rows: Uint8Array, count: number, size: number): number {
  let pairs = 0;
  for (let a = 0; a < count; a++)
    for (let b = 0; b < a; b++) {
      const there = (rows[a * size + (b >> 3)] as number) >> (b & 7);
      const back = (rows[b * size + (a >> 3)] as number) >> (a & 7);
      pairs += (there ^ back) & 1;
    }
  return pairs;
}
