/** Steps of the table from linear values to bytes; it goes by the square root, which gives dark values enough of them. */
const STEPS = 4096;

/** The linear value, 0 to 1, of each byte of an sRGB picture. */
export const linearOfByte: Float64Array = Float64Array.from({ length: 256 }, (_, byte) => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

const bytes = Uint8Array.from({ length: STEPS + 1 }, (_, i) => {
  const v = (i / STEPS) ** 2;
  return Math.round((v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055) * 255);
});

/** A linear value as a byte of an sRGB picture; 0 for what isn't a number. */
export function byteOfLinear(value: number): number {
  if (!(value > 0)) return 0;
  return bytes[value >= 1 ? STEPS : Math.round(Math.sqrt(value) * STEPS)] as number;
}
