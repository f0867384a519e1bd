import type { StoredLump } from '../container/container.js';
import { withoutTrailingZeros } from '../container/without-trailing-zeros.js';
import type { Region } from './regions.js';

/** Bytes of a file that belong to no lump and aren't only zero. */
export interface Gaps {
  /** Between the directory and the first lump, up to the last byte that isn't zero. */
  readonly lead: Uint8Array;
  /** Behind a lump that another one follows, up to the last byte that isn't zero. */
  readonly tails: ReadonlyMap<StoredLump, Uint8Array>;
  /** Behind the last lump: all of it if there is anything but zeros in it, so that it is as long when it is read again. */
  readonly end: Uint8Array;
  /** How many bytes they are in all, zeros at the end of each not counted. */
  readonly count: number;
}

/** The lump of a region that reaches furthest: what follows the region follows it. */
function lastLump({ lumps }: Region): StoredLump | undefined {
  return lumps.reduce<StoredLump | undefined>(
    (last, lump) => (last === undefined || lump.end >= last.end ? lump : last),
    undefined,
  );
}

/** Finds the bytes between lumps that aren't zero; those of the header are none, even if a lump lies in it. */
export function gapsOf(regions: readonly Region[], file: Uint8Array, headSize: number): Gaps {
  const tails = new Map<StoredLump, Uint8Array>();
  let count = 0;
  const take = (from: number, to: number): Uint8Array => {
    const bytes = withoutTrailingZeros(file.subarray(Math.max(from, headSize), Math.max(to, headSize)));
    count += bytes.length;
    return bytes;
  };
  const lead = take(headSize, regions[0]?.start ?? headSize);
  regions.forEach((region, i) => {
    const next = regions[i + 1];
    const last = lastLump(region);
    if (next === undefined || last === undefined) return;
    const bytes = take(region.end, next.start);
    if (bytes.length > 0) tails.set(last, bytes);
  });
  const lastEnd = Math.max(headSize, regions[regions.length - 1]?.end ?? headSize);
  const end = take(lastEnd, file.length).length > 0 ? file.subarray(lastEnd) : new Uint8Array(0);
  return { lead, tails, end, count };
}
