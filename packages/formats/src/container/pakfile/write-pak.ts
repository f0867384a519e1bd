import { FormatError } from '@brushwork/record';
import type { ZipEnd } from '../zip/zip-end-record.js';
import { viewOf } from '../zip/zip-numbers.js';
import { ByteParts } from './byte-parts.js';
import { alignmentOf, fillTo, isZero, unaligned } from './pak-alignment.js';
import type { PakEntry } from './pak-entry.js';
import type { ReadPak } from './read-pak.js';
import { PakBody } from './write-body.js';
import { writeDirectoryRecord } from './write-directory-record.js';

const endSize = 22;
const endSignature = 0x06054b50;
const locatorSize = 20;

/** Where a directory was written. */
interface WrittenDirectory {
  readonly offset: number;
  readonly size: number;
  readonly entryCount: number;
}

/** Writes a pakfile with other entries than those that were read; without one that was read, a new one. Throws as `PakDocument`'s `toBytes`. */
export function writePak(pak: ReadPak | undefined, entries: readonly PakEntry[]): Uint8Array {
  const out = new ByteParts();
  const alignment = pak === undefined ? unaligned : alignmentOf(pak);
  const body = new PakBody(out, alignment);
  const isNew = ({ parts }: PakEntry): boolean =>
    parts.content !== undefined && parts.source?.entry.local === undefined;
  const added = entries.filter(isNew);
  if (pak !== undefined) body.writeOld(pak, entries, { hasMore: added.length > 0 });
  for (const entry of added) body.writeEntry(entry);
  const isDirectoryAligned = pak !== undefined && pak.directory.end.directoryOffset % alignment.size === 0;
  if (isDirectoryAligned) out.pad(fillTo(out.length, alignment.size));
  const offset = out.length;
  for (const entry of entries) out.push(writeDirectoryRecord(entry, body.placements.get(entry), pak));
  if (pak !== undefined) writeDirectoryEnd(out, pak, alignment.size);
  const directory = { offset, size: out.length - offset, entryCount: entries.length };
  if (pak === undefined) out.push(endRecord(new Uint8Array(endSize), directory, 0));
  else writeOldEnd(out, pak, directory);
  return out.join();
}

/** What stands in the directory behind its records: padding, which is written anew, or bytes that are kept. */
function writeDirectoryEnd(out: ByteParts, { directory }: ReadPak, alignment: number): void {
  const { end, remainder } = directory;
  const isAligned = alignment > 1 && (end.directoryOffset + end.directorySize) % alignment === 0;
  if (isAligned && isZero(remainder)) out.pad(fillTo(out.length, alignment));
  else out.push(remainder);
}

/** Everything behind the directory: only numbers of it change. */
function writeOldEnd(
  out: ByteParts,
  { bytes, directory: { end } }: ReadPak,
  written: WrittenDirectory,
): void {
  const { directoryOffset, directorySize, zip64Offset, endOffset, offsetCorrection } = end;
  out.push(bytes.subarray(directoryOffset + directorySize, zip64Offset ?? endOffset));
  if (zip64Offset !== undefined) {
    const recordOffset = out.length - offsetCorrection;
    out.push(
      zip64Records(bytes.subarray(zip64Offset, endOffset), { written, recordOffset, offsetCorrection }),
    );
  }
  const record = new Uint8Array(bytes.subarray(endOffset, endOffset + endSize));
  out.push(endRecord(record, written, offsetCorrection, end));
  out.push(bytes.subarray(endOffset + endSize));
}

function zip64Records(
  old: Uint8Array,
  to: {
    readonly written: WrittenDirectory;
    readonly recordOffset: number;
    readonly offsetCorrection: number;
  },
): Uint8Array {
  const { written, recordOffset, offsetCorrection } = to;
  const bytes = new Uint8Array(old);
  const view = viewOf(bytes);
  view.setBigUint64(24, BigInt(written.entryCount), true);
  view.setBigUint64(32, BigInt(written.entryCount), true);
  view.setBigUint64(40, BigInt(written.size), true);
  view.setBigUint64(48, BigInt(written.offset - offsetCorrection), true);
  view.setBigUint64(bytes.length - locatorSize + 8, BigInt(recordOffset), true);
  return bytes;
}

function endRecord(
  bytes: Uint8Array,
  written: WrittenDirectory,
  correction: number,
  old?: ZipEnd,
): Uint8Array {
  const view = viewOf(bytes);
  const { entryCount, size, offset } = written;
  view.setUint32(0, endSignature, true);
  // With the numbers in 64 bits, all ones here say that they are there.
  const isWide = old?.zip64Offset !== undefined;
  const put = (at: number, value: number, bits: 16 | 32): void => {
    const allOnes = 2 ** bits - 1;
    const isElsewhere =
      isWide && (bits === 16 ? view.getUint16(at, true) : view.getUint32(at, true)) === allOnes;
    if (!isElsewhere && value >= allOnes) {
      throw new FormatError('limit', 'more than the end record of a pakfile can count', { found: value });
    }
    if (bits === 16) view.setUint16(at, isElsewhere ? allOnes : value, true);
    else view.setUint32(at, isElsewhere ? allOnes : value, true);
  };
  put(8, entryCount, 16);
  put(10, entryCount, 16);
  put(12, size, 32);
  put(16, offset - correction, 32);
  return bytes;
}
