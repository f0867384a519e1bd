const LARGEST = 65504;
const single = new Float32Array(1);
const bits = new Uint32Array(single.buffer);

/**
 * The bits of the nearest number of 16 bits, of two that are equally near the even one. What is larger than such a number can
 * be becomes the largest; what is no number becomes 0, since no light is meant by it.
 */
export function halfOf(value: number): number {
  if (Number.isNaN(value)) return 0;
  single[0] = Math.max(-LARGEST, Math.min(LARGEST, value));
  const whole = bits[0] as number;
  const sign = (whole >>> 16) & 0x8000;
  const exponent = ((whole >>> 23) & 0xff) - 112;
  const mantissa = whole & 0x7fffff;
  if (exponent < -10) return sign;
  // Small numbers have no leading 1 of their own.
  const shift = exponent <= 0 ? 14 - exponent : 13;
  const full = exponent <= 0 ? mantissa | 0x800000 : mantissa;
  const cut = full >>> shift;
  const rest = full & ((1 << shift) - 1);
  const half = 1 << (shift - 1);
  const rounded = cut + (rest > half || (rest === half && (cut & 1) === 1) ? 1 : 0);
  return sign | ((exponent <= 0 ? 0 : exponent << 10) + rounded);
}
