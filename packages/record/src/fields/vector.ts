import { FormatError, type FormatPath } from '../errors.js';
import { toJsonValue } from '../json.js';
import { Field, type FlatValue, isLive, pathOf, type ViewInternals, type WriteTarget } from './field.js';
import { checkName } from './names.js';
import type { NumberField } from './number.js';

/** A live vector: its components by name, writing through to the file. */
export type VectorView<K extends string> = { [C in K]: number } & Iterable<number>;

/** A vector as plain data. */
export type PlainVector<K extends string> = { [C in K]: number };

/** Base of the view classes of vectors; each vector type and byte order has its own with one accessor a component. */
class VectorBase implements ViewInternals {
  declare $d: DataView;
  declare $o: number;
  /** Names of the components. */
  declare readonly $c: readonly string[];

  constructor(d: DataView, o: number) {
    this.$d = d;
    this.$o = o;
  }

  *[Symbol.iterator](): IterableIterator<number> {
    for (const name of this.$c) yield (this as unknown as Record<string, number>)[name] as number;
  }

  private plain(): Record<string, number> {
    const self = this as unknown as Record<string, number>;
    return Object.fromEntries(this.$c.map((name) => [name, self[name] as number]));
  }

  toJSON(): unknown {
    return toJsonValue(this.plain());
  }

  [Symbol.for('nodejs.util.inspect.custom')](): Record<string, number> {
    return this.plain();
  }
}

type VectorClass = new (d: DataView, o: number) => VectorBase;

/** Numbers of one type with a name each: positions, directions, colours, sizes. */
export class VectorField<K extends string> extends Field<VectorView<K>, PlainVector<K>, never> {
  /** Always `vector`. */
  readonly kind = 'vector' as const;
  /** Type of each component. */
  readonly element: NumberField;
  /** Names of the components in the order of the file. */
  readonly components: readonly K[];
  override readonly size: number;
  override readonly align: number;
  private readonly views: (VectorClass | undefined)[] = [undefined, undefined];

  constructor(element: NumberField, components: readonly K[]) {
    super();
    for (const name of components) checkName(name, 'component');
    if (new Set(components).size < components.length) {
      throw new RangeError(`two components of one name: ${components.join(', ')}`);
    }
    this.element = element;
    this.components = components;
    this.size = this.element.size * components.length;
    this.align = this.element.align;
  }

  private viewClass(littleEndian: boolean): VectorClass {
    const known = this.views[littleEndian ? 1 : 0];
    if (known !== undefined) return known;
    class Vector extends VectorBase {}
    Object.defineProperty(Vector.prototype, '$c', { value: this.components });
    this.components.forEach((name, i) => {
      Object.defineProperty(Vector.prototype, name, {
        get: this.element.getter(i * this.element.size, littleEndian),
        set: this.element.setter(i * this.element.size, littleEndian),
        enumerable: true,
      });
    });
    this.views[littleEndian ? 1 : 0] = Vector;
    return Vector;
  }

  override get(d: DataView, o: number, littleEndian: boolean): VectorView<K> {
    return new (this.viewClass(littleEndian))(d, o) as unknown as VectorView<K>;
  }

  override getter(offset: number, littleEndian: boolean): (this: ViewInternals) => VectorView<K> {
    const View = this.viewClass(littleEndian);
    return function (this: ViewInternals) {
      return new View(this.$d, this.$o + offset) as unknown as VectorView<K>;
    };
  }

  override set(d: DataView, o: number, littleEndian: boolean, value: unknown): void {
    const numbers = this.numbers(value, []);
    for (let i = 0; i < numbers.length; i++) {
      const number = numbers[i];
      if (number !== undefined) this.element.set(d, o + i * this.element.size, littleEndian, number);
    }
  }

  /** Components out of live or plain data, by name or by position. */
  private numbers(value: unknown, path: FormatPath): readonly unknown[] {
    if (Array.isArray(value) || ArrayBuffer.isView(value)) {
      const list = Array.from(value as unknown as ArrayLike<unknown>);
      if (list.length === this.components.length) return list;
    } else if (value !== null && typeof value === 'object') {
      const record = value as Record<string, unknown>;
      const live = isLive(value);
      return this.components.map((name) => (live || Object.hasOwn(record, name) ? record[name] : undefined));
    }
    throw new FormatError('does-not-fit', `needs ${this.components.join(', ')}`, { path });
  }

  override plain(d: DataView, o: number, littleEndian: boolean): PlainVector<K> {
    const object = {} as PlainVector<K>;
    for (let i = 0; i < this.components.length; i++) {
      object[this.components[i] as K] = this.element.get(
        d,
        o + i * this.element.size,
        littleEndian,
      ) as PlainVector<K>[K];
    }
    return object;
  }

  override write(target: WriteTarget, o: number, value: unknown): void {
    this.each(target, o, value, (at, number) => this.element.write(target, at, number));
  }

  override writeOver(target: WriteTarget, o: number, value: unknown): void {
    this.each(target, o, value, (at, number) => this.element.writeOver(target, at, number));
  }

  /** Goes through the components of plain data, all of which have to be there and no others. */
  private each(
    target: WriteTarget,
    o: number,
    value: unknown,
    step: (at: number, number: unknown) => void,
  ): void {
    const numbers = this.numbers(value, pathOf(target));
    const names =
      isLive(value) || Array.isArray(value) || ArrayBuffer.isView(value) ? [] : Object.keys(value as object);
    const unknownName = names.find((name) => !this.components.includes(name as K));
    if (unknownName !== undefined) {
      throw new FormatError('does-not-fit', `has no component named '${unknownName}'`, {
        path: pathOf(target),
      });
    }
    for (let i = 0; i < numbers.length; i++) {
      target.path.push(this.components[i] as string);
      step(o + i * this.element.size, numbers[i]);
      target.path.pop();
    }
  }

  override flatten(d: DataView, o: number, littleEndian: boolean, leaves: FlatValue[]): void {
    for (let i = 0; i < this.components.length; i++) {
      leaves.push(this.element.get(d, o + i * this.element.size, littleEndian));
    }
  }

  override writeFlat(target: WriteTarget, o: number, next: () => unknown): void {
    this.write(target, o, this.components.map(next));
  }

  override exact(d: DataView, o: number, littleEndian: boolean): boolean {
    for (let i = 0; i < this.components.length; i++) {
      if (!this.element.exact(d, o + i * this.element.size, littleEndian)) return false;
    }
    return true;
  }
}
