import { type ByteSource, FormatError, type FormatPath, type Issue } from '@brushwork/record';
import { crc32 } from '../crc32.js';
import { LimitedInflate, maxDeflateRatio } from '../inflate.js';
import { checkMaxOutput, LimitedOutput } from '../limited-output.js';
import { type ReadSteps, readRange, runInMemory, runOverSource } from './read-steps.js';
import type { ZipEntry } from './zip-entry.js';
import { localHeaderSteps, type ZipLocalHeader } from './zip-local-header.js';
import { formatZipMethod, zipMethod } from './zip-method.js';

/** Limits for reading one entry. */
export interface ReadZipEntryOptions {
  /** Largest number of bytes that the entry may unpack to; 1 GiB when not given. */
  readonly maxOutput?: number | undefined;
  /** How data of other methods is unpacked, by the number of the method. Without it such entries are 'unsupported'. */
  readonly unpackers?: ReadonlyMap<number, ZipUnpacker> | undefined;
}

/** What is known of data that is unpacked. */
export interface ZipDataPlace {
  /** Bytes that come out, by the directory: never more. */
  readonly size: number;
  /** Offset of the data's first byte in what it is read from. */
  readonly offset: number;
  /** Whose data it is, for issues. */
  readonly path: FormatPath;
}

/** Unpacks the data of one method; gives as much as there is, and issues. May throw `FormatError`. */
export type ZipUnpacker = (
  data: Uint8Array,
  place: ZipDataPlace,
) => { readonly bytes: Uint8Array; readonly issues: readonly Issue[] };

/** What has to be known of an entry to unpack its data. */
export type ZipEntryData = Pick<
  ZipEntry,
  'index' | 'flags' | 'method' | 'crc' | 'compressedSize' | 'uncompressedSize' | 'localOffset'
>;

/** One entry's data as stored. */
export interface StoredZipEntry {
  /** The local header in front of the data. */
  readonly header: ZipLocalHeader;
  /** The data as stored, compressed or not. */
  readonly data: Uint8Array;
}

/** One entry's data, unpacked. */
export interface UnpackedZipEntry {
  /** The unpacked bytes, checked against size and CRC. */
  readonly bytes: Uint8Array;
  /** Where the local header disagrees with the directory. */
  readonly issues: readonly Issue[];
}

/** How much compressed data is read from the source at once. */
const readSize = 256 * 1024;
const encryptedFlags = 0x0001 | 0x0040 | 0x2000;

/**
 * Reads one entry's data as stored, without unpacking or checking it, and its local header: for other methods, and to
 * write it back as it is. Throws as `readZipLocalHeader` does, and 'limit' for more than `maxOutput` bytes.
 */
export function readStoredZipEntry(
  source: ByteSource,
  entry: ZipEntry,
  options: ReadZipEntryOptions = {},
): Promise<StoredZipEntry> {
  return runOverSource(source, storedEntrySteps(source.byteLength, entry, options));
}

function* storedEntrySteps(
  zipSize: number,
  entry: ZipEntry,
  options: ReadZipEntryOptions,
): ReadSteps<StoredZipEntry> {
  checkLimit(entry, entry.compressedSize, checkMaxOutput(options.maxOutput));
  const header = yield* localHeaderSteps(zipSize, entry);
  const data = yield* readRange(header.dataOffset, header.dataOffset + entry.compressedSize);
  return { header, data };
}

/**
 * Reads and unpacks one entry (stored, DEFLATE, and what `unpackers` can) and checks size and CRC.
 *
 * Throws `FormatError`: as `readZipLocalHeader` does; 'unsupported' for an encrypted entry or another method; 'limit'
 * when it would be larger than `maxOutput`, before memory is taken for it; 'bad-value' for a size that no compressed
 * data of this length can unpack to, damaged data or another CRC; 'bad-length' when it unpacks to another size than
 * the directory says; 'truncated' when the data ends too early.
 */
export function readZipEntry(
  source: ByteSource,
  entry: ZipEntry,
  options: ReadZipEntryOptions = {},
): Promise<UnpackedZipEntry> {
  return runOverSource(source, entrySteps(source.byteLength, entry, options));
}

function* entrySteps(
  zipSize: number,
  entry: ZipEntry,
  options: ReadZipEntryOptions,
): ReadSteps<UnpackedZipEntry> {
  checkEntry(entry, options);
  const header = yield* localHeaderSteps(zipSize, entry);
  const { bytes, issues } = yield* dataSteps(entry, header.dataOffset, options);
  return { bytes, issues: [...header.issues, ...issues] };
}

/**
 * Unpacks the data of an entry that is in memory and checks size and CRC. Throws as `readZipEntry` does, but for what
 * is about the local header.
 */
export function unpackZipData(
  data: Uint8Array,
  entry: ZipEntryData,
  options: ReadZipEntryOptions = {},
): UnpackedZipEntry {
  checkEntry(entry, options);
  return runInMemory(data, dataSteps(entry, 0, options));
}

function* dataSteps(
  entry: ZipEntryData,
  dataOffset: number,
  options: ReadZipEntryOptions,
): ReadSteps<UnpackedZipEntry> {
  const { bytes, issues } = yield* unpack(entry, dataOffset, options);
  if (bytes.length !== entry.uncompressedSize) throw wrongSize(entry, bytes.length);
  const crc = crc32(bytes);
  if (crc !== entry.crc) {
    const hex = (value: number): string => value.toString(16).padStart(8, '0');
    throw new FormatError('bad-value', `the unpacked data has CRC ${hex(crc)} instead of ${hex(entry.crc)}`, {
      ...placeOf(entry),
      expected: entry.crc,
      found: crc,
    });
  }
  return { bytes, issues };
}

function checkEntry(entry: ZipEntryData, options: ReadZipEntryOptions): void {
  checkSupported(entry, options);
  checkLimit(entry, entry.uncompressedSize, checkMaxOutput(options.maxOutput));
  checkSizes(entry);
}

function checkSupported(entry: ZipEntryData, { unpackers }: ReadZipEntryOptions): void {
  if ((entry.flags & encryptedFlags) !== 0) {
    throw new FormatError('unsupported', 'the entry is encrypted', { ...placeOf(entry), found: entry.flags });
  }
  if (
    entry.method !== zipMethod.stored &&
    entry.method !== zipMethod.deflate &&
    unpackers?.has(entry.method) !== true
  ) {
    const message = `${formatZipMethod(entry.method)} is not supported here`;
    throw new FormatError('unsupported', message, { ...placeOf(entry), found: entry.method });
  }
}

function checkLimit(entry: ZipEntryData, size: number, maxOutput: number): void {
  if (size <= maxOutput) return;
  const message = `the entry has ${size} bytes, the limit is ${maxOutput}`;
  throw new FormatError('limit', message, { ...placeOf(entry), expected: maxOutput, found: size });
}

function checkSizes(entry: ZipEntryData): void {
  const { compressedSize, uncompressedSize } = entry;
  if (entry.method === zipMethod.stored) {
    if (compressedSize === uncompressedSize) return;
    throw new FormatError('bad-length', 'the entry is stored uncompressed but has two different sizes', {
      ...placeOf(entry),
      expected: compressedSize,
      found: uncompressedSize,
    });
  }
  if (entry.method !== zipMethod.deflate || uncompressedSize <= compressedSize * maxDeflateRatio) return;
  throw new FormatError(
    'bad-value',
    `${compressedSize} bytes of DEFLATE data can't unpack to ${uncompressedSize}`,
    {
      ...placeOf(entry),
      expected: compressedSize * maxDeflateRatio,
      found: uncompressedSize,
    },
  );
}

function* unpack(
  entry: ZipEntryData,
  dataOffset: number,
  { unpackers }: ReadZipEntryOptions,
): ReadSteps<{ readonly bytes: Uint8Array; readonly issues: readonly Issue[] }> {
  const end = dataOffset + entry.compressedSize;
  if (entry.method === zipMethod.stored) {
    return { bytes: new Uint8Array(yield* readRange(dataOffset, end)), issues: [] };
  }
  const unpacker = unpackers?.get(entry.method);
  if (unpacker !== undefined) {
    const data = yield* readRange(dataOffset, end);
    return unpacker(data, { size: entry.uncompressedSize, offset: dataOffset, path: placeOf(entry).path });
  }
  const output = new LimitedOutput({ maxOutput: entry.uncompressedSize, what: 'the entry' });
  const inflate = new LimitedInflate(output);
  try {
    for (let start = dataOffset; start < end; start += readSize) {
      inflate.push(yield* readRange(start, Math.min(start + readSize, end)));
    }
    inflate.finish();
  } catch (error) {
    if (!(error instanceof FormatError) || error.code === 'io' || error.path.length > 0) throw error;
    if (error.code === 'limit') throw wrongSize(entry, undefined);
    throw new FormatError(error.code, error.reason, { ...placeOf(entry), cause: error.cause });
  }
  return { bytes: output.finish(), issues: [] };
}

function wrongSize(entry: ZipEntryData, found: number | undefined): FormatError {
  const message = `the entry unpacks to ${found ?? 'more'} instead of ${entry.uncompressedSize} bytes`;
  return new FormatError('bad-length', message, {
    ...placeOf(entry),
    expected: entry.uncompressedSize,
    found,
  });
}

function placeOf(entry: ZipEntryData): {
  readonly path: readonly (string | number)[];
  readonly offset: number;
} {
  return { path: ['zip entries', entry.index], offset: entry.localOffset };
}
