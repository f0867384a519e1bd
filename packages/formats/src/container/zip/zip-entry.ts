import { FormatError } from '@brushwork/record';
import { crc32 } from '../crc32.js';
import { decodeStrictUtf8, decodeZipText } from './zip-name.js';
import { readSize64, viewOf } from './zip-numbers.js';

/** One record of a zip's central directory, with everything needed to write it back as it was. */
export interface ZipEntry {
  /** Position in the central directory, which is the order of the list. */
  readonly index: number;
  /** The name as text; only ever a key of a `Map`, never a path to write to unchecked. */
  readonly name: string;
  /** The name's bytes as they stand in the central directory. */
  readonly nameBytes: Uint8Array;
  /** Version and system of the program that wrote it. */
  readonly versionMadeBy: number;
  /** Version of the specification that is needed to read it. */
  readonly versionNeeded: number;
  /** General purpose flags: bit 0 encrypted, bit 3 sizes follow the data, bit 11 UTF-8. */
  readonly flags: number;
  /** Compression method; see `zipMethod`. */
  readonly method: number;
  /** Time of day, MS-DOS coded. */
  readonly modifiedTime: number;
  /** Date, MS-DOS coded. */
  readonly modifiedDate: number;
  /** CRC-32 of the uncompressed bytes. */
  readonly crc: number;
  /** Bytes as stored; from the zip64 field where there is one. */
  readonly compressedSize: number;
  /** Bytes when unpacked, as the directory claims; from the zip64 field where there is one. */
  readonly uncompressedSize: number;
  /** Number of the disk that it starts on. */
  readonly disk: number;
  /** Internal attributes: bit 0 text. */
  readonly internalAttributes: number;
  /** External attributes, of the system in `versionMadeBy`. */
  readonly externalAttributes: number;
  /** Offset of the local header as written, without the correction for bytes before the zip. */
  readonly storedLocalOffset: number;
  /** Absolute offset of the local header in the source. */
  readonly localOffset: number;
  /** The extra fields' bytes; empty where the directory has none, whatever `statedExtraSize` says. */
  readonly extra: Uint8Array;
  /** Size of the extra fields as written. */
  readonly statedExtraSize: number;
  /** The comment's bytes. */
  readonly comment: Uint8Array;
  /** Absolute offset of this record in the source. */
  readonly recordOffset: number;
  /** Size of this record in bytes. */
  readonly recordSize: number;
}

/** Where a central directory record is read from. */
export interface CentralRecordPlace {
  /** Position in the list. */
  readonly index: number;
  /** Offset of the record in the directory's bytes. */
  readonly at: number;
  /** Absolute offset of the directory in the source. */
  readonly directoryOffset: number;
  /** What is added to stored offsets: the number of bytes before the zip. */
  readonly offsetCorrection: number;
  /** Whether records have the extra fields that they state; `true` unless given. See `readZipDirectory`. */
  readonly hasExtra?: boolean;
}

/** `PK\1\2`, the mark of a central directory record. */
export const centralSignature = 0x02014b50;
const fixedSize = 46;

/** Whether an entry names a folder: its name ends in a slash. */
export function isZipFolder(entry: ZipEntry): boolean {
  return entry.name.endsWith('/');
}

/**
 * Reads one record of a central directory. Throws 'truncated' when it goes beyond the directory, 'bad-magic' when no
 * record starts there, 'out-of-bounds' for an impossible 64-bit size.
 */
export function readCentralRecord(directory: Uint8Array, place: CentralRecordPlace): ZipEntry {
  const { index, at, directoryOffset, offsetCorrection, hasExtra = true } = place;
  const recordOffset = directoryOffset + at;
  const path = ['zip entries', index];
  if (directory.length - at < fixedSize) {
    throw new FormatError('truncated', 'the zip directory ends inside a record', {
      path,
      offset: recordOffset,
    });
  }
  const view = viewOf(directory.subarray(at));
  if (view.getUint32(0, true) !== centralSignature) {
    throw new FormatError('bad-magic', 'no zip directory record here', { path, offset: recordOffset });
  }
  const nameEnd = fixedSize + view.getUint16(28, true);
  const statedExtraSize = view.getUint16(30, true);
  const extraEnd = nameEnd + (hasExtra ? statedExtraSize : 0);
  const recordSize = extraEnd + view.getUint16(32, true);
  if (recordSize > view.byteLength) {
    throw new FormatError('truncated', 'a zip directory record goes beyond the directory', {
      path,
      offset: recordOffset,
    });
  }
  const record = new Uint8Array(directory.subarray(at, at + recordSize));
  const flags = view.getUint16(8, true);
  const nameBytes = record.subarray(fixedSize, nameEnd);
  const extra = record.subarray(nameEnd, extraEnd);
  const sizes = readSizes(viewOf(record), extra, recordOffset + nameEnd);
  return {
    index,
    name: unicodePath(extra, nameBytes) ?? decodeZipText(nameBytes, { utf8: (flags & 0x800) !== 0 }),
    nameBytes,
    versionMadeBy: view.getUint16(4, true),
    versionNeeded: view.getUint16(6, true),
    flags,
    method: view.getUint16(10, true),
    modifiedTime: view.getUint16(12, true),
    modifiedDate: view.getUint16(14, true),
    crc: view.getUint32(16, true),
    ...sizes,
    internalAttributes: view.getUint16(36, true),
    externalAttributes: view.getUint32(38, true),
    localOffset: sizes.storedLocalOffset + offsetCorrection,
    extra,
    statedExtraSize,
    comment: record.subarray(extraEnd),
    recordOffset,
    recordSize,
  };
}

/** Sizes, disk and offset; each that is all ones is taken from the zip64 extra field, in this order, when it is there. */
function readSizes(record: DataView, extra: Uint8Array, extraOffset: number) {
  const field = findExtraField(extra, 0x0001);
  const view = field === undefined ? undefined : viewOf(field);
  const fieldOffset = extraOffset + (field === undefined ? 0 : field.byteOffset - extra.byteOffset);
  let at = 0;
  const wide = (value: number): number => {
    if (value !== 0xffffffff || view === undefined || at + 8 > view.byteLength) return value;
    at += 8;
    return readSize64(view, at - 8, fieldOffset);
  };
  const uncompressedSize = wide(record.getUint32(24, true));
  const compressedSize = wide(record.getUint32(20, true));
  const storedLocalOffset = wide(record.getUint32(42, true));
  let disk = record.getUint16(34, true);
  if (disk === 0xffff && view !== undefined && at + 4 <= view.byteLength) disk = view.getUint32(at, true);
  return { uncompressedSize, compressedSize, storedLocalOffset, disk };
}

/** The data of the first extra field with this id; `undefined` when there is none, or when the fields' chain breaks before it. */
export function findExtraField(extra: Uint8Array, id: number): Uint8Array | undefined {
  const view = viewOf(extra);
  let at = 0;
  while (at + 4 <= extra.length) {
    const end = at + 4 + view.getUint16(at + 2, true);
    if (end > extra.length) return undefined;
    if (view.getUint16(at, true) === id) return extra.subarray(at + 4, end);
    at = end;
  }
  return undefined;
}

/** The UTF-8 name of Info-ZIP's Unicode Path field (0x7075), when it belongs to this very name. */
function unicodePath(extra: Uint8Array, nameBytes: Uint8Array): string | undefined {
  const field = findExtraField(extra, 0x7075);
  if (field === undefined || field.length < 5 || field[0] !== 1) return undefined;
  if (viewOf(field).getUint32(1, true) !== crc32(nameBytes)) return undefined;
  return decodeStrictUtf8(field.subarray(5));
}
