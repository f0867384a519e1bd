/** Where numbers of four bytes lie. */
export interface NumberRange {
  /** Offset of the first one. */
  readonly start: number;
  /** Offset behind the last one. */
  readonly end: number;
}

/** Sums single floats with a loop written by hand: what opening a model and reading its arrays is measured against. */
export function sumFloats(d: DataView, { end, start }: NumberRange): number {
  let total = 0;
  for (let o = start; o < end; o += 4) total += d.getFloat32(o, true);
  return total;
}

/** Sums signed integers in the same way. */
export function sumIntegers(d: DataView, { end, start }: NumberRange): number {
  let total = 0;
  for (let o = start; o < end; o += 4) total += d.getInt32(o, true);
  return total;
}
