import { EntityTextReader } from './entity-text-reader.js';
import { isBlank, latin1Text } from './latin1-text.js';
import { type EntityEscapes, tokenFlag } from './token-scanner.js';
import { readTokenText } from './token-text.js';

const cellsPerPair = 6;

/**
 * Where the pairs of one entity stand in its bytes. Tokens are numbered: 2 x pair is the key, 2 x pair + 1 the value;
 * the gap of a token is what stands before it, from the end of the token before or from the entity's brace.
 */
export class PairTable {
  /** The entity's bytes, from its brace on. */
  readonly bytes: Uint8Array;
  /** Whether a backslash in quotes means something. */
  readonly escapes: EntityEscapes;
  /** Whether the entity ends in a closing brace. */
  readonly closed: boolean;
  /** Byte after the entity. */
  readonly end: number;
  // Per token: first byte of its text, byte after it, flags.
  private readonly cells: readonly number[];

  /** Reads the entity that begins at the first of `bytes`. */
  constructor(bytes: Uint8Array, escapes: EntityEscapes) {
    const reader = new EntityTextReader(bytes, bytes.length, escapes);
    const cells: number[] = [];
    let event = reader.next();
    while (event !== 'close' && event !== 'unclosed' && event !== 'end') {
      if (event === 'pair') {
        cells.push(reader.keyStart, reader.keyEnd, reader.keyFlags);
        cells.push(reader.valueStart, reader.valueEnd, reader.valueFlags);
      }
      event = reader.next();
    }
    this.bytes = bytes;
    this.escapes = escapes;
    this.cells = cells;
    this.closed = event === 'close';
    this.end = reader.end;
  }

  /** Number of pairs. */
  get pairCount(): number {
    return this.cells.length / cellsPerPair;
  }

  /** Number of tokens: two a pair. */
  get tokenCount(): number {
    return this.cells.length / (cellsPerPair / 2);
  }

  /** First byte of a token's text. */
  textStart(token: number): number {
    return this.cells[token * 3]!;
  }

  /** Byte after a token's text. */
  textEnd(token: number): number {
    return this.cells[token * 3 + 1]!;
  }

  /** `tokenFlag` bits of a token. */
  flags(token: number): number {
    return this.cells[token * 3 + 2]!;
  }

  /** First byte of a token as it is written. */
  start(token: number): number {
    return this.textStart(token) - (this.flags(token) & tokenFlag.quoted);
  }

  /** Byte after a token as it is written. */
  stop(token: number): number {
    const closed = (this.flags(token) & (tokenFlag.quoted | tokenFlag.unclosed)) === tokenFlag.quoted;
    return this.textEnd(token) + (closed ? 1 : 0);
  }

  /** A token's text with its escapes resolved. */
  text(token: number): string {
    const span = { start: this.textStart(token), end: this.textEnd(token) };
    return readTokenText(this.bytes, span, { escapes: this.escapes, flags: this.flags(token) });
  }

  /** A token as it is written. */
  written(token: number): string {
    return latin1Text(this.bytes, this.start(token), this.stop(token));
  }

  /** First byte of the gap before a token; for the number of tokens, of the gap before the closing brace. */
  gapStart(token: number): number {
    return token === 0 ? 1 : this.stop(token - 1);
  }

  /** Byte after the gap before a token. */
  gapEnd(token: number): number {
    if (token < this.tokenCount) return this.start(token);
    return this.closed ? this.end - 1 : this.end;
  }

  /** The gap before a token. */
  gap(token: number): string {
    return latin1Text(this.bytes, this.gapStart(token), this.gapEnd(token));
  }

  /** Whether the gap before a token is white space alone. */
  isGapBlank(token: number): boolean {
    return isBlank(this.bytes, this.gapStart(token), this.gapEnd(token));
  }

  /** Whether a token is written without quotes. */
  isWord(token: number): boolean {
    return (this.flags(token) & tokenFlag.quoted) === 0;
  }
}
