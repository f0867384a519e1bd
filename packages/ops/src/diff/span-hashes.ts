import type { Hashes } from './hashes.js';

const lowBase = 0x01000193;
const highBase = 0x5bd1e995;

function power(base: number, exponent: number): number {
  let result = 1;
  let factor = base;
  for (let left = exponent; left > 0; left >>>= 1) {
    if ((left & 1) === 1) result = Math.imul(result, factor);
    factor = Math.imul(factor, factor);
  }
  return result;
}

/**
 * Hashes of stretches of a list, each in the same time however long it is: spans of a damaged file may overlap as much as
 * they like. 8 bytes an element.
 */
export class SpanHashes {
  private readonly low: Int32Array;
  private readonly high: Int32Array;

  constructor(hashes: Hashes) {
    const { length } = hashes;
    this.low = new Int32Array(length + 1);
    this.high = new Int32Array(length + 1);
    for (let i = 0; i < length; i++) {
      this.low[i + 1] = Math.imul(this.low[i] as number, lowBase) + (hashes.low[i] as number);
      this.high[i + 1] = Math.imul(this.high[i] as number, highBase) + (hashes.high[i] as number);
    }
  }

  /** One half of the hash of elements `first` to `end`, which has to be inside. */
  lowOf(first: number, end: number): number {
    return (
      ((this.low[end] as number) - Math.imul(this.low[first] as number, power(lowBase, end - first))) | 0
    );
  }

  /** The other half. */
  highOf(first: number, end: number): number {
    return (
      ((this.high[end] as number) - Math.imul(this.high[first] as number, power(highBase, end - first))) | 0
    );
  }
}
