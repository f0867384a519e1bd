import { type ByteSource, FormatError, type Issue, readBytes } from '@brushwork/record';
import { crc32 } from '../crc32.js';
import { LimitedInflate, maxDeflateRatio } from '../inflate.js';
import { checkMaxOutput, LimitedOutput } from '../limited-output.js';
import type { ZipEntry } from './zip-entry.js';
import { readZipLocalHeader, type ZipLocalHeader } from './zip-local-header.js';
import { formatZipMethod, zipMethod } from './zip-method.js';

/** Limits for reading one entry. */
export interface ReadZipEntryOptions {
  /** Largest number of bytes that the entry may unpack to; 1 GiB when not given. */
  readonly maxOutput?: number | undefined;
}

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
export async function readStoredZipEntry(
  source: ByteSource,
  entry: ZipEntry,
  options: ReadZipEntryOptions = {},
): Promise<StoredZipEntry> {
  checkLimit(entry, entry.compressedSize, checkMaxOutput(options.maxOutput));
  const header = await readZipLocalHeader(source, entry);
  const data = await readBytes(source, header.dataOffset, header.dataOffset + entry.compressedSize);
  return { header, data };
}

/**
 * Reads and unpacks one entry (stored or DEFLATE) and checks size and CRC.
 *
 * Throws `FormatError`: as `readZipLocalHeader` does; 'unsupported' for an encrypted entry or another method; 'limit'
 * when it would be larger than `maxOutput`, before memory is taken for it; 'bad-value' for a size that no compressed
 * data of this length can unpack to, damaged data or another CRC; 'bad-length' when it unpacks to another size than
 * the directory says; 'truncated' when the data ends too early.
 */
export async function readZipEntry(
  source: ByteSource,
  entry: ZipEntry,
  options: ReadZipEntryOptions = {},
): Promise<UnpackedZipEntry> {
  checkSupported(entry);
  checkLimit(entry, entry.uncompressedSize, checkMaxOutput(options.maxOutput));
  checkSizes(entry);
  const header = await readZipLocalHeader(source, entry);
  const bytes = await unpack(source, entry, header.dataOffset);
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
  return { bytes, issues: header.issues };
}

function checkSupported(entry: ZipEntry): void {
  if ((entry.flags & encryptedFlags) !== 0) {
    throw new FormatError('unsupported', 'the entry is encrypted', { ...placeOf(entry), found: entry.flags });
  }
  if (entry.method !== zipMethod.stored && entry.method !== zipMethod.deflate) {
    const message = `${formatZipMethod(entry.method)} is not supported here`;
    throw new FormatError('unsupported', message, { ...placeOf(entry), found: entry.method });
  }
}

function checkLimit(entry: ZipEntry, size: number, maxOutput: number): void {
  if (size <= maxOutput) return;
  const message = `the entry has ${size} bytes, the limit is ${maxOutput}`;
  throw new FormatError('limit', message, { ...placeOf(entry), expected: maxOutput, found: size });
}

function checkSizes(entry: ZipEntry): void {
  const { compressedSize, uncompressedSize } = entry;
  if (entry.method === zipMethod.stored) {
    if (compressedSize === uncompressedSize) return;
    throw new FormatError('bad-length', 'the entry is stored uncompressed but has two different sizes', {
      ...placeOf(entry),
      expected: compressedSize,
      found: uncompressedSize,
    });
  }
  if (uncompressedSize <= compressedSize * maxDeflateRatio) return;
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

async function unpack(source: ByteSource, entry: ZipEntry, dataOffset: number): Promise<Uint8Array> {
  const end = dataOffset + entry.compressedSize;
  if (entry.method === zipMethod.stored) return (await readBytes(source, dataOffset, end)).slice();
  const output = new LimitedOutput({ maxOutput: entry.uncompressedSize, what: 'the entry' });
  const inflate = new LimitedInflate(output);
  try {
    for (let start = dataOffset; start < end; start += readSize) {
      inflate.push(await readBytes(source, start, Math.min(start + readSize, end)));
    }
    inflate.finish();
  } catch (error) {
    if (!(error instanceof FormatError) || error.code === 'io' || error.path.length > 0) throw error;
    if (error.code === 'limit') throw wrongSize(entry, undefined);
    throw new FormatError(error.code, error.reason, { ...placeOf(entry), cause: error.cause });
  }
  return output.finish();
}

function wrongSize(entry: ZipEntry, found: number | undefined): FormatError {
  const message = `the entry unpacks to ${found ?? 'more'} instead of ${entry.uncompressedSize} bytes`;
  return new FormatError('bad-length', message, {
    ...placeOf(entry),
    expected: entry.uncompressedSize,
    found,
  });
}

function placeOf(entry: ZipEntry): { readonly path: readonly (string | number)[]; readonly offset: number } {
  return { path: ['zip entries', entry.index], offset: entry.localOffset };
}
