import type { PairTable } from './pair-table.js';

/** A run of bytes. */
export interface ByteSpan {
  /** First byte, counted from the start of the lump. */
  readonly start: number;
  /** Byte after the last. */
  readonly end: number;
}

/**
 * A key and its value as they stood when `Entity.pairs` was asked for; text has one character a byte. An object that
 * only points at the bytes: keys and values are made into text when they are read.
 */
export class EntityPair {
  private readonly table: PairTable;
  private readonly base: number;
  private readonly token: number;

  /** The pair of a number in a table whose bytes begin at `base` in the lump. */
  constructor(table: PairTable, pair: number, base: number) {
    this.table = table;
    this.token = pair * 2;
    this.base = base;
  }

  /** The key, with escapes resolved. */
  get key(): string {
    return this.table.text(this.token);
  }

  /** The value, with escapes resolved. */
  get value(): string {
    return this.table.text(this.token + 1);
  }

  /** The key's bytes in the lump, without quotes. */
  get keySpan(): ByteSpan {
    return this.span(this.token);
  }

  /** The value's bytes in the lump, without quotes. */
  get valueSpan(): ByteSpan {
    return this.span(this.token + 1);
  }

  /** The pair as plain data: `[key, value]`. */
  toJSON(): [key: string, value: string] {
    return [this.key, this.value];
  }

  private span(token: number): ByteSpan {
    return { start: this.base + this.table.textStart(token), end: this.base + this.table.textEnd(token) };
  }
}
