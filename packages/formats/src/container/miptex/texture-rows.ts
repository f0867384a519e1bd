import type { ContentRows } from '@brushwork/record';
import { joinedRows } from '../joined-rows.js';
import { PaletteColor } from './miptex-records.js';
import type { Texture } from './texture.js';

/** Textures by their number in the lump. */
export interface TextureList {
  /** Number of textures. */
  readonly length: number;
  /** Offset of a texture as stored. */
  offset(i: number): number;
  /** A texture; `undefined` for one that isn't there. */
  at(i: number): Texture | undefined;
}

/** A row for each texture, those that aren't there included. */
export function textureRows(list: TextureList): ContentRows {
  const names = ['texture', 'offset', 'name', 'width', 'height', 'levels', 'colors'];
  return {
    columns: names.map((name) => ({ name })),
    length: list.length,
    row(i) {
      const known = { texture: i, offset: list.offset(i) };
      const found = list.at(i);
      if (found === undefined) return known;
      const { name, width, height, levels, palette } = found;
      const colors = palette === undefined ? {} : { colors: palette.length / 3 };
      return { ...known, name, width, height, levels: levels.length, ...colors };
    },
  };
}

/** A row for each size of each texture whose pixels are in the lump. */
export function levelRows(list: TextureList): ContentRows {
  const names = ['texture', 'level', 'width', 'height', 'offset', 'size'];
  return joinedRows(
    names.map((name) => ({ name })),
    Array.from({ length: list.length }, (_, texture) => {
      const levels = list.at(texture)?.levels ?? [];
      return {
        length: levels.length,
        row: (k: number) => {
          const found = levels[k];
          if (found === undefined) return { texture };
          const { level, width, height, offset, pixels } = found;
          return { texture, level, width, height, offset, size: pixels.length };
        },
      };
    }),
  );
}

/** A row for each colour of the textures' palettes. */
export function colorRows(list: TextureList): ContentRows {
  const { color } = PaletteColor.schema;
  return joinedRows(
    [{ name: 'texture' }, { name: 'index' }, { name: 'color', field: color }],
    Array.from({ length: list.length }, (_, texture) => {
      const palette = list.at(texture)?.palette ?? new Uint8Array(0);
      return {
        length: palette.length / 3,
        row: (index: number) => {
          const [red, green, blue] = palette.subarray(index * 3);
          return { texture, index, color: { red, green, blue } };
        },
      };
    }),
  );
}
