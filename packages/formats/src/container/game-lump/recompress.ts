import { lzmaBlockOf } from '../lzma/index.js';
import type { PartForm } from '../part-packing.js';
import { withoutTrailingZeros } from '../without-trailing-zeros.js';
import { gameLumpFlags } from './game-lump-entry.js';
import type { ReadDirectory } from './read-directory.js';
import { type EditedGameLump, gapsBehind, type Stretch } from './replan.js';
import type { SubLump } from './sub-lump.js';
import { type WrittenSubLump, writeGameLump } from './write-game-lump.js';

/**
 * The bytes of a game lump whose sub-lumps are stored as told, in the order of `lumps`: one behind the other, each at a
 * multiple of four from the lump's start. Entries that only end the directory are written anew: one whose offset is the
 * true end where anything is compressed, since how long the last one is stored is said nowhere else; none otherwise.
 * Bytes of gaps that aren't zero go with the sub-lump that they follow.
 */
export function recompressed(edited: EditedGameLump, forms: readonly PartForm[]): Uint8Array {
  const { bytes, offset, byteOrder, directory, lumps } = edited;
  const stored = lumps.map((lump, i) => storedAs(lump, forms[i] ?? 'keep'));
  const isAnyCompressed = stored.some(({ flags }) => (flags & gameLumpFlags.compressed) !== 0);
  const entries = withEnd(bytes, { directory, byteOrder, hasEnd: isAnyCompressed });
  // The order of the file; what has no bytes stands where its offset says, or first.
  const stretches: Stretch[] = lumps.map(({ entry: { start, end, from } }, index) => {
    const at = end > start || from < directory.size || from > bytes.length ? start : from;
    return { index, start: at, end: Math.max(at, end) };
  });
  stretches.sort((a, b) => a.start - b.start || a.end - b.end || a.index - b.index);
  const gaps = gapsBehind(stretches, { size: directory.size, length: bytes.length });
  const trimmed = (gap: Stretch | undefined): Uint8Array =>
    withoutTrailingZeros(gap === undefined ? new Uint8Array(0) : bytes.subarray(gap.start, gap.end));
  const written = stretches.map(({ index }, i): WrittenSubLump => {
    const lump = stored[index] as StoredSubLumpBytes;
    return { ...lump, index: entries.indexes.get(lump.index) as number, tail: trimmed(gaps[i + 1]) };
  });
  const { endIndex } = entries;
  if (endIndex !== undefined)
    written.push({ index: endIndex, bytes: new Uint8Array(0), length: 0, isEnd: true });
  return writeGameLump(written, {
    directory: entries.bytes,
    form: directory.form,
    byteOrder,
    offset,
    isRelative: directory.base === 'lump',
    isAligned: true,
    alignedFrom: offset,
    lead: trimmed(gaps[0]),
  });
}

interface StoredSubLumpBytes {
  readonly index: number;
  readonly bytes: Uint8Array;
  readonly length: number;
  readonly flags: number;
}

function storedAs(lump: SubLump, form: PartForm): StoredSubLumpBytes {
  const { entry } = lump;
  const { index, flags, length } = entry;
  // The stored bytes of a compressed one reach to the next offset: zeros behind its stream are padding.
  if (form === 'keep' && !lump.isChanged)
    return { index, flags, length, bytes: lump.isCompressed ? withoutPadding(lump) : lump.stored };
  const { bytes } = lump.content;
  if (typeof form === 'string')
    return { index, bytes, length: bytes.length, flags: flags & ~gameLumpFlags.compressed };
  const block = lzmaBlockOf(form, bytes.length);
  return { index, bytes: block, length: bytes.length, flags: flags | gameLumpFlags.compressed };
}

/** What a compressed sub-lump really takes, as far as that can be told. */
function withoutPadding({ stored, blockSize }: SubLump): Uint8Array {
  const rest = blockSize === undefined ? undefined : stored.subarray(blockSize);
  return rest?.every((byte) => byte === 0) === true ? stored.subarray(0, blockSize) : stored;
}

/** The directory without entries that only end it, or with one. */
function withEnd(
  bytes: Uint8Array,
  how: {
    readonly directory: ReadDirectory;
    readonly byteOrder: 'little' | 'big';
    readonly hasEnd: boolean;
  },
): {
  readonly bytes: Uint8Array;
  readonly indexes: ReadonlyMap<number, number>;
  readonly endIndex: number | undefined;
} {
  const { form, entries } = how.directory;
  const used = entries.filter(({ isUsed }) => isUsed);
  const count = used.length + (how.hasEnd ? 1 : 0);
  const made = new Uint8Array(form.headSize + count * form.entrySize);
  made.set(bytes.subarray(0, form.headSize));
  new DataView(made.buffer).setInt32(0, count, how.byteOrder === 'little');
  const at = (index: number): number => form.headSize + index * form.entrySize;
  for (const [i, { index }] of used.entries()) made.set(bytes.subarray(at(index), at(index + 1)), at(i));
  return {
    bytes: made,
    indexes: new Map(used.map(({ index }, i) => [index, i])),
    endIndex: how.hasEnd ? used.length : undefined,
  };
}
