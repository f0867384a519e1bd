import { FormatError } from '@brushwork/record';

/** How much a decoder may give out. */
export interface OutputLimit {
  /** Largest number of bytes that may come out. */
  readonly maxOutput: number;
  /** What is being decoded, for the error's text, e.g. `the gzip data`. */
  readonly what: string;
}

/** The limit when the caller gives none: 1 GiB. */
export const defaultMaxOutput = 1024 * 1024 * 1024;

const firstCapacity = 64 * 1024;

/**
 * A growing buffer for a decoder's output that refuses to grow past a limit: the check comes before the memory is
 * asked for, and memory follows what has really come out, never what a header promises.
 */
export class LimitedOutput {
  private buffer: Uint8Array<ArrayBuffer>;
  private used = 0;
  private readonly limit: OutputLimit;

  constructor(limit: OutputLimit) {
    this.limit = limit;
    this.buffer = new Uint8Array(Math.min(firstCapacity, limit.maxOutput));
  }

  /** Number of bytes so far. */
  get length(): number {
    return this.used;
  }

  /** Adds a copy of the bytes; throws 'limit' when they no longer fit. */
  push(bytes: Uint8Array): void {
    const { maxOutput, what } = this.limit;
    if (bytes.length > maxOutput - this.used) {
      throw new FormatError('limit', `${what} unpacks to more than the limit of ${maxOutput} bytes`, {
        expected: maxOutput,
      });
    }
    const needed = this.used + bytes.length;
    if (needed > this.buffer.length) this.grow(needed);
    this.buffer.set(bytes, this.used);
    this.used = needed;
  }

  /** All bytes so far; the buffer is handed over, so nothing may be added afterwards. */
  finish(): Uint8Array<ArrayBuffer> {
    // A buffer that is mostly empty would keep up to twice the memory alive for as long as the result lives.
    return this.used < this.buffer.length / 2
      ? this.buffer.slice(0, this.used)
      : this.buffer.subarray(0, this.used);
  }

  private grow(needed: number): void {
    const capacity = Math.min(Math.max(needed, this.buffer.length * 2), this.limit.maxOutput);
    try {
      const grown = new Uint8Array(capacity);
      grown.set(this.buffer.subarray(0, this.used));
      this.buffer = grown;
    } catch (cause) {
      throw new FormatError('limit', `${this.limit.what} needs more memory than there is`, { cause });
    }
  }
}

/** Checks a limit that a caller gave; throws `FormatError` 'limit' for one that is no whole number from 0 up. */
export function checkMaxOutput(maxOutput: number | undefined): number {
  const value = maxOutput ?? defaultMaxOutput;
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new FormatError('limit', 'an output limit is a whole number of bytes from 0 up', { found: value });
}
