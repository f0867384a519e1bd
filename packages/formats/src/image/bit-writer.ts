import type { HuffmanCode } from './huffman-code.js';
import { END, runBits, runStarts, runSymbols } from './run-classes.js';

/** Writes bits, the lowest of each number first. */
export class BitWriter {
  private readonly bytes: Uint8Array<ArrayBuffer>;
  private at = 0;
  /** Bits that don't fill a byte yet, and how many they are. */
  private bits = 0;
  private count = 0;

  constructor(size: number) {
    this.bytes = new Uint8Array(size);
  }

  /** Writes up to 16 bits. */
  put(bits: number, count: number): void {
    this.bits |= bits << this.count;
    this.count += count;
    while (this.count >= 8) {
      this.bytes[this.at++] = this.bits;
      this.bits >>>= 8;
      this.count -= 8;
    }
  }

  /** Writes tokens and the end of their block. */
  putTokens(tokens: Uint16Array, tokenCount: number, { codes, lengths }: HuffmanCode): void {
    const { bytes } = this;
    let { at, bits, count } = this;
    for (let i = 0; i <= tokenCount; i++) {
      const token = i < tokenCount ? (tokens[i] as number) : END;
      const symbol = token <= END ? token : (runSymbols[token - 256] as number);
      bits |= (codes[symbol] as number) << count;
      count += lengths[symbol] as number;
      if (count >= 16) {
        bytes[at++] = bits;
        bytes[at++] = bits >>> 8;
        bits >>>= 16;
        count -= 16;
      }
      if (token <= END) continue;
      // How much longer the run is than its class, and a bit for the one distance.
      bits |= (token - 256 - (runStarts[symbol - END - 1] as number)) << count;
      count += (runBits[symbol - END - 1] as number) + 1;
      if (count >= 16) {
        bytes[at++] = bits;
        bytes[at++] = bits >>> 8;
        bits >>>= 16;
        count -= 16;
      }
    }
    while (count >= 8) {
      bytes[at++] = bits;
      bits >>>= 8;
      count -= 8;
    }
    this.at = at;
    this.bits = bits;
    this.count = count;
  }

  /** Fills the last byte. */
  alignToByte(): void {
    if (this.count > 0) this.put(0, 8 - this.count);
  }

  /** Copies bytes; only between whole ones. */
  putBytes(from: Uint8Array, start: number, end: number): void {
    this.bytes.set(from.subarray(start, end), this.at);
    this.at += end - start;
  }

  /** What was written. */
  finish(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.at);
  }
}
