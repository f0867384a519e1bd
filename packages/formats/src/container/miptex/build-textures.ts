import { type ByteOrderOption, concatenate, FormatError, records } from '@brushwork/record';
import { Miptex } from './miptex-records.js';
import { paletteBytes } from './texture-plain.js';
import { NO_TEXTURE } from './texture-table.js';

/** A texture that a lump is made of. */
export interface NewTexture {
  /** Name, up to 16 characters. */
  readonly name: string;
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
  /** Pixels of the four sizes, from the largest on; without them the texture is one of an archive beside the map. */
  readonly levels?: readonly Uint8Array[];
  /** Red, green and blue of each colour, for formats whose textures have palettes. */
  readonly palette?: Uint8Array;
}

/** Bytes up to the next multiple of four. */
function paddingOf(size: number): Uint8Array {
  return new Uint8Array(-size & 3);
}

/**
 * Makes a lump of textures as the compilers lay it out: one behind the other, each at a multiple of four; `undefined`
 * is one that isn't there. `does-not-fit` for pixels that aren't as many as the size of a texture says.
 */
export function buildTextures(
  textures: readonly (NewTexture | undefined)[],
  options: ByteOrderOption = {},
): Uint8Array {
  const place = { name: 'textures', byteOrder: options.byteOrder ?? 'little' } as const;
  const table = new Uint8Array(4 + textures.length * 4);
  const d = new DataView(table.buffer);
  const littleEndian = place.byteOrder === 'little';
  d.setInt32(0, textures.length, littleEndian);
  const chunks: Uint8Array[] = [table];
  let offset = table.length;
  textures.forEach((texture, i) => {
    d.setInt32(4 + i * 4, texture === undefined ? NO_TEXTURE : offset, littleEndian);
    if (texture === undefined) return;
    const { name, width, height, levels = [], palette } = texture;
    checkLevels(texture, i);
    let at = Miptex.size;
    const levelOffsets = [0, 1, 2, 3].map((level) => {
      const own = levels[level];
      if (own === undefined) return 0;
      at += own.length;
      return at - own.length;
    });
    const head = records(Miptex).rebuild([{ name, width, height, levelOffsets }], place, 0);
    const colors = palette === undefined ? [] : [paletteBytes(palette, place)];
    const parts = [head, ...levels, ...colors];
    const size = parts.reduce((sum, part) => sum + part.length, 0);
    const padding = paddingOf(size);
    chunks.push(...parts, padding);
    offset += size + padding.length;
  });
  return concatenate(chunks);
}

function checkLevels({ width, height, levels = [] }: NewTexture, i: number): void {
  levels.forEach((pixels, level) => {
    const expected = Math.floor(width / 2 ** level) * Math.floor(height / 2 ** level);
    if (level < 4 && pixels.length === expected) return;
    throw new FormatError('does-not-fit', `size ${level} of ${width} by ${height} pixels has ${expected}`, {
      path: ['textures', i, 'levels', level],
      expected,
      found: pixels.length,
    });
  });
}
