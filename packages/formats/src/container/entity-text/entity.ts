import { FormatError, type FormatPath } from '@brushwork/record';
import { withoutPairs, withPair, withValue } from './edit-pairs.js';
import { type ByteSpan, EntityPair } from './entity-pair.js';
import type { EntityOwner, EntityPiece } from './entity-piece.js';
import { EntityTextReader } from './entity-text-reader.js';
import { latin1Bytes, latin1Text } from './latin1-text.js';
import { PairTable } from './pair-table.js';
import { decodeText, encodeText } from './text-encoding.js';
import { readTokenText, sameName, type TokenOptions } from './token-text.js';

/**
 * One entity of a lump: its pairs in the order of the file, duplicates included. Text has one character a byte;
 * `getText` and `setText` are for people.
 *
 * Keys are compared without regard to the case of ASCII letters and the first pair of a key is the one that counts,
 * as when Call of Duty, Quake III and Source look a spawn value up. (Source hands every pair of a key to the entity in
 * turn, so that outputs add up, and Quake lets the last one win: `getAll` has them all.)
 */
export class Entity {
  private readonly owner: EntityOwner;
  private readonly piece: EntityPiece;

  /** Made by its document. */
  constructor(owner: EntityOwner, piece: EntityPiece) {
    this.owner = owner;
    this.piece = piece;
  }

  /** Number of the entity in its document; -1 once it was removed. */
  get index(): number {
    if (!this.piece.isAttached) return -1;
    this.owner.number();
    return this.piece.index;
  }

  /** The entity's bytes in the lump, braces included. Throws `FormatError` 'not-found' once it was removed. */
  get span(): ByteSpan {
    this.checkAttached();
    this.owner.layOut();
    return { start: this.piece.position, end: this.piece.position + this.piece.bytes.length };
  }

  /** Value of the first `classname`. */
  get classname(): string | undefined {
    return this.get('classname');
  }

  /** All pairs in the order of the file, as they stand now. */
  get pairs(): readonly EntityPair[] {
    if (this.piece.isAttached) this.owner.layOut();
    const table = this.table();
    return Array.from(
      { length: table.pairCount },
      (_, pair) => new EntityPair(table, pair, this.piece.position),
    );
  }

  /** Whether some pair has this key. */
  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** Value of the first pair with this key. */
  get(key: string): string | undefined {
    return this.values(key, 1)[0];
  }

  /** Values of all pairs with this key, in the order of the file. */
  getAll(key: string): readonly string[] {
    return this.values(key, Number.POSITIVE_INFINITY);
  }

  /** Value of the first pair with this key as text for people, in the document's encoding. */
  getText(key: string): string | undefined {
    const value = this.get(key);
    return value === undefined ? undefined : decodeText(latin1Bytes(value), this.owner.encoding).text;
  }

  /**
   * Gives the first pair with this key another value and touches no other byte; without such a pair it's added as
   * `add` does. Throws `FormatError` 'does-not-fit' for a NUL, a character above U+00FF, or a quote where the game has
   * no escape for it.
   */
  set(key: string, value: string): void {
    const table = this.table();
    const pair = firstPair(table, key);
    if (pair < 0) this.add(key, value);
    else this.changeValue(table, pair, value);
  }

  /** Sets text for people, written in the document's encoding; throws as `set` and `encodeText` do. */
  setText(key: string, text: string): void {
    this.set(key, latin1Text(encodeText(text, this.owner.encoding)));
  }

  /** Gives the pair of this number another value; throws as `set` does, and 'not-found' when there is no such pair. */
  setPair(pair: number, value: string): void {
    const table = this.table();
    this.checkPair(table, pair);
    this.changeValue(table, pair, value);
  }

  /**
   * Adds a pair behind the last one, also when the key is there already, on a line like the others'. Throws as `set`
   * does, and 'bad-text' when the entity's last quote is missing.
   */
  add(key: string, value: string): void {
    const table = this.table();
    const next = withPair(table, [key, value], this.owner.style, this.options(key));
    this.settle(next, [...texts(table), key, value]);
  }

  /** Takes out all pairs with this key and says how many there were. */
  remove(key: string): number {
    const table = this.table();
    let count = 0;
    this.removeWhere(table, (pair) => {
      if (!sameName(table.text(pair * 2), key)) return false;
      count++;
      return true;
    });
    return count;
  }

  /** Takes out the pair of this number; throws `FormatError` 'not-found' when there is no such pair. */
  removePair(pair: number): void {
    const table = this.table();
    this.checkPair(table, pair);
    this.removeWhere(table, (other) => other === pair);
  }

  /** Takes back every edit of this entity. */
  revert(): void {
    this.checkAttached();
    this.replace(undefined);
  }

  /** The entity as it is written, braces included, one character a byte. */
  toText(): string {
    return latin1Text(this.piece.bytes);
  }

  /** The pairs as plain data. */
  toJSON(): [key: string, value: string][] {
    return this.pairs.map((pair) => pair.toJSON());
  }

  private values(key: string, most: number): string[] {
    const { bytes } = this.piece;
    const { escapes } = this.owner;
    const reader = new EntityTextReader(bytes, bytes.length, escapes);
    const found: string[] = [];
    for (let event = reader.next(); event !== 'close' && event !== 'unclosed'; event = reader.next()) {
      if (event === 'end') break;
      if (event !== 'pair') continue;
      // An escape makes a key longer as written, never shorter.
      if (reader.keyEnd - reader.keyStart < key.length) continue;
      const keySpan = { start: reader.keyStart, end: reader.keyEnd };
      if (!sameName(readTokenText(bytes, keySpan, { escapes, flags: reader.keyFlags }), key)) continue;
      const valueSpan = { start: reader.valueStart, end: reader.valueEnd };
      found.push(readTokenText(bytes, valueSpan, { escapes, flags: reader.valueFlags }));
      if (found.length >= most) break;
    }
    return found;
  }

  private table(): PairTable {
    return new PairTable(this.piece.bytes, this.owner.escapes);
  }

  private changeValue(table: PairTable, pair: number, value: string): void {
    const expected = texts(table);
    if (expected[pair * 2 + 1] === value) return;
    expected[pair * 2 + 1] = value;
    this.settle(withValue(table, pair, value, this.options(table.text(pair * 2))), expected);
  }

  private removeWhere(table: PairTable, isRemoved: (pair: number) => boolean): void {
    const removed = Array.from({ length: table.pairCount }, (_, pair) => isRemoved(pair));
    if (!removed.includes(true)) return;
    const expected = texts(table).filter((_, token) => !removed[token >> 1]);
    this.settle(
      withoutPairs(table, (pair) => removed[pair]!),
      expected,
    );
  }

  // Bytes are taken over only when they read as what was meant; the first pairs again are the first bytes again.
  private settle(next: Uint8Array, expected: readonly string[]): void {
    this.checkAttached();
    const table = new PairTable(next, this.owner.escapes);
    if (table.end !== next.length || !sameTexts(texts(table), expected)) {
      throw new FormatError('bad-text', "the edit would change how the entity's broken text is read", {
        path: [...this.owner.path, this.index],
      });
    }
    const original = new PairTable(this.piece.original, this.owner.escapes);
    const isBack = original.tokenCount === expected.length && sameTexts(texts(original), expected);
    this.replace(isBack ? undefined : next);
  }

  private replace(edited: Uint8Array | undefined): void {
    this.piece.edited = edited;
    this.owner.noteChange();
  }

  private options(key: string): TokenOptions {
    this.checkAttached();
    const path: FormatPath = [...this.owner.path, this.index, key];
    return { escapes: this.owner.escapes, path };
  }

  private checkPair(table: PairTable, pair: number): void {
    if (Number.isInteger(pair) && pair >= 0 && pair < table.pairCount) return;
    throw new FormatError('not-found', `the entity has no pair ${pair}`, {
      path: [...this.owner.path, this.index],
      expected: `0 to ${table.pairCount - 1}`,
      found: pair,
    });
  }

  private checkAttached(): void {
    if (this.piece.isAttached) return;
    throw new FormatError('not-found', 'the entity no longer belongs to its document', {
      path: this.owner.path,
    });
  }
}

function firstPair(table: PairTable, key: string): number {
  for (let pair = 0; pair < table.pairCount; pair++) if (sameName(table.text(pair * 2), key)) return pair;
  return -1;
}

function texts(table: PairTable): string[] {
  return Array.from({ length: table.tokenCount }, (_, token) => table.text(token));
}

function sameTexts(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, i) => text === b[i]);
}
