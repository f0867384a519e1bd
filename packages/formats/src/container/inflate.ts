import { FormatError } from '@brushwork/record';
import { FlateErrorCode, Inflate } from 'fflate';
import type { LimitedOutput } from './limited-output.js';

/**
 * Largest piece of compressed data that is given to the decoder at once. DEFLATE can't grow by more than 1,032 to 1, so
 * one piece makes at most 8 MiB before the limit is looked at. Smaller pieces are slower: every one costs a new window.
 */
const pieceSize = 8 * 1024;

/** The largest number of bytes that one byte of DEFLATE data can stand for (a 258 byte match in 2 bits). */
export const maxDeflateRatio = 1032;

/** Cuts bytes into pieces that are small enough for a limit to be checked between them. */
export function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += pieceSize)
    yield bytes.subarray(start, start + pieceSize);
}

/** Raw DEFLATE data that arrives in parts, unpacked into an output with a limit. */
export class LimitedInflate {
  private readonly inflate: Inflate;

  constructor(output: LimitedOutput) {
    this.inflate = new Inflate((part) => {
      output.push(part);
    });
  }

  /** Takes the next part. Throws 'limit' as the output does, and 'bad-value' for data that is no DEFLATE stream. */
  push(bytes: Uint8Array): void {
    for (const piece of pieces(bytes)) {
      translateErrors(() => this.inflate.push(piece, false));
    }
  }

  /** Ends the data; throws 'truncated' when the stream has not come to its own end. Bytes after that end are ignored. */
  finish(): void {
    translateErrors(() => this.inflate.push(new Uint8Array(0), true));
  }
}

/** Runs a step of the decoder and throws what it throws as a `FormatError`: 'truncated' or 'bad-value'. */
export function translateErrors(step: () => void): void {
  try {
    step();
  } catch (cause) {
    if (cause instanceof FormatError) throw cause;
    if (isFlateError(cause) && cause.code === FlateErrorCode.UnexpectedEOF) {
      throw new FormatError('truncated', 'the compressed data ends too early', { cause });
    }
    throw new FormatError('bad-value', 'the compressed data is damaged', { cause });
  }
}

/** Whether an error is one of the decoder's own, with its number in `code`. */
export function isFlateError(error: unknown): error is Error & { readonly code: number } {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}
