import { FormatError } from '../errors.js';
import { Field, pathOf, type ViewInternals, type WriteTarget } from './field.js';
import { NumberField, type NumericType } from './number.js';

/** A live vector: its components by name, writing through to the file. */
export type VectorView<K extends string> = { [C in K]: number } & Iterable<number>;

/** A vector as plain data. */
export type PlainVector<K extends string> = { [C in K]: number };

/** Base of the view classes of vectors; each vector type and byte order has its own with one accessor a component. */
abstract class VectorBase implements ViewInternals {
  declare $d: DataView;
  declare $o: number;
  abstract components(): readonly string[];

  constructor(d: DataView, o: number) {
    this.$d = d;
    this.$o = o;
  }

  *[Symbol.iterator](): IterableIterator<number> {
    for (const name of this.components()) yield (this as unknown as Record<string, number>)[name] as number;
  }

  toJSON(): Record<string, number> {
    const self = this as unknown as Record<string, number>;
    return Object.fromEntries(this.components().map((name) => [name, self[name] as number]));
  }

  [Symbol.for('nodejs.util.inspect.custom')](): Record<string, number> {
    return this.toJSON();
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
  readonly size: number;
  readonly align: number;
  private readonly views: (VectorClass | undefined)[] = [undefined, undefined];

  constructor(type: NumericType, components: readonly K[]) {
    super();
    this.element = new NumberField(type);
    this.components = components;
    this.size = this.element.size * components.length;
    this.align = this.element.align;
  }

  private viewClass(littleEndian: boolean): VectorClass {
    const known = this.views[littleEndian ? 1 : 0];
    if (known !== undefined) return known;
    const names = this.components;
    class Vector extends VectorBase {
      components(): readonly string[] {
        return names;
      }
    }
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

  get(d: DataView, o: number, littleEndian: boolean): VectorView<K> {
    return new (this.viewClass(littleEndian))(d, o) as unknown as VectorView<K>;
  }

  override getter(offset: number, littleEndian: boolean): (this: ViewInternals) => VectorView<K> {
    const View = this.viewClass(littleEndian);
    return function (this: ViewInternals) {
      return new View(this.$d, this.$o + offset) as unknown as VectorView<K>;
    };
  }

  set(d: DataView, o: number, littleEndian: boolean, value: unknown): void {
    const numbers = this.numbers(value);
    if (numbers === undefined) throw new FormatError('does-not-fit', `needs ${this.components.join(', ')}`);
    for (let i = 0; i < numbers.length; i++) {
      const number = numbers[i];
      if (number !== undefined) this.element.set(d, o + i * this.element.size, littleEndian, number);
    }
  }

  /** Components out of plain data by name or by position. */
  private numbers(value: unknown): readonly unknown[] | undefined {
    if (value === null || typeof value !== 'object') return undefined;
    if (Array.isArray(value) || ArrayBuffer.isView(value)) {
      const list = Array.from(value as ArrayLike<unknown>);
      return list.length === this.components.length ? list : undefined;
    }
    const record = value as Record<string, unknown>;
    return this.components.map((name) => record[name]);
  }

  plain(d: DataView, o: number, littleEndian: boolean): PlainVector<K> {
    const object = {} as PlainVector<K>;
    for (let i = 0; i < this.components.length; i++) {
      object[this.components[i] as K] = this.element.get(d, o + i * this.element.size, littleEndian) as PlainVector<K>[K];
    }
    return object;
  }

  write(target: WriteTarget, o: number, value: unknown): void {
    const numbers = this.numbers(value);
    if (numbers === undefined) {
      throw new FormatError('does-not-fit', `needs ${this.components.join(', ')}`, { path: pathOf(target) });
    }
    for (let i = 0; i < numbers.length; i++) {
      const number = numbers[i];
      if (number === undefined) continue;
      target.path.push(this.components[i] as string);
      this.element.write(target, o + i * this.element.size, number);
      target.path.pop();
    }
  }

  exact(d: DataView, o: number, littleEndian: boolean): boolean {
    for (let i = 0; i < this.components.length; i++) {
      if (!this.element.exact(d, o + i * this.element.size, littleEndian)) return false;
    }
    return true;
  }
}
