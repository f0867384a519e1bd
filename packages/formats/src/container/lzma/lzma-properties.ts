import { FormatError, type FormatErrorDetails } from '@brushwork/record';

/** How an LZMA stream was made; its reader has to know. */
export interface LzmaProperties {
  /** How many high bits of the byte before choose a literal's models, 0 to 8. */
  readonly literalContextBits: number;
  /** How many low bits of the position choose a literal's models, 0 to 4. */
  readonly literalPositionBits: number;
  /** How many low bits of the position choose the models of all else, 0 to 4. */
  readonly positionBits: number;
  /** How far back, in bytes, matches may reach. */
  readonly dictionarySize: number;
}

/** Number of bytes that properties are written in. */
export const lzmaPropertiesSize = 5;

/** The largest first byte of properties: 8 literal context, 4 literal position and 4 position bits. */
export const maxLzmaPropertyByte = 224;

/**
 * Reads the 5 bytes of properties: one for the three bit counts, then the dictionary size, little-endian.
 *
 * Throws `FormatError` 'truncated' when there are fewer, and 'bad-value' for a first byte above 224.
 */
export function readLzmaProperties(bytes: Uint8Array, place: FormatErrorDetails = {}): LzmaProperties {
  if (bytes.length < lzmaPropertiesSize) {
    throw new FormatError('truncated', 'the LZMA properties end too early', place);
  }
  const first = bytes[0]!;
  if (first > maxLzmaPropertyByte) {
    throw new FormatError('bad-value', `no LZMA data: the property byte is ${first}`, {
      ...place,
      expected: maxLzmaPropertyByte,
      found: first,
    });
  }
  return {
    literalContextBits: first % 9,
    literalPositionBits: Math.floor(first / 9) % 5,
    positionBits: Math.floor(first / 45),
    dictionarySize: (bytes[1]! | (bytes[2]! << 8) | (bytes[3]! << 16) | (bytes[4]! << 24)) >>> 0,
  };
}

/** Writes properties as their 5 bytes. */
export function writeLzmaProperties(properties: LzmaProperties): Uint8Array<ArrayBuffer> {
  const { literalContextBits, literalPositionBits, positionBits, dictionarySize } = properties;
  return Uint8Array.of(
    (positionBits * 5 + literalPositionBits) * 9 + literalContextBits,
    dictionarySize & 0xff,
    (dictionarySize >>> 8) & 0xff,
    (dictionarySize >>> 16) & 0xff,
    dictionarySize >>> 24,
  );
}
