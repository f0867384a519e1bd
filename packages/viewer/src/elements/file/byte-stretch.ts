import type { ByteRange } from './hex-line.js';

/** Bytes that were selected one after the other: from where it began to where it was drawn, in either direction. */
export class ByteStretch {
  private anchor = 0;
  private head: number | undefined;

  /** The bytes; `undefined` while none are selected. */
  get range(): ByteRange | undefined {
    if (this.head === undefined) return undefined;
    return { start: Math.min(this.anchor, this.head), end: Math.max(this.anchor, this.head) + 1 };
  }

  /** Draws it to a byte, from where it begins; it begins at `cursor` where nothing is selected yet. Both bytes belong to it. */
  extend(to: number, cursor: number): void {
    if (this.head === undefined) this.anchor = cursor;
    this.head = to;
  }

  /** Selects some bytes; none of an empty range. */
  take({ end, start }: ByteRange): void {
    this.anchor = start;
    this.head = end > start ? end - 1 : undefined;
  }

  /** Selects nothing. */
  clear(): void {
    this.head = undefined;
  }
}

/** Where bytes begin and how many there may be, for who writes which are meant. */
export interface StretchBounds {
  /** Offset of the first byte in the file. */
  readonly first: number;
  /** How many bytes there are. */
  readonly size: number;
}

const number = '(\\d+|(?:0x)?[0-9a-f]+)';
const pattern = new RegExp(`^\\s*${number}\\s*(\\+|-|–|\\.\\.)\\s*${number}\\s*$`, 'i');

/**
 * The bytes that somebody wrote: `0x10..0x1f` and `0x10-0x1f` from the first to the last, `0x10+16` so many. What is behind the
 * end is left out. `undefined` for what is no stretch, and for one that begins outside.
 */
export function stretchOf(written: string, { first, size }: StretchBounds): ByteRange | undefined {
  const [, from = '', sign = '', to = ''] = pattern.exec(written) ?? [];
  if (sign === '') return undefined;
  const start = numberOf(from) - first;
  const end = sign === '+' ? start + numberOf(to) : numberOf(to) - first + 1;
  if (!(start >= 0 && start < size && end > start)) return undefined;
  return { start, end: Math.min(end, size) };
}

/** Digits alone are a decimal number. */
function numberOf(digits: string): number {
  return /^\d+$/.test(digits) ? Number(digits) : Number.parseInt(digits.replace(/^0x/i, ''), 16);
}
