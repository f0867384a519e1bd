import { encodePng } from '@brushwork/formats';
import type { ByteLight, LightPage, SceneImage } from '../scene/scene.js';

/** Steps of the table that turns linear values into bytes: fine enough for each byte to be right. */
const STEPS = 8192;

/** A page of light as a picture. */
export interface PagePicture {
  /** A PNG file: each luxel divided by `divisor`, in sRGB. */
  readonly bytes: Uint8Array;
  /** Brightest light of the page, which white stands for. */
  readonly divisor: number;
}

/** The picture of a page of light. */
export function pagePicture(page: LightPage): PagePicture {
  const { height, width } = page;
  const stored = page.stored?.();
  const { bytes, divisor } =
    stored?.coding === 'bytes' ? ofBytes(stored) : ofLight(page.draw?.() ?? page.pixels);
  return { bytes: encodePng({ width, height, data: bytes, channels: 3 }), divisor };
}

/** What a screen shows of light, and which light white stands for. */
type ScreenBytes = { readonly bytes: Uint8Array; readonly divisor: number };

/** Brightest of some light that is bright at all. */
function brightest(light: Float32Array): number {
  let most = 0;
  for (let i = 0; i < light.length; i++) {
    const value = light[i] as number;
    if (value > most && value < Number.POSITIVE_INFINITY) most = value;
  }
  return most > 0 ? most : 1;
}

function ofLight(light: Float32Array): ScreenBytes {
  const divisor = brightest(light);
  return { bytes: screenBytes(light, divisor), divisor };
}

/** Of light that is stored in bytes, each of the 256 is worked out once. */
function ofBytes({ bytes, light }: ByteLight): ScreenBytes {
  const present = new Uint8Array(256);
  for (let i = 0; i < bytes.length; i++) present[bytes[i] as number] = 1;
  const divisor = brightest(light.filter((_, byte) => present[byte] === 1));
  const shown = screenBytes(light, divisor);
  const made = new Uint8Array(bytes.length);
  for (let i = 0; i < made.length; i++) made[i] = shown[bytes[i] as number] as number;
  return { bytes: made, divisor };
}

/** A linear value, 0 to 1, as a byte of an sRGB picture. */
function srgbByte(value: number): number {
  const v = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(v * 255)));
}

let byteTable: Uint8Array | undefined;

/** Light divided by `divisor` as the bytes of a picture. */
function screenBytes(light: Float32Array, divisor: number): Uint8Array {
  byteTable ??= Uint8Array.from({ length: STEPS + 1 }, (_, i) => srgbByte((i / STEPS) ** 2));
  const table = byteTable;
  const bytes = new Uint8Array(light.length);
  for (let i = 0; i < bytes.length; i++) {
    const value = (light[i] as number) / divisor;
    // The table is by the square root, which gives dark values as many steps as they need.
    bytes[i] = value > 0 ? (table[Math.round(Math.sqrt(Math.min(1, value)) * STEPS)] as number) : 0;
  }
  return bytes;
}

/** The bytes of a PNG file. */
export function pngOf({ width, height, pixels }: SceneImage): Uint8Array {
  return encodePng({ width, height, data: pixels, channels: 4 });
}

/** Whether a picture has places that are seen through. */
export function hasHoles({ pixels }: SceneImage): boolean {
  for (let i = 3; i < pixels.length; i += 4) if ((pixels[i] as number) < 128) return true;
  return false;
}
