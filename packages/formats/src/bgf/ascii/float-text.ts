import { FormatError } from '@brushwork/record';

/** The shortest decimal number that a single float is read back from; `does-not-fit` for one that isn't finite. */
export function floatText(value: number): string {
  if (!Number.isFinite(value))
    throw new FormatError('does-not-fit', 'text has no number for it', { found: String(value) });
  if (Object.is(value, -0)) return '-0';
  const single = Math.fround(value);
  for (let digits = 6; digits < 9; digits++) {
    const text = String(Number(single.toPrecision(digits)));
    if (Math.fround(Number(text)) === single) return text;
  }
  return String(Number(single.toPrecision(9)));
}
