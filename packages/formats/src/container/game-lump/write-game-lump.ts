import { type ByteOrder, FormatError } from '@brushwork/record';
import type { DirectoryForm } from './directory-form.js';

/** A sub-lump as it is to be written. */
export interface WrittenSubLump {
  /** Index in the directory. */
  readonly index: number;
  /** Its bytes as they are stored. */
  readonly bytes: Uint8Array;
  /** Length that the entry says: that of the unpacked bytes. */
  readonly length: number;
  /** Flags, when they change. */
  readonly flags?: number;
  /** Bytes that belong to no sub-lump and go with this one. */
  readonly tail?: Uint8Array;
  /** Whether it is the entry that ends the directory: it begins where the last sub-lump really ends. */
  readonly isEnd?: boolean;
}

/** How a game lump is laid out. */
export interface GameLumpLayout {
  /** Bytes of the directory: entries keep what isn't about their place. */
  readonly directory: Uint8Array;
  /** How it is laid out. */
  readonly form: DirectoryForm;
  /** Byte order of the file. */
  readonly byteOrder: ByteOrder;
  /** Absolute offset of the game lump in the file. */
  readonly offset: number;
  /** Whether offsets count from the start of the game lump, not of the file. */
  readonly isRelative: boolean;
  /** Whether sub-lumps begin at offsets that are multiples of four. */
  readonly isAligned: boolean;
  /** Absolute offset from which those multiples count, where the lump is to lie elsewhere; 0 unless given. */
  readonly alignedFrom?: number;
  /** Bytes between the directory and the first sub-lump. */
  readonly lead?: Uint8Array;
}

/** Largest offset that an entry can say. */
const MAXIMUM_OFFSET = 0x7fffffff;

/** Puts a game lump together, its sub-lumps one behind the other in the order given; `limit` when it gets too large. */
export function writeGameLump(lumps: readonly WrittenSubLump[], layout: GameLumpLayout): Uint8Array {
  const { directory, form, byteOrder, offset, isRelative, isAligned, alignedFrom = 0, lead } = layout;
  const placed: { readonly start: number; readonly lump: WrittenSubLump }[] = [];
  let end = directory.length + (lead?.length ?? 0);
  for (const lump of lumps) {
    const isMoved = isAligned && lump.isEnd !== true;
    const start = isMoved ? end + ((4 - ((offset - alignedFrom + end) % 4)) % 4) : end;
    placed.push({ start, lump });
    end = start + lump.bytes.length + (lump.tail?.length ?? 0);
  }
  const base = isRelative ? 0 : offset;
  if (base + end > MAXIMUM_OFFSET)
    throw new FormatError('limit', `${end} bytes are more than a game lump's directory can point into`);
  const whole = new Uint8Array(end);
  whole.set(directory);
  if (lead !== undefined) whole.set(lead, directory.length);
  const place = { name: '', offset, byteOrder, bytes: whole.subarray(0, directory.length) };
  const { parts } = form.type.open(place);
  const { entries } = parts;
  // A count that says more than there are would make sub-lumps be read as entries.
  if (parts.count !== entries.length) parts.count = entries.length;
  for (const { start, lump } of placed) {
    const entry = entries.at(lump.index);
    entry.offset = base + start;
    entry.length = lump.length;
    if (lump.flags !== undefined) entry.flags = lump.flags;
    whole.set(lump.bytes, start);
    if (lump.tail !== undefined) whole.set(lump.tail, start + lump.bytes.length);
  }
  return whole;
}
