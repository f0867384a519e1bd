import { array, FormatError, i32, struct, text, u32 } from '@brushwork/record';
import { decodeIndexed } from './decode-indexed.js';
import { sideOfMip } from './decode-part.js';
import type { DecodedImage } from './image.js';
import { clampPart, type PartPlace } from './image-limits.js';
import { ImageReport } from './image-report.js';

/**
 * Head of a texture of Quake II: pixels are numbers of colours that all textures have in common.
 * @orig miptex_t @source public headers of the compilers @confidence certain
 */
export class WalHeader extends struct(100, {
  /** Name of the texture, without extension. */
  name: text(32),
  /** Width of the largest size in pixels. */
  width: u32,
  /** Height of the largest size in pixels. */
  height: u32,
  /** Where the pixels of each of four sizes begin, from the start of the file. */
  levelOffsets: array(u32, 4),
  /** Name of the next texture of an animation. */
  nextName: text(32),
  /** What surfaces with it are. */
  flags: i32,
  /** What brushes with it are made of. */
  contents: i32,
  /** How much light it gives. */
  value: i32,
}) {}

/** Number of sizes. */
const levelCount = 4;

/**
 * Decodes a WAL image with the palette of its game. What is missing of its pixels is an issue. Throws 'truncated' without a
 * whole head or a single pixel, 'out-of-bounds', 'bad-count' and 'limit'.
 */
export function decodeWal(
  bytes: Uint8Array,
  place: PartPlace & { readonly palette?: Uint8Array },
): DecodedImage {
  const path = [place.name];
  if (bytes.length < WalHeader.size) {
    throw new FormatError(
      'truncated',
      `a WAL image begins with ${WalHeader.size} bytes, it has ${bytes.length}`,
      {
        path,
        expected: WalHeader.size,
        found: bytes.length,
      },
    );
  }
  const header = WalHeader.fromBytes(bytes);
  const parts = { mips: levelCount, frames: 1, faces: 1 };
  const { mip } = clampPart(place, parts);
  const offset = [...header.levelOffsets][mip] ?? 0;
  const width = header.width === 0 ? 0 : sideOfMip(header.width, mip);
  const height = header.height === 0 ? 0 : sideOfMip(header.height, mip);
  if (offset < WalHeader.size || offset >= bytes.length) {
    throw new FormatError('out-of-bounds', 'the pixels are behind the end of the file, or in its head', {
      path: [...path, 'levelOffsets', mip],
      offset: 40 + mip * 4,
      expected: `${WalHeader.size} to ${bytes.length - 1}`,
      found: offset,
    });
  }
  const pixels = bytes.subarray(offset, offset + width * height);
  const report = new ImageReport(place.name);
  return decodeIndexed(
    { format: 'wal', width, height, pixels, offset, palette: place.palette, parts },
    { place, report },
  );
}
