import { FormatError } from '@brushwork/record';
import { type DecodedLzma, decodeLzma, type LzmaOptions } from './lzma-decoder.js';
import { type EncodedLzma, encodeLzma } from './lzma-encoder.js';
import { lzmaPropertiesSize, readLzmaProperties, writeLzmaProperties } from './lzma-properties.js';
import { LzmaReport } from './lzma-report.js';

/** Two bytes for the encoder's version, two for the size of the properties, and these (APPNOTE 6.3, section 5.8.8). */
export const zipLzmaHeadSize = 4 + lzmaPropertiesSize;

const headSize = zipLzmaHeadSize;

/**
 * Unpacks the data of a zip entry with method 14. The size is the one of the archive's central directory, which is
 * right where others differ; an end marker may stand or be missing, whatever the entry's flags say. The CRC is left to
 * the caller.
 *
 * What is not as it should be is an issue; with `strict` it throws `FormatError` 'truncated', 'bad-value' or
 * 'bad-length'. Always throws 'truncated' for data that ends inside its head, 'bad-value' for properties that no stream
 * has, and 'limit' as `decodeLzma` does.
 */
export function readZipLzma(
  entryData: Uint8Array,
  uncompressedSize: number,
  options: LzmaOptions = {},
): DecodedLzma {
  const { path, offset } = options;
  if (entryData.length < headSize) {
    const details = { path, offset, expected: headSize, found: entryData.length };
    throw new FormatError('truncated', 'the LZMA data ends inside its head', details);
  }
  const report = new LzmaReport(options);
  const propertiesSize = entryData[2]! | (entryData[3]! << 8);
  if (propertiesSize !== lzmaPropertiesSize) {
    const message = `the LZMA properties should have ${lzmaPropertiesSize} bytes, the head says ${propertiesSize}`;
    report.add('lzma-zip-head', { message, at: 2, expected: lzmaPropertiesSize, found: propertiesSize });
  }
  const properties = readLzmaProperties(entryData.subarray(4), { path, offset: (offset ?? 0) + 4 });
  const decoded = decodeLzma(entryData.subarray(headSize), {
    ...options,
    offset: (offset ?? 0) + headSize,
    properties,
    size: uncompressedSize,
  });
  const inputSize = headSize + decoded.inputSize;
  if (inputSize < entryData.length) {
    const message = `${entryData.length - inputSize} bytes follow the LZMA data`;
    report.add('lzma-surplus', { message, at: inputSize });
  }
  return { ...decoded, inputSize, issues: [...report.issues, ...decoded.issues] };
}

/**
 * Packs the data of a zip entry with method 14, without an end marker: bit 1 of the entry's flags has to be 0. Throws
 * as `encodeLzma` does.
 */
export async function writeZipLzma(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return zipLzmaOf(await encodeLzma(bytes));
}

/** The data of a zip entry with a stream that was packed before. */
export function zipLzmaOf({ properties, stream }: EncodedLzma): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(headSize + stream.length);
  // The version is that of the LZMA SDK; readers don't look at it.
  data.set([9, 20, lzmaPropertiesSize, 0]);
  data.set(writeLzmaProperties(properties), 4);
  data.set(stream, headSize);
  return data;
}
