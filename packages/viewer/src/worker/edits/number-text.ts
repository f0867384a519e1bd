import { FormatError } from '@brushwork/record';

const DECIMAL = /^[-+]?(\d+(\.\d*)?|\.\d+)([eE][-+]?\d{1,3})?$/;
const WHOLE = /^[-+]?\d{1,20}$/;
const HEX = /^0x[0-9a-f]{1,16}$/i;

/** What a whole number may be. */
export interface IntegerLimits {
  /** Smallest. */
  readonly low: number;
  /** Largest. */
  readonly high: number;
  /** Bits that it takes. */
  readonly bits: number;
}

/** A whole number, decimal or with `0x`; hexadecimal digits of a signed number are its bits. `does-not-fit` for anything else. */
export function integerFromText(text: string, { low, high, bits }: IntegerLimits): number {
  const found = text.trim();
  const value = wholeNumber(found);
  const isBits = HEX.test(found) && low < 0;
  if (isBits && value >= 0 && value < 2 ** bits) return value > high ? value - 2 ** bits : value;
  if (value >= low && value <= high) return value;
  throw new FormatError('does-not-fit', `${found} is outside ${low} to ${high}`, {
    expected: `${low} to ${high}`,
    found,
  });
}

function wholeNumber(text: string): number {
  if (WHOLE.test(text) || HEX.test(text)) return Number(text);
  throw new FormatError('does-not-fit', `'${text}' is no whole number`, {
    expected: 'digits, or 0x and hexadecimal digits',
    found: text,
  });
}

/** A 64-bit number, decimal or with `0x`. `does-not-fit` for anything else. */
export function bigIntegerFromText(text: string): bigint {
  const found = text.trim();
  if (WHOLE.test(found) || HEX.test(found)) return BigInt(found.replace(/^\+/, ''));
  throw new FormatError('does-not-fit', `'${found}' is no whole number`, { found });
}

/** Largest numbers of the floating point types, by their bits. */
const LARGEST: ReadonlyMap<number, number> = new Map([
  [16, 65_504],
  [32, 3.402_823_466_385_288_6e38],
  [64, Number.MAX_VALUE],
]);

/** A number with a fraction, or one of the words `NaN`, `Infinity` and `-Infinity`. `does-not-fit` for anything else. */
export function floatFromText(text: string, bits: number): number {
  const found = text.trim();
  if (found === 'NaN') return Number.NaN;
  if (found === 'Infinity' || found === '-Infinity') return Number(found);
  const value = DECIMAL.test(found) ? Number(found) : Number.NaN;
  if (Number.isNaN(value))
    throw new FormatError('does-not-fit', `'${found}' is no number`, {
      expected: 'a number such as 12, -0.5 or 1e-3',
      found,
    });
  const largest = LARGEST.get(bits) ?? Number.MAX_VALUE;
  if (Math.abs(value) <= largest) return value;
  throw new FormatError('does-not-fit', `${found} is too large for ${bits} bits`, {
    expected: `at most ${largest}`,
    found,
  });
}

/** The shortest text that gives a number of so many bits back. */
export function floatText(value: number, bits: number): string {
  if (Object.is(value, -0)) return '-0';
  if (bits === 64 || !Number.isFinite(value)) return String(value);
  for (let digits = 1; digits < 10; digits++) {
    const text = value.toPrecision(digits);
    const isSame = bits === 32 ? Math.fround(Number(text)) === Math.fround(value) : Number(text) === value;
    if (isSame) return String(Number(text));
  }
  return String(value);
}
