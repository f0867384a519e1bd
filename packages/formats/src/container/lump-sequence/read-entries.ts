import type { ByteOrder } from '@brushwork/record';

/** An entry of a directory without offsets. */
export interface SequenceEntry {
  /** Index that the lump has among the entries of a head: its identifier, or one behind all of them. */
  readonly index: number;
  /** Identifier as it is stored. */
  readonly id: number;
  /** Length in bytes. */
  readonly length: number;
  /** Whether an entry before has the same identifier. */
  readonly isRepeated: boolean;
}

/** Entries as they are stored. */
export interface SequenceEntries {
  /** Number of entries that the file says it has. */
  readonly count: number;
  /** Those that were read, in the order of the file. */
  readonly entries: readonly SequenceEntry[];
}

/** Size of an entry: identifier and length. */
export const sequenceEntrySize = 8;

/** How many entries there are, and how many may be. */
export interface SequenceLimits {
  /** Offset of the word that counts the entries, which follow it. */
  readonly countAt: number;
  /** Number of identifiers that lumps may have. */
  readonly idCount: number;
  /** Most entries that are read. */
  readonly maximumCount: number;
}

/** Number of entries that can be read of a file of this size: no more than it can hold, and no more than the limit. */
export function readableCount(
  count: number,
  fileSize: number,
  { countAt, maximumCount }: SequenceLimits,
): number {
  const fitting = Math.floor((fileSize - countAt - 4) / sequenceEntrySize);
  return Math.max(0, Math.min(count, fitting, maximumCount));
}

/**
 * The entries in the order of the file. One whose identifier no lump has, or another one has already, gets an index of
 * its own behind all identifiers, in the order in which they come.
 */
export function readSequenceEntries(
  head: Uint8Array,
  limits: SequenceLimits,
  { fileSize, byteOrder }: { readonly fileSize: number; readonly byteOrder: ByteOrder },
): SequenceEntries {
  const d = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const isLittle = byteOrder === 'little';
  const count = d.getUint32(limits.countAt, isLittle);
  const first = limits.countAt + 4;
  const readable = readableCount(count, Math.min(fileSize, head.length), limits);
  const seen = new Set<number>();
  const entries: SequenceEntry[] = [];
  let next = limits.idCount;
  for (let i = 0; i < readable; i++) {
    const id = d.getUint32(first + i * sequenceEntrySize, isLittle);
    const length = d.getUint32(first + i * sequenceEntrySize + 4, isLittle);
    const isRepeated = seen.has(id);
    seen.add(id);
    const index = isRepeated || id >= limits.idCount ? next++ : id;
    entries.push({ index, id, length, isRepeated });
  }
  return { count, entries };
}
