import { array, contentForm, i32, many, placed, struct, text, u8, u16, u32, vector } from '@brushwork/record';

/** Number of sizes in which a texture is stored, each half as wide and high as the one before. */
export const LEVEL_COUNT = 4;

/**
 * Head of a texture, in front of its pixels.
 * @orig miptex_t @source public headers of the compilers; real maps @confidence certain
 */
export class Miptex extends struct(40, {
  /** Name, NUL-terminated within the 16 bytes. `*` begins the names of liquids, `+` those of animations, `{` those with holes. */
  name: text(16),
  /** Width of the largest size in pixels, a multiple of 16. */
  width: u32,
  /** Height of the largest size in pixels, a multiple of 16. */
  height: u32,
  /** Where the pixels of the four sizes begin, in bytes from the start of this head; 0 = none, the texture is in an archive beside the map. */
  levelOffsets: array(u32, LEVEL_COUNT),
}) {}

/**
 * A colour of a texture's palette.
 * @source public headers of the compilers; real maps @confidence certain
 */
export class PaletteColor extends struct(3, {
  /** Red, green and blue, 0 to 255. In textures whose name begins with `{` the last colour is a hole. */
  color: vector(u8, ['red', 'green', 'blue']),
}) {}

/** What a lump of textures is made of. */
export const texturesForm = contentForm('Textures', {
  /** Number of textures. */
  count: i32,
  /** Where each texture begins, in bytes from the start of the lump; -1 = there is no such texture. */
  offsets: many(i32, 'count'),
  /** The heads of the textures. */
  textures: placed(Miptex, { where: 'at each of the offsets that is not -1' }),
  /** Pixels of one size of a texture, row by row: numbers of colours. */
  pixels: placed(u8, {
    where: 'width times height of them at the first of the level offsets, a quarter at each further one',
  }),
  /** Number of colours in the palette of a texture. */
  colorCount: placed(u16, { where: 'behind the pixels of the smallest size, where textures have palettes' }),
  /** The palette of a texture. */
  colors: placed(PaletteColor, { where: 'behind the number of colours' }),
});
