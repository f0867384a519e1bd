/** Reads an IEEE 754 half float. NaNs lose their payload here: a record keeps their bytes apart. */
export function readFloat16(d: DataView, o: number, littleEndian: boolean): number {
  const bits = d.getUint16(o, littleEndian);
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 0x1f) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** Rounds a non-negative number to an integer, halves to the even one, as IEEE 754 does. */
function roundEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest < 0.5) return floor;
  if (rest > 0.5) return floor + 1;
  return floor % 2 === 0 ? floor : floor + 1;
}

/** Writes the nearest IEEE 754 half float; what is too large becomes an infinity. */
export function writeFloat16(d: DataView, o: number, littleEndian: boolean, value: number): void {
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
  const magnitude = Math.abs(value);
  let bits: number;
  if (Number.isNaN(value)) bits = 0x7e00;
  else if (magnitude >= 65520) bits = 0x7c00;
  else if (magnitude < 2 ** -14) bits = roundEven(magnitude * 2 ** 24);
  else {
    let exponent = Math.floor(Math.log2(magnitude));
    if (2 ** exponent > magnitude) exponent--;
    // A fraction that rounds up to 1024 carries into the exponent, which is what the sum does.
    bits = ((exponent + 15) << 10) + roundEven((magnitude / 2 ** exponent - 1) * 1024);
  }
  d.setUint16(o, sign | bits, littleEndian);
}
