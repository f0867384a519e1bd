import type { ByteOrder } from '@brushwork/record';
import { withoutTrailingZeros } from '../without-trailing-zeros.js';
import { gameLumpFlags } from './game-lump-entry.js';
import type { ReadDirectory } from './read-directory.js';
import type { SubLump } from './sub-lump.js';
import { type WrittenSubLump, writeGameLump } from './write-game-lump.js';

/** A game lump that was read, some of whose sub-lumps may have other content by now. */
export interface EditedGameLump {
  /** Its bytes. */
  readonly bytes: Uint8Array;
  /** Absolute offset in the file. */
  readonly offset: number;
  /** Byte order of the file. */
  readonly byteOrder: ByteOrder;
  /** Its directory. */
  readonly directory: ReadDirectory;
  /** Its sub-lumps. */
  readonly lumps: readonly SubLump[];
  /** Whether sub-lumps are always at multiples of four; only where they were so before unless given. */
  readonly isAligned?: boolean;
}

/**
 * The bytes of a game lump with what was changed. While every changed sub-lump is as long as it was, all stay in their
 * places; otherwise they are written one behind the other, at multiples of four where they were so before. A changed
 * one is stored uncompressed. Bytes of gaps that aren't zero go with the sub-lump that they follow.
 */
export function withChanges(edited: EditedGameLump): Uint8Array {
  const changed = edited.lumps.filter((lump) => lump.isChanged);
  if (changed.length === 0) return edited.bytes;
  const keepsPlace = ({ entry, content }: SubLump): boolean =>
    !entry.isCompressed && entry.end - entry.start === content.bytes.length;
  return changed.every(keepsPlace) ? inPlace(edited, changed) : replanned(edited);
}

function inPlace({ bytes }: EditedGameLump, changed: readonly SubLump[]): Uint8Array {
  const copy = new Uint8Array(bytes);
  for (const { entry, content } of changed) copy.set(content.bytes, entry.start);
  return copy;
}

/** A stretch of the lump that an entry stands for; the entry that ends a directory stands for none of no length. */
export interface Stretch {
  /** Index in the directory. */
  readonly index: number;
  /** First byte in the lump. */
  readonly start: number;
  /** Byte behind the last one. */
  readonly end: number;
}

function replanned({ bytes, offset, byteOrder, directory, lumps, isAligned }: EditedGameLump): Uint8Array {
  const { entries, size, form, base } = directory;
  const byIndex = new Map(lumps.map((lump) => [lump.entry.index, lump]));
  const isInside = (from: number, at: number): boolean => at !== 0 && from >= size && from <= bytes.length;
  const stretches: Stretch[] = entries
    .filter((entry) => isInside(entry.from, entry.offset) || byIndex.get(entry.index)?.isChanged === true)
    .map(({ index, from, start, end }) => {
      if (end > start) return { index, start, end };
      // One that lay elsewhere and has content now comes last.
      const at = from >= size && from <= bytes.length ? from : bytes.length;
      return { index, start: at, end: at };
    });
  stretches.sort((a, b) => a.start - b.start || a.end - b.end || a.index - b.index);
  const gaps = gapsBehind(stretches, { size, length: bytes.length });
  const trimmed = (gap: Stretch | undefined): Uint8Array =>
    withoutTrailingZeros(gap === undefined ? new Uint8Array(0) : bytes.subarray(gap.start, gap.end));
  const written = stretches.map((stretch, i): WrittenSubLump => {
    const tail = trimmed(gaps[i + 1]);
    const stored = bytes.subarray(stretch.start, stretch.end);
    const { length } = entries[stretch.index] as (typeof entries)[number];
    const lump = byIndex.get(stretch.index);
    if (lump?.isChanged !== true) return { index: stretch.index, bytes: stored, length, tail };
    const { bytes: own } = lump.content;
    const written = { index: stretch.index, bytes: own, length: own.length, tail };
    if (!lump.isCompressed) return written;
    return { ...written, flags: lump.entry.flags & ~gameLumpFlags.compressed };
  });
  return writeGameLump(written, {
    directory: bytes.subarray(0, size),
    form,
    byteOrder,
    offset,
    isRelative: base === 'lump',
    isAligned: isAligned ?? areAligned(stretches, gaps, offset),
    lead: trimmed(gaps[0]),
  });
}

/** What lies before the first stretch, and behind each one before the next. */
export function gapsBehind(
  stretches: readonly Stretch[],
  lump: { readonly size: number; readonly length: number },
): Stretch[] {
  const gaps: Stretch[] = [];
  let end = lump.size;
  [...stretches, undefined].forEach((stretch, i) => {
    const start = stretch?.start ?? lump.length;
    gaps.push({ index: i, start: end, end: Math.max(start, end) });
    end = Math.max(end, stretch?.end ?? end);
  });
  return gaps;
}

/** Whether sub-lumps were padded to multiples of four: all begin at one, and some needed padding for it. */
function areAligned(stretches: readonly Stretch[], gaps: readonly Stretch[], offset: number): boolean {
  const filled = stretches.filter(({ start, end }) => end > start);
  const inner = gaps.slice(0, -1).map(({ start, end }) => end - start);
  return (
    filled.every(({ start }) => (offset + start) % 4 === 0) &&
    inner.every((size) => size < 4) &&
    inner.some((size) => size > 0)
  );
}
