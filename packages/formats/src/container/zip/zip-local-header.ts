import { type ByteSource, FormatError, type Issue, issue } from '@brushwork/record';
import { sameBytes } from '../same-bytes.js';
import { type ReadSteps, readRange, runOverSource } from './read-steps.js';
import type { ZipEntry } from './zip-entry.js';
import { viewOf } from './zip-numbers.js';

/** The header in front of an entry's data, which repeats much of the central directory's record. */
export interface ZipLocalHeader {
  /** Its bytes as they stand in the file: the fixed part, the name and the extra fields. May be a view of the source's memory. */
  readonly bytes: Uint8Array;
  /** The name's bytes. */
  readonly nameBytes: Uint8Array;
  /** The extra fields' bytes. */
  readonly extra: Uint8Array;
  /** General purpose flags. */
  readonly flags: number;
  /** Compression method. */
  readonly method: number;
  /** CRC-32 as written here; 0 when it follows the data (flag bit 3). */
  readonly crc: number;
  /** Compressed size as written here; 0 when it follows the data, all ones with zip64. */
  readonly compressedSize: number;
  /** Uncompressed size as written here; 0 when it follows the data, all ones with zip64. */
  readonly uncompressedSize: number;
  /** Absolute offset of the first byte of the entry's data in the source. */
  readonly dataOffset: number;
  /** Where it disagrees with the central directory, which is the one that counts. */
  readonly issues: readonly Issue[];
}

const localSignature = 0x04034b50;
const localFixedSize = 30;
const sizesFollow = 0x0008;

/**
 * Reads the local header of an entry. Throws 'out-of-bounds' when the header or the data lies outside the source, and
 * 'bad-magic' when no local header is there. A name, method, CRC or size that differs from the central directory's
 * is an issue in the result.
 */
export function readZipLocalHeader(source: ByteSource, entry: ZipEntry): Promise<ZipLocalHeader> {
  return runOverSource(source, localHeaderSteps(source.byteLength, entry));
}

/** Steps of `readZipLocalHeader` for a zip with so many bytes. */
export function* localHeaderSteps(zipSize: number, entry: ZipEntry): ReadSteps<ZipLocalHeader> {
  const offset = entry.localOffset;
  const path = ['zip entries', entry.index];
  if (offset < 0 || offset + localFixedSize > zipSize) {
    throw new FormatError('out-of-bounds', 'the local header is outside the zip', {
      path,
      offset: entry.recordOffset,
      found: entry.storedLocalOffset,
    });
  }
  const fixed = viewOf(yield* readRange(offset, offset + localFixedSize));
  if (fixed.getUint32(0, true) !== localSignature) {
    throw new FormatError('bad-magic', 'no local header (PK\\3\\4) where the zip directory says', {
      path,
      offset,
    });
  }
  const nameEnd = localFixedSize + fixed.getUint16(26, true);
  const size = nameEnd + fixed.getUint16(28, true);
  const dataOffset = offset + size;
  if (entry.compressedSize > zipSize - dataOffset) {
    throw new FormatError('out-of-bounds', "the entry's data goes beyond the end of the zip", {
      path,
      offset: dataOffset,
      expected: Math.max(0, zipSize - dataOffset),
      found: entry.compressedSize,
    });
  }
  const read = yield* readRange(offset, dataOffset);
  // Not copied: many entries may name one header of 128 KiB.
  const bytes = new Uint8Array(read.buffer, read.byteOffset, read.byteLength);
  const header = {
    bytes,
    nameBytes: bytes.subarray(localFixedSize, nameEnd),
    extra: bytes.subarray(nameEnd),
    flags: fixed.getUint16(6, true),
    method: fixed.getUint16(8, true),
    crc: fixed.getUint32(14, true),
    compressedSize: fixed.getUint32(18, true),
    uncompressedSize: fixed.getUint32(22, true),
    dataOffset,
  };
  return {
    ...header,
    get issues() {
      return compare(header, entry);
    },
  };
}

function compare(header: Omit<ZipLocalHeader, 'issues'>, entry: ZipEntry): Issue[] {
  const issues: Issue[] = [];
  const differs = (what: string, numbers: { readonly central?: number; readonly local?: number }): void => {
    issues.push(
      issue('zip-local-header-differs', 'warning', 'bad-value', {
        message: `the local header has another ${what} than the zip directory`,
        path: ['zip entries', entry.index],
        offset: entry.localOffset,
        expected: numbers.central,
        found: numbers.local,
      }),
    );
  };
  const numbers = (what: string, central: number, local: number): void => {
    if (central !== local) differs(what, { central, local });
  };
  if (!sameBytes(header.nameBytes, entry.nameBytes)) differs('name', {});
  numbers('method', entry.method, header.method);
  if ((header.flags & sizesFollow) !== 0) return issues;
  numbers('CRC', entry.crc, header.crc);
  if (header.compressedSize !== 0xffffffff)
    numbers('compressed size', entry.compressedSize, header.compressedSize);
  if (header.uncompressedSize !== 0xffffffff)
    numbers('size', entry.uncompressedSize, header.uncompressedSize);
  return issues;
}
