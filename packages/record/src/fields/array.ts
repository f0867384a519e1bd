import { FormatError, type FormatPath } from '../errors.js';
import { toJsonValue } from '../json.js';
import { NEEDS_RECORD } from './element-kinds.js';
import { Field, type FlatValue, pathOf, type ViewInternals, type WriteTarget } from './field.js';

/** A live array of fixed length over the file's own bytes. */
export interface ArrayView<V> extends Iterable<V> {
  /** Number of elements. */
  readonly length: number;
  /** Element `i`; `undefined` outside. */
  at(i: number): V | undefined;
  /** Writes element `i` from a live or plain value. */
  set(i: number, value: unknown): void;
  /** The elements as a JavaScript array. */
  toArray(): V[];
}

class ArrayViewOf<V> implements ArrayView<V>, ViewInternals {
  declare $d: DataView;
  declare $o: number;
  declare $e: Field<V>;
  declare $l: boolean;
  declare length: number;

  constructor(d: DataView, o: number, field: ArrayField<V>, littleEndian: boolean) {
    this.$d = d;
    this.$o = o;
    this.$e = field.element;
    this.$l = littleEndian;
    this.length = field.length;
  }

  at(i: number): V | undefined {
    return i >>> 0 === i && i < this.length
      ? this.$e.get(this.$d, this.$o + i * this.$e.size, this.$l)
      : undefined;
  }

  set(i: number, value: unknown): void {
    if (!(Number.isInteger(i) && i >= 0 && i < this.length)) {
      throw new FormatError('not-found', `no element ${i} in an array of ${this.length}`);
    }
    this.$e.set(this.$d, this.$o + i * this.$e.size, this.$l, value);
  }

  toArray(): V[] {
    return Array.from({ length: this.length }, (_, i) => this.at(i) as V);
  }

  *[Symbol.iterator](): IterableIterator<V> {
    for (let i = 0; i < this.length; i++) yield this.at(i) as V;
  }

  private plain(): unknown[] {
    return Array.from({ length: this.length }, (_, i) =>
      this.$e.plain(this.$d, this.$o + i * this.$e.size, this.$l),
    );
  }

  toJSON(): unknown {
    return toJsonValue(this.plain());
  }

  [Symbol.for('nodejs.util.inspect.custom')](): unknown[] {
    return this.plain();
  }
}

/** What can be said of an array beyond its length. */
export interface ArrayOptions {
  /** How many elements are live: a sibling field or an expression over sibling fields. The others aren't checked. */
  readonly used?: string;
  /** The array is a raster: its sides from the slowest to the fastest, e.g. rows, columns, channels. */
  readonly shape?: readonly number[];
}

/** A fixed number of elements of one type. */
export class ArrayField<V, P = unknown, L extends string = string> extends Field<ArrayView<V>, P[], L> {
  /** Always `array`. */
  readonly kind = 'array' as const;
  /** Type of each element. */
  readonly element: Field<V, P, L>;
  /** Number of elements. */
  readonly length: number;
  /** What else is known of it. */
  readonly options: ArrayOptions;
  override readonly size: number;
  override readonly align: number;

  constructor(element: Field<V, P, L>, length: number, options: ArrayOptions) {
    super();
    if (!(Number.isInteger(length) && length >= 0)) throw new RangeError(`array length ${length}`);
    if (NEEDS_RECORD.has(element.kind)) {
      throw new RangeError(`an array of ${element.kind} fields: they need a record around each`);
    }
    this.element = element;
    this.length = length;
    this.options = options;
    this.size = element.size * length;
    this.align = element.align;
  }

  override get(d: DataView, o: number, littleEndian: boolean): ArrayView<V> {
    return new ArrayViewOf(d, o, this as ArrayField<V>, littleEndian);
  }

  override set(d: DataView, o: number, littleEndian: boolean, value: unknown): void {
    const list = this.list(value, []);
    for (let i = 0; i < list.length; i++)
      this.element.set(d, o + i * this.element.size, littleEndian, list[i]);
  }

  private list(value: unknown, path: FormatPath): ArrayLike<unknown> {
    const list =
      Array.isArray(value) || ArrayBuffer.isView(value)
        ? (value as unknown as ArrayLike<unknown>)
        : undefined;
    const elements = list ?? (value instanceof ArrayViewOf ? value.toArray() : undefined);
    if (elements === undefined || elements.length !== this.length) {
      throw new FormatError('does-not-fit', `needs ${this.length} elements`, {
        path,
        found: elements === undefined ? typeof value : elements.length,
      });
    }
    return elements;
  }

  override plain(d: DataView, o: number, littleEndian: boolean): P[] {
    // As long as it will be: one that grows leaves several times its size behind.
    const list = new Array<P>(this.length);
    for (let i = 0; i < this.length; i++)
      list[i] = this.element.plain(d, o + i * this.element.size, littleEndian);
    return list;
  }

  override write(target: WriteTarget, o: number, value: unknown): void {
    this.each(target, o, value, (at, item) => this.element.write(target, at, item));
  }

  override exact(d: DataView, o: number, littleEndian: boolean): boolean {
    for (let i = 0; i < this.length; i++) {
      if (!this.element.exact(d, o + i * this.element.size, littleEndian)) return false;
    }
    return true;
  }

  override writeOver(target: WriteTarget, o: number, value: unknown): void {
    this.each(target, o, value, (at, item) => this.element.writeOver(target, at, item));
  }

  override flatten(d: DataView, o: number, littleEndian: boolean, leaves: FlatValue[]): void {
    for (let i = 0; i < this.length; i++) {
      this.element.flatten(d, o + i * this.element.size, littleEndian, leaves);
    }
  }

  override writeFlat(target: WriteTarget, o: number, next: () => unknown): void {
    const positions = Array.from({ length: this.length }, (_, i) => i);
    this.each(target, o, positions, (at) => this.element.writeFlat(target, at, next));
  }

  /** Goes through the elements of a value with the path of each in the target. */
  private each(
    target: WriteTarget,
    o: number,
    value: unknown,
    step: (at: number, item: unknown) => void,
  ): void {
    const list = this.list(value, pathOf(target));
    for (let i = 0; i < list.length; i++) {
      target.path.push(i);
      step(o + i * this.element.size, list[i]);
      target.path.pop();
    }
  }
}
