import { blockPixels } from './block-pixels.js';
import { maskedPixels } from './masked-pixels.js';
import type { PixelCoding } from './pixel-coding.js';
import { widePixels } from './wide-pixels.js';

/** The four bytes of a pixel as bits of one number, the first byte the lowest. */
const first = 0xff;
const second = 0xff00;
const third = 0xff0000;
const fourth = 0xff000000 | 0;

const noAlpha = { alpha: 0 } as const;
const halfLight = { number: 'half', channels: 4, isLinear: true } as const;

/**
 * How the pixels of VTF images are stored, by the number in the header. Names of whole bytes give their order in the file,
 * names of bits the order from the lowest bit on.
 * @source public headers of the engine; ARGB8888 by its name only, since no file of the games has it
 * @confidence probable
 */
export const vtfFormats: ReadonlyMap<number, PixelCoding> = new Map<number, PixelCoding>([
  [0, maskedPixels('RGBA8888', { size: 4, red: first, green: second, blue: third, alpha: fourth })],
  [1, maskedPixels('ABGR8888', { size: 4, red: fourth, green: third, blue: second, alpha: first })],
  [2, maskedPixels('RGB888', { size: 3, red: first, green: second, blue: third, ...noAlpha })],
  [3, maskedPixels('BGR888', { size: 3, red: third, green: second, blue: first, ...noAlpha })],
  [4, maskedPixels('RGB565', { size: 2, red: 0x1f, green: 0x7e0, blue: 0xf800, ...noAlpha })],
  [5, maskedPixels('I8', { size: 1, red: first, green: first, blue: first, ...noAlpha })],
  [6, maskedPixels('IA88', { size: 2, red: first, green: first, blue: first, alpha: second })],
  [8, maskedPixels('A8', { size: 1, red: 0, green: 0, blue: 0, alpha: first, fill: 255 })],
  [
    9,
    maskedPixels('RGB888_BLUESCREEN', {
      size: 3,
      red: first,
      green: second,
      blue: third,
      ...noAlpha,
      hole: third,
    }),
  ],
  [
    10,
    maskedPixels('BGR888_BLUESCREEN', {
      size: 3,
      red: third,
      green: second,
      blue: first,
      ...noAlpha,
      hole: first,
    }),
  ],
  [11, maskedPixels('ARGB8888', { size: 4, red: second, green: third, blue: fourth, alpha: first })],
  [12, maskedPixels('BGRA8888', { size: 4, red: third, green: second, blue: first, alpha: fourth })],
  [13, blockPixels('DXT1')],
  [14, blockPixels('DXT3')],
  [15, blockPixels('DXT5')],
  [16, maskedPixels('BGRX8888', { size: 4, red: third, green: second, blue: first, ...noAlpha })],
  [17, maskedPixels('BGR565', { size: 2, red: 0xf800, green: 0x7e0, blue: 0x1f, ...noAlpha })],
  [18, maskedPixels('BGRX5551', { size: 2, red: 0x7c00, green: 0x3e0, blue: 0x1f, ...noAlpha })],
  [19, maskedPixels('BGRA4444', { size: 2, red: 0xf00, green: 0xf0, blue: 0xf, alpha: 0xf000 })],
  [20, blockPixels('DXT1 with holes', 'DXT1_ONEBITALPHA')],
  [21, maskedPixels('BGRA5551', { size: 2, red: 0x7c00, green: 0x3e0, blue: 0x1f, alpha: 0x8000 })],
  [22, maskedPixels('UV88', { size: 2, red: first, green: second, blue: 0, ...noAlpha })],
  [23, maskedPixels('UVWQ8888', { size: 4, red: first, green: second, blue: third, alpha: fourth })],
  [24, widePixels('RGBA16161616F', halfLight)],
  // A sixteenth of the whole range is white: the rest is for what is brighter.
  [25, widePixels('RGBA16161616', { number: 'whole', channels: 4, isLinear: true, white: 4096 })],
  [26, maskedPixels('UVLX8888', { size: 4, red: first, green: second, blue: third, ...noAlpha })],
  [27, widePixels('R32F', { number: 'float', channels: 1, isLinear: true })],
  [28, widePixels('RGB323232F', { number: 'float', channels: 3, isLinear: true })],
  [29, widePixels('RGBA32323232F', { number: 'float', channels: 4, isLinear: true })],
  [37, blockPixels('BC5', 'ATI2N')],
  [38, blockPixels('BC4', 'ATI1N')],
]);
