import { FormatError, type FormatPath } from '../errors.js';

const HEX: readonly string[] = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, '0'));

/** A text that grows by two digits takes sixteen times as much until it is joined, so it is joined every so often. */
const JOINED = 4096;

/** Bytes as lower-case hexadecimal digits, two a byte. */
export function toHex(bytes: Uint8Array): string {
  if (bytes.length <= JOINED) return digitsOf(bytes);
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += JOINED) parts.push(digitsOf(bytes.subarray(i, i + JOINED)));
  return parts.join('');
}

function digitsOf(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i++) text += HEX[bytes[i] as number];
  return text;
}

function digit(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  if (code >= 97 && code <= 102) return code - 87;
  if (code >= 65 && code <= 70) return code - 55;
  return -1;
}

/** Bytes from hexadecimal digits; `does-not-fit` when the text is something else or not `size` bytes long. */
export function fromHex(text: unknown, size: number, path: FormatPath): Uint8Array {
  if (typeof text !== 'string' || text.length !== size * 2) {
    throw new FormatError('does-not-fit', `needs ${size * 2} hexadecimal digits`, { path });
  }
  const bytes = new Uint8Array(size);
  for (let i = 0; i < size; i++) {
    const high = digit(text.charCodeAt(i * 2));
    const low = digit(text.charCodeAt(i * 2 + 1));
    if (high < 0 || low < 0)
      throw new FormatError('does-not-fit', 'has a character that is no hexadecimal digit', { path });
    bytes[i] = high * 16 + low;
  }
  return bytes;
}

/** Refuses a declared width that is no whole number of bytes: a mistake in a declaration, so a `RangeError`. */
export function checkedWidth(size: number): number {
  if (!(Number.isInteger(size) && size >= 0)) throw new RangeError(`a field of ${size} bytes`);
  return size;
}

/** The bytes of a view from `o` on, without copying. */
export function bytesAt(d: DataView, o: number, size: number): Uint8Array {
  return new Uint8Array(d.buffer, d.byteOffset + o, size);
}
