import { FormatError } from '@brushwork/record';
import { withoutEndMarker } from './end-marker.js';
import { decodeLzma } from './lzma-decoder.js';
import { type LzmaProperties, lzmaPropertiesSize, readLzmaProperties } from './lzma-properties.js';

/** A bare LZMA stream and how it was made. */
export interface EncodedLzma {
  /** How the stream was made; its reader has to know. */
  readonly properties: LzmaProperties;
  /** The stream, without an end marker. */
  readonly stream: Uint8Array;
}

/** Number of bytes that stand before the stream in what the encoder makes: properties and the size in 64 bits. */
const fileHeadSize = lzmaPropertiesSize + 8;
const leastDictionary = 4096;

/** The encoder packs nothing as an end marker, but the size is known. */
const emptyStream: EncodedLzma = {
  properties: {
    literalContextBits: 3,
    literalPositionBits: 0,
    positionBits: 2,
    dictionarySize: leastDictionary,
  },
  stream: new Uint8Array(5),
};

/**
 * Packs bytes as a bare LZMA stream. The same bytes always give the same stream.
 *
 * The encoder is loaded when first used. It packs about a megabyte a second and takes up to 150 MB meanwhile. The
 * result is unpacked again and compared before it is given out.
 *
 * Throws `FormatError` 'bad-value' should the result not unpack to what was packed.
 */
export async function encodeLzma(bytes: Uint8Array): Promise<EncodedLzma> {
  if (bytes.length === 0) return emptyStream;
  const { compress } = await import('lzma1');
  const file = compress(bytes, modeFor(bytes.length));
  const fileProperties = readLzmaProperties(file);
  const properties = {
    ...fileProperties,
    dictionarySize: dictionaryFor(bytes.length, fileProperties.dictionarySize),
  };
  const stream = withoutEndMarker(file.subarray(fileHeadSize), { properties, size: bytes.length });
  checkResult(bytes, { properties, stream });
  return { properties, stream };
}

/** The encoder's mode whose dictionary is the smallest that holds everything; 4 MiB, where memory gets scarce, at most. */
function modeFor(size: number): 3 | 4 | 5 | 6 {
  if (size <= 1 << 19) return 3;
  if (size <= 1 << 20) return 4;
  return size <= 1 << 21 ? 5 : 6;
}

/** No match reaches back farther than all there is; a reader that sets its dictionary aside is glad of a small one. */
function dictionaryFor(size: number, encoderSize: number): number {
  let dictionarySize = leastDictionary;
  while (dictionarySize < size && dictionarySize < encoderSize) dictionarySize *= 2;
  return dictionarySize;
}

function checkResult(bytes: Uint8Array, { properties, stream }: EncodedLzma): void {
  const size = bytes.length;
  const decoded = decodeLzma(stream, { properties, size, maxOutput: size, strict: true });
  if (decoded.inputSize === stream.length && bytes.every((byte, index) => byte === decoded.bytes[index]))
    return;
  throw new FormatError('bad-value', 'what the LZMA encoder made does not unpack to what it was given');
}
