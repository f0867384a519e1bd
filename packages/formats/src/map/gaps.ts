import type { StoredLump } from '../container/container.js';
import type { FileBytes, FileRange } from './file-bytes.js';
import type { Region } from './regions.js';

/** Bytes of a file that belong to no lump and aren't only zero. */
export interface Gaps {
  /** Between the directory and the first lump, up to the last byte that isn't zero. */
  readonly lead: FileBytes;
  /** Behind a lump that another one follows, up to the last byte that isn't zero. */
  readonly tails: ReadonlyMap<StoredLump, FileBytes>;
  /** Behind the last lump: all of it if there is anything but zeros in it, so that it is as long when it is read again. */
  readonly end: FileBytes;
  /** How many bytes of `end` there are up to the last one that isn't zero. */
  readonly endCount: number;
}

/** Stretches of a file that no lump lies in. */
export interface GapRanges {
  /** Between the directory and the first lump. */
  readonly lead: FileRange;
  /** Between a lump and the next one. */
  readonly tails: ReadonlyMap<StoredLump, FileRange>;
  /** Behind the last lump. */
  readonly end: FileRange;
}

/** The lump of a region that reaches furthest: what follows the region follows it. */
function lastLump({ lumps }: Region): StoredLump | undefined {
  return lumps.reduce<StoredLump | undefined>(
    (last, lump) => (last === undefined || lump.end >= last.end ? lump : last),
    undefined,
  );
}

/** Where the bytes between lumps are; those of the header are none, even if a lump lies in it. */
export function gapRanges(
  regions: readonly Region[],
  { headSize, size }: { readonly headSize: number; readonly size: number },
): GapRanges {
  const range = (from: number, to: number): FileRange => {
    const start = Math.max(from, headSize);
    return { start, length: Math.max(to, headSize) - start };
  };
  const tails = new Map<StoredLump, FileRange>();
  regions.forEach((region, i) => {
    const next = regions[i + 1];
    const last = lastLump(region);
    if (next === undefined || last === undefined) return;
    const between = range(region.end, next.start);
    if (between.length > 0) tails.set(last, between);
  });
  const lastEnd = Math.max(headSize, regions[regions.length - 1]?.end ?? headSize);
  return {
    lead: range(headSize, regions[0]?.start ?? headSize),
    tails,
    end: range(lastEnd, Math.max(size, lastEnd)),
  };
}

/** How gaps are looked at. */
export interface GapReader {
  /** How many bytes of a range there are up to the last one that isn't zero, as it was found before for each range. */
  filled(range: FileRange): number;
  /** Bytes of the file. */
  slice(start: number, end: number): FileBytes;
}

/** The bytes between lumps that aren't zero. */
export function gapsIn({ lead, tails, end }: GapRanges, { filled, slice }: GapReader): Gaps {
  const kept = (range: FileRange): FileBytes => slice(range.start, range.start + filled(range));
  const endCount = filled(end);
  return {
    lead: kept(lead),
    tails: new Map(
      [...tails].map(([lump, range]) => [lump, kept(range)] as const).filter(([, { length }]) => length > 0),
    ),
    end: slice(end.start, endCount === 0 ? end.start : end.start + end.length),
    endCount,
  };
}
