import { halfOf } from '@brushwork/ops';
import type { WorldPage } from '../../protocol/scene-world.js';

/** Light of a page as it comes from the library. */
export interface LinearLight {
  /** Luxels along a row. */
  readonly width: number;
  /** Number of rows. */
  readonly height: number;
  /** Red, green and blue of each luxel, linear. */
  readonly pixels: Float32Array;
}

const ONE = 0x3c00;
const CHANNELS = 4;

/** A page of light as a texture: numbers of 16 bits, four a luxel. */
export function halfPage({ height, pixels, width }: LinearLight): WorldPage {
  const count = width * height;
  const halves = new Uint16Array(count * CHANNELS);
  const cached = new Float32Array(3);
  const cachedHalf = new Uint16Array(3);
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++) {
      const value = pixels[i * 3 + c] as number;
      // Neighbours are often the same: what is between faces is all black.
      if (value !== cached[c]) {
        cached[c] = value;
        cachedHalf[c] = halfOf(value);
      }
      halves[i * CHANNELS + c] = cachedHalf[c] as number;
    }
    halves[i * CHANNELS + 3] = ONE;
  }
  return { width, height, pixels: halves };
}
