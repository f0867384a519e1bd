import { FormatError } from '../errors.js';
import { NEEDS_RECORD } from '../fields/element-kinds.js';
import type { AnyField, Field } from '../fields/field.js';
import { siblingNames } from '../fields/sibling-names.js';
import type { LumpsOf, PlainOf, SchemaEntry, ViewOf } from '../schema.js';
import { toField } from '../struct.js';
import { type Column, readColumn } from './column.js';
import type { ContentPlace, ContentType } from './content.js';
import { plainOrKept, writePlainOrKept } from './kept-value.js';
import { ListBase } from './list-base.js';

/** A lump of values without field names: indexes, positions. */
export interface ValueList<V, P = V> extends ListBase, Iterable<V> {
  /** Always `values`. */
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
      if (i >>> 0 !== i || i >= this.length) this.check(i);
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
      this.bytes.set(this.made(i, value), i * size);
    }

    append(value: unknown): number {
      const i = this.length;
      const bytes = this.made(i, value);
      this.resize(i + 1);
      this.bytes.set(bytes, i * size);
      return i;
    }

    /** Bytes of a value, made apart so that one that doesn't fit changes nothing. */
    private made(i: number, value: unknown): Uint8Array {
      const bytes = new Uint8Array(size);
      const target = { d: new DataView(bytes.buffer), littleEndian, path: [this.name, i] };
      writePlainOrKept(element, target, 0, value);
      return bytes;
    }

    column(): Column {
      const slot = { name: '', field: element, offset: 0 };
      return readColumn(slot, {
        d: this.$d,
        base: this.$b,
        length: this.length,
        recordSize: size,
        littleEndian,
      });
    }

    blockCount(blockSize: number): number {
      return Math.ceil(this.length / blockSize);
    }

    block(i: number, blockSize: number): unknown[] {
      const block: unknown[] = [];
      const end = Math.min(this.length, (i + 1) * blockSize);
      for (let k = i * blockSize; k < end; k++) {
        block.push(plainOrKept(element, this.$d, this.$b + k * size, littleEndian));
      }
      return block;
    }
  }
  return Values;
}

/** How a lump of values of one type is read. */
export interface ValuesType<V, P = V, L extends string = string> extends ContentType<ValueList<V, P>, L> {
  /** Always `values`. */
  readonly kind: 'values';
  /** Type of each value. */
  readonly element: Field<V, P, string>;
  /** Size of a value in bytes. */
  readonly elementSize: number;
}

/** A lump that holds values of one type. */
export function list<E extends SchemaEntry>(entry: E): ValuesType<ViewOf<E>, PlainOf<E>, LumpsOf<E>> {
  const element = toField(entry);
  if (NEEDS_RECORD.has(element.kind)) {
    throw new RangeError(`a list of ${element.kind} fields: they need a record around each`);
  }
  const sibling = siblingNames(element)[0];
  if (sibling !== undefined)
    throw new RangeError(`the elements of a list have no field '${sibling}' beside them`);
  const made = new Map<string, ValueListClass>();
  const type: ValuesType<unknown, unknown> = {
    kind: 'values',
    element,
    elementSize: element.size,
    fits: (size) => size % element.size === 0,
    open(place) {
      let List = made.get(place.byteOrder);
      if (List === undefined) {
        List = makeValueListClass(element, place.byteOrder === 'little');
        made.set(place.byteOrder, List);
      }
      return new List(place) as unknown as ValueList<unknown>;
    },
    rebuild(block, place, first) {
      if (!Array.isArray(block))
        throw new FormatError('does-not-fit', 'needs a list of values', { path: [place.name] });
      const bytes = new Uint8Array(block.length * element.size);
      const d = new DataView(bytes.buffer);
      const target = {
        d,
        littleEndian: place.byteOrder === 'little',
        path: [place.name, first] as (string | number)[],
      };
      for (let i = 0; i < block.length; i++) {
        target.path[1] = first + i;
        writePlainOrKept(element, target, i * element.size, block[i]);
      }
      return bytes;
    },
  };
  return type as unknown as ValuesType<ViewOf<E>, PlainOf<E>, LumpsOf<E>>;
}
