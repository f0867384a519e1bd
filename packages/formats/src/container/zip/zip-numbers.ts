import { FormatError } from '@brushwork/record';

/** A `DataView` over exactly the given bytes. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * Reads a little-endian 64-bit size or offset. Throws 'out-of-bounds' for one that no file can reach (2^53 and more),
 * naming `fileOffset`, the place of the view's first byte in the file.
 */
export function readSize64(view: DataView, at: number, fileOffset: number): number {
  const value = view.getUint32(at + 4, true) * 0x1_0000_0000 + view.getUint32(at, true);
  if (Number.isSafeInteger(value)) return value;
  throw new FormatError('out-of-bounds', 'a 64-bit size or offset is beyond any file', {
    offset: fileOffset + at,
    found: value,
  });
}
