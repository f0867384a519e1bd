import { FormatError, type FormatPath, fromHex, type RebuildPlace } from '@brushwork/record';

/** A list of plain data; 'does-not-fit' for anything else. */
export function asList(value: unknown, path: FormatPath): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new FormatError('does-not-fit', 'needs a list', { path });
}

/** Whole numbers of plain data as 32-bit words in the byte order of the file; 'does-not-fit' for others. */
export function words(values: readonly unknown[], place: RebuildPlace, path: FormatPath): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const d = new DataView(bytes.buffer);
  values.forEach((value, i) => {
    if (typeof value !== 'number' || (value | 0) !== value)
      throw new FormatError('does-not-fit', 'needs an integer of 32 bits', { path, found: String(value) });
    d.setInt32(i * 4, value, place.byteOrder === 'little');
  });
  return bytes;
}

/** Bytes that plain data gives in hexadecimal digits, however many they are; 'does-not-fit' for anything else. */
export function hexBytes(hex: unknown, path: FormatPath): Uint8Array {
  return fromHex(hex, typeof hex === 'string' ? Math.floor(hex.length / 2) : 0, path);
}
