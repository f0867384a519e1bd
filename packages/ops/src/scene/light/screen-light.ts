const LINEAR_PART = 0.04045;
const LINEAR_LIGHT = 0.0031308;

/** Linear light of what a screen shows, 1 for white, by the curve of sRGB, which goes on above that. */
export function linearOfScreen(value: number): number {
  return value <= LINEAR_PART ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** What a screen shows of linear light, 1 for white, by the curve of sRGB, which goes on above that. */
export function screenOfLinear(light: number): number {
  return light <= LINEAR_LIGHT ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Linear light of each of the 256 bytes of what a screen shows; `white` is the byte of 1. */
export function linearOfBytes(white: number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, byte) => linearOfScreen(byte / white));
}
