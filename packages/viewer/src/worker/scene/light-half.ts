import { type ByteLight, halfOf, type LightPage } from '@brushwork/ops';
import type { WorldPage } from '../../protocol/scene-world.js';

/** Light of a page as it comes from the library. */
export type LinearLight = Pick<LightPage, 'width' | 'height' | 'pixels'>;

const ONE = 0x3c00;
const CHANNELS = 4;
/** Bits of the smallest number of 32 bits that has all its digits in 16, and of the largest that 16 can hold. */
const SMALLEST = 0x38800000;
const LARGEST = 0x477fe000;
/** Difference of where exponents begin, as 16 bits have them. */
const BIAS = 0x1c000;

/** A page of light as a texture: numbers of 16 bits, four a luxel. */
export function halfPage({ height, pixels, width }: LinearLight): WorldPage {
  const count = width * height;
  const halves = new Uint16Array(count * CHANNELS);
  const bits = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length);
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++) {
      const from = i * 3 + c;
      const whole = bits[from] as number;
      // Nearly all light is an ordinary positive number or none, for which that is quick: to the nearest, of two to the even one.
      halves[i * CHANNELS + c] =
        whole >= SMALLEST && whole <= LARGEST
          ? ((whole + 0xfff + ((whole >>> 13) & 1)) >>> 13) - BIAS
          : whole === 0
            ? 0
            : halfOf(pixels[from] as number);
    }
    halves[i * CHANNELS + 3] = ONE;
  }
  return { width, height, pixels: halves, unit: 1 };
}

/** The same of light that is stored in bytes, of which there are 256 at most. */
export function halfPageOfBytes(
  { bytes, light }: ByteLight,
  size: Pick<LightPage, 'width' | 'height'>,
): WorldPage {
  const table = Uint16Array.from(light, halfOf);
  const halves = new Uint16Array(size.width * size.height * CHANNELS);
  for (let from = 0, to = 0; to < halves.length; from += 3, to += CHANNELS) {
    halves[to] = table[bytes[from] as number] as number;
    halves[to + 1] = table[bytes[from + 1] as number] as number;
    halves[to + 2] = table[bytes[from + 2] as number] as number;
    halves[to + 3] = ONE;
  }
  return { ...size, pixels: halves, unit: 1 };
}
