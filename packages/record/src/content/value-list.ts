import { FormatError } from '../errors.js';
import type { AnyField, Field, WriteTarget } from '../fields/field.js';
import { bytesAt, fromHex, toHex } from '../fields/hex.js';
import { sameValue } from '../plain.js';
import type { LumpsOf, PlainOf, SchemaEntry, ViewOf } from '../schema.js';
import { toField } from '../struct.js';
import { type Column, readColumn } from './column.js';
import type { ContentPlace, ContentType } from './content.js';
import { ListBase } from './list-base.js';

/** A lump of values without field names: indexes, positions. */
export interface ValueList<V, P = V> extends ListBase, Iterable<V> {
  readonly kind: 'values';
  /** Type of each value. */
  readonly element: Field<V, P, string>;
  /** Value `i`, live where it is a vector; `not-found` outside. */
  at(i: number): V;
  /** Writes value `i` from a live or plain one; plain numbers wrap. */
  set(i: number, value: unknown): void;
  /** Value `i` as plain data. */
  object(i: number): P;
  /** Writes value `i` from plain data, strictly; `does-not-fit` when it doesn't. */
  setObject(i: number, value: unknown): void;
  /** Adds a value at the end and returns its index. Views made before are stale. */
  append(value: unknown): number;
  /** All values as one array, without copying where alignment and byte order allow. */
  column(): Column;
}

type ValueListClass = new (place: ContentPlace) => ListBase;

function makeValueListClass(element: AnyField, littleEndian: boolean): ValueListClass {
  const { size } = element;
  const read = element.getter(0, littleEndian);
  class Values extends ListBase {
    readonly kind = 'values';
    readonly element = element;
    /** Position of the value that the shared getter is to read. */
    declare $o: number;

    constructor(place: ContentPlace) {
      super(place, size);
      this.$o = 0;
    }

    at(i: number): unknown {
      if (!(i >= 0 && i < this.length)) this.check(i);
      this.$o = this.$b + i * size;
      return read.call(this);
    }

    *[Symbol.iterator](): IterableIterator<unknown> {
      for (let i = 0; i < this.length; i++) yield this.at(i);
    }

    set(i: number, value: unknown): void {
      this.check(i);
      element.set(this.$d, this.$b + i * size, littleEndian, value);
    }

    object(i: number): unknown {
      this.check(i);
      return element.plain(this.$d, this.$b + i * size, littleEndian);
    }

    setObject(i: number, value: unknown): void {
      this.check(i);
      element.write({ d: this.$d, littleEndian, path: [this.name, i] }, this.$b + i * size, value);
    }

    append(value: unknown): number {
      const scratch = new DataView(new ArrayBuffer(size));
      element.write({ d: scratch, littleEndian, path: [this.name, this.length] }, 0, value);
      const i = this.length;
      this.resize(i + 1);
      this.bytes.set(new Uint8Array(scratch.buffer), i * size);
      return i;
    }

    column(): Column {
      const slot = { name: '', field: element, offset: 0 };
      return readColumn(slot, { d: this.$d, base: this.$b, length: this.length, recordSize: size, littleEndian });
    }

    blockCount(blockSize: number): number {
      return Math.ceil(this.length / blockSize);
    }

    block(i: number, blockSize: number): unknown[] {
      const block: unknown[] = [];
      const end = Math.min(this.length, (i + 1) * blockSize);
      for (let k = i * blockSize; k < end; k++) {
        const o = this.$b + k * size;
        const value = element.plain(this.$d, o, littleEndian);
        block.push(element.exact(this.$d, o, littleEndian) ? value : { $value: value, $raw: hexAt(this.bytes, k * size, size) });
      }
      return block;
    }
  }
  return Values;
}

/** Writes a plain value, or the bytes kept beside it while it is still the one that they hold. */
function writeValue(element: AnyField, target: WriteTarget, o: number, value: unknown): void {
  if (value !== null && typeof value === 'object' && Object.hasOwn(value, '$value')) {
    const kept = value as { $value: unknown; $raw?: unknown };
    bytesAt(target.d, o, element.size).set(fromHex(kept.$raw, element.size, target.path));
    if (!sameValue(element.plain(target.d, o, target.littleEndian), kept.$value)) element.write(target, o, kept.$value);
  } else element.write(target, o, value);
}

function hexAt(bytes: Uint8Array, offset: number, size: number): string {
  return toHex(bytes.subarray(offset, offset + size));
}

/** How a lump of values of one type is read. */
export interface ValuesType<V, P = V, L extends string = string> extends ContentType<ValueList<V, P>, L> {
  readonly kind: 'values';
  /** Type of each value. */
  readonly element: Field<V, P, string>;
  readonly elementSize: number;
}

/** A lump that holds values of one type. */
export function list<E extends SchemaEntry>(entry: E): ValuesType<ViewOf<E>, PlainOf<E>, LumpsOf<E>> {
  const element = toField(entry);
  const made = new Map<string, ValueListClass>();
  const type: ValuesType<unknown, unknown> = {
    kind: 'values',
    element,
    elementSize: element.size,
    open(place) {
      let List = made.get(place.byteOrder);
      if (List === undefined) {
        List = makeValueListClass(element, place.byteOrder === 'little');
        made.set(place.byteOrder, List);
      }
      return new List(place) as unknown as ValueList<unknown>;
    },
    rebuild(block, place, first) {
      if (!Array.isArray(block)) throw new FormatError('does-not-fit', 'needs a list of values', { path: [place.name] });
      const bytes = new Uint8Array(block.length * element.size);
      const d = new DataView(bytes.buffer);
      const target = { d, littleEndian: place.byteOrder === 'little', path: [place.name, first] as (string | number)[] };
      for (let i = 0; i < block.length; i++) {
        target.path[1] = first + i;
        writeValue(element, target, i * element.size, block[i]);
      }
      return bytes;
    },
  };
  return type as unknown as ValuesType<ViewOf<E>, PlainOf<E>, LumpsOf<E>>;
}
