import { FormatError } from '@brushwork/record';
import { Miptex } from '../container/miptex/miptex-records.js';
import type { Texture } from '../container/miptex/texture.js';
import { decodeIndexed } from './decode-indexed.js';
import { sideOfMip } from './decode-part.js';
import type { DecodedImage } from './image.js';
import { clampPart, type PartPlace } from './image-limits.js';
import { ImageReport } from './image-report.js';

/** The palette that is taken for textures without one of their own. */
export interface PalettePlace extends PartPlace {
  /** Red, green and blue of each colour; a stand-in unless given. */
  readonly palette?: Uint8Array;
}

/** The colour that is a hole in textures whose name says that they have some. */
function holeOf(name: string): { readonly hole?: number } {
  return name.startsWith('{') ? { hole: 255 } : {};
}

/**
 * Makes a picture of a texture of a map. Throws 'not-found' for one whose pixels are in an archive beside the map,
 * 'bad-count' and 'limit'.
 */
export function decodeTexture(texture: Texture, place: PalettePlace): DecodedImage {
  const { levels, name } = texture;
  const wanted = clampPart(place, { mips: Math.max(1, levels.length), frames: 1, faces: 1 }).mip;
  const level = levels[wanted];
  if (level === undefined) {
    throw new FormatError('not-found', 'the pixels of the texture are in an archive beside the map', {
      path: [place.name],
      offset: texture.offset,
    });
  }
  const { height, offset, pixels, width } = level;
  const parts = { mips: levels.length, frames: 1, faces: 1 };
  const palette = texture.palette ?? place.palette;
  return decodeIndexed(
    { format: 'miptex', width, height, pixels, offset, palette, parts, ...holeOf(name) },
    { place, report: new ImageReport(place.name) },
  );
}

/**
 * Decodes a texture that is a file of its own: a head, the pixels of four sizes, and behind them, in formats whose
 * textures have palettes, the number of colours and the colours. Throws 'truncated', 'out-of-bounds', 'bad-count' and
 * 'limit'.
 */
export function decodeMiptex(bytes: Uint8Array, place: PalettePlace): DecodedImage {
  const path = [place.name];
  if (bytes.length < Miptex.size) {
    throw new FormatError('truncated', `a texture begins with ${Miptex.size} bytes, it has ${bytes.length}`, {
      path,
      expected: Miptex.size,
      found: bytes.length,
    });
  }
  const head = Miptex.fromBytes(bytes);
  const parts = { mips: 4, frames: 1, faces: 1 };
  const { mip } = clampPart(place, parts);
  const offset = levelAt(head, mip);
  const side = (whole: number, level: number): number => (whole === 0 ? 0 : sideOfMip(whole, level));
  const width = side(head.width, mip);
  const height = side(head.height, mip);
  if (offset < Miptex.size || offset >= bytes.length) {
    throw new FormatError('out-of-bounds', 'the pixels are behind the end of the file, or in its head', {
      path: [...path, 'levelOffsets', mip],
      offset: 24 + mip * 4,
      expected: `${Miptex.size} to ${bytes.length - 1}`,
      found: offset,
    });
  }
  const pixels = bytes.subarray(offset, offset + width * height);
  const smallest = levelAt(head, 3);
  const own = ownPalette(bytes, smallest + side(head.width, 3) * side(head.height, 3));
  const palette = own ?? place.palette;
  return decodeIndexed(
    { format: 'miptex', width, height, pixels, offset, palette, parts, ...holeOf(head.name) },
    { place, report: new ImageReport(place.name) },
  );
}

/** Where the pixels of a size begin, from the start of the head; 0 = nowhere. */
function levelAt({ levelOffsets }: Miptex, mip: number): number {
  return [...levelOffsets][mip] ?? 0;
}

/** The palette behind the pixels; `undefined` where there is none. */
function ownPalette(bytes: Uint8Array, at: number): Uint8Array | undefined {
  const count = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
  if (count === 0 || count > 256 || at + 2 + count * 3 > bytes.length) return undefined;
  return bytes.subarray(at + 2, at + 2 + count * 3);
}
