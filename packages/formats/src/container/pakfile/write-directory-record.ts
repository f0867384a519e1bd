import { FormatError } from '@brushwork/record';
import { centralSignature, findExtraField, type ZipEntry } from '../zip/zip-entry.js';
import { viewOf } from '../zip/zip-numbers.js';
import { isZero } from './pak-alignment.js';
import type { PakEntry } from './pak-entry.js';
import type { ReadPak } from './read-pak.js';
import { keptExtra, writeCommonFields } from './write-local-header.js';

/** Where an entry came to lie. */
export interface PakPlacement {
  /** Offset of its local header in the pakfile. */
  readonly localOffset: number;
  /** The local header's extra fields, when they were written anew. */
  readonly extra?: Uint8Array | undefined;
}

const fixedSize = 46;
const zip64Field = 0x0001;
const allOnes = 0xffffffff;
/** As the game's tools write it. */
const versionMadeBy = 20;

/**
 * The directory record of an entry for the place where it came to lie; without one it keeps the offset that it has. One
 * that isn't edited is copied, and only its offset follows. Throws 'limit' for an offset beyond 4 GiB.
 */
export function writeDirectoryRecord(
  entry: PakEntry,
  placement: PakPlacement | undefined,
  pak: ReadPak | undefined,
): Uint8Array {
  const record = entry.parts.source?.entry.record;
  const { name, content } = entry.parts;
  const hasExtra = pak?.directory.hasExtra ?? true;
  const isVerbatim = record !== undefined && entry.isUntouched && placement?.extra === undefined;
  const bytes =
    isVerbatim && pak !== undefined
      ? new Uint8Array(pak.bytes.subarray(record.recordOffset, record.recordOffset + record.recordSize))
      : assemble(entry, placement, { pak, hasExtra });
  const view = viewOf(bytes);
  if (!entry.isUntouched) writeCommonFields(view, 6, entry);
  if (record === undefined || content !== undefined) view.setUint16(34, 0, true);
  if (record === undefined) view.setUint16(4, versionMadeBy, true);
  if (name !== undefined) view.setUint16(28, name.bytes.length, true);
  if (placement !== undefined) {
    const stored = placement.localOffset - (pak?.directory.end.offsetCorrection ?? 0);
    writeOffset(bytes, stored, content === undefined ? record : undefined);
  }
  return bytes;
}

function assemble(
  entry: PakEntry,
  placement: PakPlacement | undefined,
  { pak, hasExtra }: { readonly pak: ReadPak | undefined; readonly hasExtra: boolean },
): Uint8Array {
  const record = entry.parts.source?.entry.record;
  const empty = new Uint8Array(0);
  const name = entry.parts.name?.bytes ?? record?.nameBytes ?? empty;
  const comment = record?.comment ?? empty;
  const extra = extraFor(entry, placement);
  const bytes = new Uint8Array(fixedSize + name.length + (hasExtra ? extra.length : 0) + comment.length);
  if (record !== undefined && pak !== undefined)
    bytes.set(pak.bytes.subarray(record.recordOffset, record.recordOffset + fixedSize));
  const view = viewOf(bytes);
  view.setUint32(0, centralSignature, true);
  view.setUint16(28, name.length, true);
  view.setUint16(
    30,
    !hasExtra && placement?.extra === undefined ? (record?.statedExtraSize ?? 0) : extra.length,
    true,
  );
  view.setUint16(32, comment.length, true);
  bytes.set(name, fixedSize);
  if (hasExtra) bytes.set(extra, fixedSize + name.length);
  bytes.set(comment, bytes.length - comment.length);
  return bytes;
}

/** Extra fields of a record: those of the local header where both are there to fill, else what the record had. */
function extraFor(entry: PakEntry, placement: PakPlacement | undefined): Uint8Array {
  const record = entry.parts.source?.entry.record;
  const own = record === undefined ? new Uint8Array(0) : keptExtra(record.extra, entry);
  return placement?.extra !== undefined && isZero(own) ? placement.extra : own;
}

/** Writes an offset, in 64 bits where the record has it so. */
function writeOffset(bytes: Uint8Array, offset: number, record: ZipEntry | undefined): void {
  const view = viewOf(bytes);
  const wide = record === undefined ? undefined : wideOffset(bytes, record);
  if (wide !== undefined) {
    wide.setBigUint64(0, BigInt(offset), true);
    return;
  }
  if (offset < 0 || offset >= allOnes) {
    throw new FormatError('limit', "an entry lies where the pakfile's directory can't point to", {
      found: offset,
    });
  }
  view.setUint32(42, offset, true);
}

/** The offset in the zip64 field; `undefined` where the record has it in its own field. */
function wideOffset(bytes: Uint8Array, record: ZipEntry): DataView | undefined {
  const view = viewOf(bytes);
  if (view.getUint32(42, true) !== allOnes) return undefined;
  const extraStart = fixedSize + view.getUint16(28, true);
  const field = findExtraField(bytes.subarray(extraStart, extraStart + record.extra.length), zip64Field);
  if (field === undefined) return undefined;
  const before = [24, 20].filter((at) => view.getUint32(at, true) === allOnes).length * 8;
  return before + 8 <= field.length ? viewOf(field.subarray(before, before + 8)) : undefined;
}
