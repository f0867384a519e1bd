import { FormatError } from '@brushwork/record';

/**
 * Reads bits, the highest bit of a byte first. Behind the end a decoder may look ahead and sees zeros, but going on
 * over them throws 'truncated'.
 */
export class BitReader {
  private readonly bytes: Uint8Array;
  private next: number;
  private buffer = 0;
  private count = 0;

  constructor(bytes: Uint8Array, start: number) {
    this.bytes = bytes;
    this.next = start;
  }

  /** The next `count` bits (at most 24) as a number, without going on. */
  peek(count: number): number {
    while (this.count < count) {
      this.buffer = (this.buffer << 8) | (this.bytes[this.next] ?? 0);
      this.next += 1;
      this.count += 8;
    }
    return (this.buffer >>> (this.count - count)) & ((1 << count) - 1);
  }

  /** Goes on by bits that have been seen with `peek`. */
  skip(count: number): void {
    this.count -= count;
    if (this.next > this.bytes.length && this.byteOffset > this.bytes.length) {
      throw new FormatError('truncated', 'the bzip2 data ends too early', { offset: this.bytes.length });
    }
  }

  /** The next `count` bits (at most 24) as a number. */
  read(count: number): number {
    const value = this.peek(count);
    this.skip(count);
    return value;
  }

  /** The next 32 bits as an unsigned number. */
  read32(): number {
    const high = this.read(16);
    return high * 0x1_0000 + this.read(16);
  }

  /** Offset of the first byte that no bit has been read of. */
  get byteOffset(): number {
    return this.next - (this.count >> 3);
  }
}
