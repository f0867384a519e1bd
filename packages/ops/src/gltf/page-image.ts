import { encode } from 'fast-png';
import type { LightPage, SceneImage } from '../scene/scene.js';

/** Steps of the table that turns linear values into bytes: fine enough for each byte to be right. */
const STEPS = 8192;

/** Brightest light of a page: what its picture's white stands for. */
export function brightest({ pixels }: LightPage): number {
  let most = 0;
  for (let i = 0; i < pixels.length; i++) {
    const value = pixels[i] as number;
    if (value > most && value < Number.POSITIVE_INFINITY) most = value;
  }
  return most > 0 ? most : 1;
}

/** A linear value, 0 to 1, as a byte of an sRGB picture. */
function srgbByte(value: number): number {
  const v = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(v * 255)));
}

/** The bytes of a PNG file of a page: each luxel divided by `divisor`, in sRGB. */
export function pagePng({ height, pixels, width }: LightPage, divisor: number): Uint8Array {
  const table = Uint8Array.from({ length: STEPS + 1 }, (_, i) => srgbByte((i / STEPS) ** 2));
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < data.length; i++) {
    const value = (pixels[i] as number) / divisor;
    // The table is by the square root, which gives dark values as many steps as they need.
    data[i] = value > 0 ? (table[Math.round(Math.sqrt(Math.min(1, value)) * STEPS)] as number) : 0;
  }
  return encode({ width, height, data, depth: 8, channels: 3 });
}

/** The bytes of a PNG file. */
export function pngOf({ width, height, pixels }: SceneImage): Uint8Array {
  return encode({ width, height, data: pixels, depth: 8, channels: 4 });
}

/** Whether a picture has places that are seen through. */
export function hasHoles({ pixels }: SceneImage): boolean {
  for (let i = 3; i < pixels.length; i += 4) if ((pixels[i] as number) < 128) return true;
  return false;
}
