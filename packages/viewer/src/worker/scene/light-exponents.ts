import { type ExponentLight, exponentFactor } from '@brushwork/ops';
import type { WorldPage } from '../../protocol/scene-world.js';

/** Bits of a colour in what is made, and how much more than it is its power of two is there. */
const COLOR_BITS = 9;
const BIAS = 24;
const MOST_COLOR = 2 ** COLOR_BITS - 1;
const MOST_EXPONENT = 31;

/**
 * A page of light with common exponents as a texture: the same numbers, laid out as graphics processors have them, in the place
 * of `bytes`. Light of less than 2 ** -24 loses its last digits, light beyond 2 ** 16 is as bright as can be.
 */
export function exponentPage(
  { bytes }: ExponentLight,
  size: { readonly width: number; readonly height: number },
): WorldPage {
  const pixels = new Uint32Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, size.width * size.height);
  for (let i = 0; i < pixels.length; i++) {
    // Red lies lowest: all that runs browsers has the lowest byte first.
    const sample = pixels[i] as number;
    const exponent = (sample >> 24) + BIAS;
    pixels[i] =
      exponent >= 0 && exponent <= MOST_EXPONENT
        ? (sample & 0xff) | ((sample & 0xff00) << 1) | ((sample & 0xff0000) << 2) | (exponent << 27)
        : scaled(sample, exponent);
  }
  return { ...size, pixels, unit: exponentFactor(0) };
}

/** A sample whose power of two is out of range: its colours make up for that as far as they can. */
function scaled(sample: number, exponent: number): number {
  const [from, shared] = exponent < 0 ? [exponent, 0] : [exponent - MOST_EXPONENT, MOST_EXPONENT];
  const color = (shift: number): number =>
    Math.min(MOST_COLOR, Math.floor(((sample >>> shift) & 0xff) * 2 ** from));
  return color(0) | (color(8) << COLOR_BITS) | (color(16) << (2 * COLOR_BITS)) | (shared << 27);
}
