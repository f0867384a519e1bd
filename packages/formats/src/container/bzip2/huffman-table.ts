import { FormatError } from '@brushwork/record';
import type { BitReader } from './bit-reader.js';

const longestCode = 20;

/** A canonical prefix code with lengths of 1 to 20 bits, as bzip2 uses it. */
export class HuffmanTable {
  private readonly shortest: number;
  /** By length: the first value of 20 bits that is beyond all codes of this length. */
  private readonly limits = new Int32Array(longestCode + 1);
  /** By length: what to add to a code to get its place in `symbols`. */
  private readonly bases = new Int32Array(longestCode + 1);
  private readonly symbols: Uint16Array;

  /** Makes the code from the lengths of all symbols, each from 1 to 20. */
  constructor(lengths: Uint8Array) {
    const counts = new Int32Array(longestCode + 2);
    for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
    const places = new Int32Array(longestCode + 2);
    let code = 0;
    let place = 0;
    let shortest = longestCode;
    for (let length = 1; length <= longestCode; length += 1) {
      const count = counts[length] ?? 0;
      if (count > 0 && length < shortest) shortest = length;
      places[length] = place;
      this.bases[length] = place - code;
      code += count;
      place += count;
      // A code with too many short words runs over; capping it keeps the search below inside its range.
      this.limits[length] = Math.min(code * 2 ** (longestCode - length), 2 ** longestCode);
      code *= 2;
    }
    this.shortest = shortest;
    this.symbols = new Uint16Array(lengths.length);
    lengths.forEach((length, symbol) => {
      const at = places[length] ?? 0;
      this.symbols[at] = symbol;
      places[length] = at + 1;
    });
  }

  /** Reads one symbol. Throws 'bad-value' for bits that are no code word. */
  read(bits: BitReader): number {
    const ahead = bits.peek(longestCode);
    let length = this.shortest;
    while (ahead >= (this.limits[length] ?? 0)) {
      length += 1;
      if (length > longestCode)
        throw new FormatError('bad-value', 'no bzip2 code word', { offset: bits.byteOffset });
    }
    bits.skip(length);
    const symbol = this.symbols[(ahead >>> (longestCode - length)) + (this.bases[length] ?? 0)];
    if (symbol === undefined)
      throw new FormatError('bad-value', 'no bzip2 code word', { offset: bits.byteOffset });
    return symbol;
  }
}
