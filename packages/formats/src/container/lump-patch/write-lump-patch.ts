import { type ByteOrder, FormatError } from '@brushwork/record';
import { lumpPatchHeaderSize } from './lump-patch-header.js';

/** What a patch is made of. */
export interface NewLumpPatch {
  /** Index of the lump in the directory of the map. */
  readonly lump: number;
  /** Version of the lump. */
  readonly version: number;
  /** How often the map was saved in its editor: a game takes no patch for another number. */
  readonly revision: number;
  /** The lump's bytes. Offsets inside a game lump stay those of the map that it is for. */
  readonly bytes: Uint8Array;
  /** Byte order of the map. */
  readonly byteOrder: ByteOrder;
}

const largest = 0x7fffffff;

/** The bytes of a file that replaces a lump. Throws `FormatError` 'does-not-fit' for what its header can't hold. */
export function writeLumpPatch({ lump, version, revision, bytes, byteOrder }: NewLumpPatch): Uint8Array {
  const words = { lumpOffset: lumpPatchHeaderSize, lump, version, length: bytes.length, revision };
  for (const [name, value] of Object.entries(words)) {
    // A revision is kept as it is in the map, where a tool may have left it negative.
    const least = name === 'revision' ? -largest - 1 : 0;
    if (Number.isInteger(value) && value >= least && value <= largest) continue;
    throw new FormatError('does-not-fit', `${value} is no ${name} of a lump patch`, {
      path: [name],
      found: value,
    });
  }
  const file = new Uint8Array(lumpPatchHeaderSize + bytes.length);
  const d = new DataView(file.buffer);
  Object.values(words).forEach((value, i) => {
    d.setInt32(i * 4, value, byteOrder === 'little');
  });
  file.set(bytes, lumpPatchHeaderSize);
  return file;
}
