import { FormatError } from '@brushwork/record';
import { blockPixels } from './block-pixels.js';
import { type DdsHeader, ddsPixelFlags } from './dds-header.js';
import { maskedPixels } from './masked-pixels.js';
import type { PixelCoding } from './pixel-coding.js';
import { widePixels } from './wide-pixels.js';

const bc1 = blockPixels('DXT1 with holes', 'DXT1');
const bc2 = blockPixels('DXT3');
const bc3 = blockPixels('DXT5');
const bc4 = blockPixels('BC4');
const bc5 = blockPixels('BC5');
const halfLight = widePixels('R16G16B16A16_FLOAT', { number: 'half', channels: 4, isLinear: true });
const floatLight = widePixels('R32G32B32A32_FLOAT', { number: 'float', channels: 4, isLinear: true });
const sixteenBits = widePixels('R16G16B16A16_UNORM', { number: 'whole', channels: 4, isLinear: false });

/** Four characters as the number that a file has. */
function fourCC(text: string): number {
  return [...text].reduce((word, character, i) => word + character.charCodeAt(0) * 2 ** (8 * i), 0);
}

/** Kinds of pixels by their four characters. DXT2 and DXT4 are those whose colours were multiplied with alpha. */
const byFourCC: ReadonlyMap<number, PixelCoding> = new Map([
  [fourCC('DXT1'), bc1],
  [fourCC('DXT2'), bc2],
  [fourCC('DXT3'), bc2],
  [fourCC('DXT4'), bc3],
  [fourCC('DXT5'), bc3],
  [fourCC('BC4U'), bc4],
  [fourCC('ATI1'), bc4],
  [fourCC('BC5U'), bc5],
  [fourCC('ATI2'), bc5],
  [36, sixteenBits],
  [113, halfLight],
  [116, floatLight],
]);

const rgba8 = maskedPixels('R8G8B8A8_UNORM', {
  size: 4,
  red: 0xff,
  green: 0xff00,
  blue: 0xff0000,
  alpha: 0xff000000 | 0,
});
const bgra8 = maskedPixels('B8G8R8A8_UNORM', {
  size: 4,
  red: 0xff0000,
  green: 0xff00,
  blue: 0xff,
  alpha: 0xff000000 | 0,
});
const bgrx8 = maskedPixels('B8G8R8X8_UNORM', { size: 4, red: 0xff0000, green: 0xff00, blue: 0xff, alpha: 0 });
const rgb10 = maskedPixels('R10G10B10A2_UNORM', {
  size: 4,
  red: 0x3ff,
  green: 0xffc00,
  blue: 0x3ff00000,
  alpha: 0xc0000000 | 0,
});

/** Kinds of pixels by their number in the second header; those for screens are decoded like the others. */
const byNumber: ReadonlyMap<number, PixelCoding> = new Map([
  [2, floatLight],
  [10, halfLight],
  [11, sixteenBits],
  [24, rgb10],
  [28, rgba8],
  [29, rgba8],
  [49, maskedPixels('R8G8_UNORM', { size: 2, red: 0xff, green: 0xff00, blue: 0, alpha: 0 })],
  [61, maskedPixels('R8_UNORM', { size: 1, red: 0xff, green: 0xff, blue: 0xff, alpha: 0 })],
  [65, maskedPixels('A8_UNORM', { size: 1, red: 0, green: 0, blue: 0, alpha: 0xff, fill: 255 })],
  [71, bc1],
  [72, bc1],
  [74, bc2],
  [75, bc2],
  [77, bc3],
  [78, bc3],
  [80, bc4],
  [83, bc5],
  [85, maskedPixels('B5G6R5_UNORM', { size: 2, red: 0xf800, green: 0x7e0, blue: 0x1f, alpha: 0 })],
  [86, maskedPixels('B5G5R5A1_UNORM', { size: 2, red: 0x7c00, green: 0x3e0, blue: 0x1f, alpha: 0x8000 })],
  [87, bgra8],
  [88, bgrx8],
  [91, bgra8],
  [93, bgrx8],
  [115, maskedPixels('B4G4R4A4_UNORM', { size: 2, red: 0xf00, green: 0xf0, blue: 0xf, alpha: 0xf000 })],
]);

/** The four characters that announce a second header. */
export const ddsDx10: number = fourCC('DX10');

/** How pixels are stored that the second header says. Throws 'unsupported'. */
export function ddsCodingOfNumber(format: number, name: string): PixelCoding {
  const coding = byNumber.get(format);
  if (coding !== undefined) return coding;
  throw new FormatError('unsupported', `pixels of kind ${format} are not decoded`, {
    path: [name, 'format'],
    offset: 128,
    found: format,
  });
}

/** How pixels are stored that the header says. Throws 'unsupported'. */
export function ddsCoding(header: DdsHeader, name: string): PixelCoding {
  const { bitCount, pixelFlags } = header;
  const has = (flag: number): boolean => (pixelFlags & flag) !== 0;
  if (has(ddsPixelFlags.FOUR_CC)) {
    const coding = byFourCC.get(header.fourCC);
    if (coding !== undefined) return coding;
    throw new FormatError('unsupported', 'pixels of this kind are not decoded', {
      path: [name, 'fourCC'],
      offset: 84,
      found: `0x${header.fourCC.toString(16)}`,
    });
  }
  const isPlain = has(ddsPixelFlags.RGB) || has(ddsPixelFlags.LUMINANCE) || has(ddsPixelFlags.ALPHA);
  if (!isPlain || bitCount === 0 || bitCount > 32 || bitCount % 8 !== 0) {
    throw new FormatError('unsupported', `pixels of ${bitCount} bits of this kind are not decoded`, {
      path: [name, 'pixelFlags'],
      offset: 80,
      found: `0x${pixelFlags.toString(16)}`,
    });
  }
  const size = bitCount / 8;
  const alpha = has(ddsPixelFlags.ALPHA) || has(ddsPixelFlags.ALPHA_PIXELS) ? header.alphaMask | 0 : 0;
  const red = header.redMask | 0;
  if (has(ddsPixelFlags.LUMINANCE))
    return maskedPixels(`L${bitCount}`, { size, red, green: red, blue: red, alpha });
  if (!has(ddsPixelFlags.RGB)) {
    return maskedPixels(`A${bitCount}`, { size, red: 0, green: 0, blue: 0, alpha, fill: 255 });
  }
  const masks = { size, red, green: header.greenMask | 0, blue: header.blueMask | 0, alpha };
  return maskedPixels(`${bitCount} bits`, masks);
}
