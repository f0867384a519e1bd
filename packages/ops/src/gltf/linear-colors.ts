import { linearOfBytes } from '../scene/light/screen-light.js';

/** Most that 16 bits hold. */
const FULL = 0xffff;

/** Light of each byte of what a screen shows, in 16 bits: fewer would leave dark colours few steps. */
const light = linearOfBytes(255).map((value) => Math.round(value * FULL));

/** Writes colours as glTF wants them: linear red, green and blue, and opacity, in 16 bits each. */
export function writeLinearColors(colors: Uint8Array, target: Uint16Array): void {
  for (let i = 0; i < colors.length; i++) {
    const byte = colors[i] as number;
    target[i] = i % 4 === 3 ? byte * 257 : (light[byte] as number);
  }
}
