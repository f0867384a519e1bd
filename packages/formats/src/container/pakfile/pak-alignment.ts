import { findExtraField } from '../zip/zip-entry.js';
import type { ReadPak, ReadPakEntry } from './read-pak.js';

/** How the data of entries is brought to offsets that divide by a number. */
export interface PakAlignment {
  /** The number; 1 when data stands where it comes to stand. */
  readonly size: number;
  /** What is filled with zeros for it: the extra field of the local header, or the bytes before that header. */
  readonly filler: 'extra' | 'gap';
}

/** No alignment. */
export const unaligned: PakAlignment = { size: 1, filler: 'gap' };

const smallAlignment = 4;
const largestAlignment = 65_536;

/**
 * The number that a comment of the game's tools names: `XZP1 0` on the PC, where nothing is aligned, and `XZP2 2048`
 * on consoles. `undefined` for any other comment. @source comments of real maps, public SDK headers @confidence certain
 */
export function statedAlignment(comment: Uint8Array): number | undefined {
  const text = String.fromCharCode(...comment.subarray(0, 32));
  const digits = /^XZP[12] (\d{1,5})(?:\0|$)/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** How a pakfile aligns data: as its comment says, or to 4 where all data is at such offsets and some needed filling. */
export function alignmentOf(pak: ReadPak): PakAlignment {
  const stated = statedAlignment(pak.directory.end.comment);
  if (stated !== undefined) {
    return stated > 1 && stated <= largestAlignment ? { size: stated, filler: 'extra' } : unaligned;
  }
  const readable = pak.entries.filter(({ local }) => local !== undefined);
  const areAligned = readable.every(
    ({ local }) => local !== undefined && local.dataOffset % smallAlignment === 0,
  );
  if (!areAligned) return unaligned;
  // One of each region: entries that share bytes could make this look at the same ones again and again.
  if (pak.regions.some(({ entries: [first] }) => first !== undefined && isFilledByExtra(first)))
    return { size: smallAlignment, filler: 'extra' };
  const hasGaps = pak.regions.some(({ start }, i) => {
    const before = pak.regions[i - 1];
    return before !== undefined && start > before.end && start - before.end < smallAlignment;
  });
  return hasGaps ? { size: smallAlignment, filler: 'gap' } : unaligned;
}

/** Whether an entry's extra field in the local header is nothing but zeros, there to fill. */
export function isFilledByExtra({ local }: ReadPakEntry): boolean {
  return local !== undefined && local.extra.length > 0 && isZero(local.extra);
}

/** Whether bytes are all 0. */
export function isZero(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0);
}

/** The smallest number of bytes that brings an offset to one that divides by `size`. */
export function fillTo(offset: number, size: number): number {
  return (size - (offset % size)) % size;
}

/** Extra fields without those of an id; as they are when their chain breaks before it. */
export function withoutExtraField(extra: Uint8Array, id: number): Uint8Array {
  const data = findExtraField(extra, id);
  if (data === undefined) return extra;
  const start = data.byteOffset - extra.byteOffset - 4;
  const rest = new Uint8Array(extra.length - data.length - 4);
  rest.set(extra.subarray(0, start));
  rest.set(extra.subarray(start + 4 + data.length), start);
  return rest;
}
