import type { FormatPath } from '../errors.js';
import { sameValue } from './same-value.js';

/** Names of the field kinds; consumers (checks, writers of documents) switch over them. */
export type FieldKind =
  | 'number'
  | 'bigint'
  | 'bool'
  | 'char'
  | 'text'
  | 'bytes'
  | 'padding'
  | 'bits'
  | 'vector'
  | 'array'
  | 'nested'
  | 'union'
  | 'overlay';

/** What a view keeps of the file: a `DataView` and the absolute position in it. Plain names, since they are read in every getter. */
export interface ViewInternals {
  /** View of the buffer that holds the record. */
  $d: DataView;
  /** Position of the record in that view. */
  $o: number;
}

/** Whether a value is live: a view of a record, vector, array or overlay, as no data that was read from a text can be. */
export function isLive(value: unknown): value is ViewInternals {
  return (
    value !== null && typeof value === 'object' && (value as Partial<ViewInternals>).$d instanceof DataView
  );
}

/** A number, text or truth that a record's flat form is made of. */
export type FlatValue = number | bigint | boolean | string;

/** Where sibling fields lie, given to a field when its record is laid out. */
export interface LayoutScope {
  /** Offset of the field itself in its record. */
  readonly offset: number;
  /** Offset and field of a sibling that was declared before or after it; `undefined` when there is none. */
  sibling(name: string): { readonly offset: number; readonly field: AnyField } | undefined;
}

/**
 * One kind of field: how its bytes are read as a live value, written, and turned into plain data and back.
 * `V` is the live value, `P` the plain one, `L` the names of the lumps that the field refers to.
 */
export abstract class Field<V = unknown, P = unknown, L extends string = string> {
  /** Type only: the live value. */
  declare readonly $view: V;
  /** Type only: the plain value. */
  declare readonly $plain: P;
  /** Type only: names of the lumps that the field refers to. */
  declare readonly $lumps: L;
  /** Which kind of field this is. */
  abstract readonly kind: FieldKind;
  /** Width in bytes. */
  abstract readonly size: number;
  /** Alignment in bytes, as C would choose it. */
  abstract readonly align: number;

  /** The live value at position `o`. */
  abstract get(d: DataView, o: number, littleEndian: boolean): V;
  /** Writes a live or plain value at position `o`; plain numbers wrap as those of `DataView` do. */
  abstract set(d: DataView, o: number, littleEndian: boolean, value: unknown): void;
  /** The plain value at position `o`. */
  abstract plain(d: DataView, o: number, littleEndian: boolean): P;
  /** Writes plain data, refusing what doesn't fit (`FormatError` `does-not-fit`). */
  abstract write(target: WriteTarget, o: number, value: unknown): void;
  /** Whether the plain value alone gives the bytes back. */
  abstract exact(d: DataView, o: number, littleEndian: boolean): boolean;

  /**
   * Writes plain data over bytes that were kept beside it (`$raw`): where they already hold a value they stay, since
   * the value alone doesn't give them back.
   */
  writeOver(target: WriteTarget, o: number, value: unknown): void {
    if (!sameValue(this.plain(target.d, o, target.littleEndian), value)) this.write(target, o, value);
  }

  /** Adds the numbers and texts that the value consists of to a list, in the order of the file. */
  flatten(d: DataView, o: number, littleEndian: boolean, leaves: FlatValue[]): void {
    leaves.push(this.plain(d, o, littleEndian) as FlatValue);
  }

  /** Writes the value from what `flatten` gave; `next` gives one after the other. */
  writeFlat(target: WriteTarget, o: number, next: () => unknown): void {
    this.write(target, o, next());
  }

  /** Binds the field to its record: unions look their tag up here. */
  bind(_scope: LayoutScope): Field<V, P, L> {
    return this;
  }

  /** A getter for a field at a fixed offset; overridden where a narrower closure is faster. */
  getter(offset: number, littleEndian: boolean): (this: ViewInternals) => V {
    const field = this;
    return function (this: ViewInternals): V {
      return field.get(this.$d, this.$o + offset, littleEndian);
    };
  }

  /** A setter for a field at a fixed offset. */
  setter(offset: number, littleEndian: boolean): (this: ViewInternals, value: unknown) => void {
    const field = this;
    return function (this: ViewInternals, value: unknown): void {
      field.set(this.$d, this.$o + offset, littleEndian, value);
    };
  }
}

/** Where plain data is being written to, and what to say when it doesn't fit. */
export interface WriteTarget {
  /** View of the bytes. */
  readonly d: DataView;
  /** Byte order of the file. */
  readonly littleEndian: boolean;
  /** Path of the field that is being written, for the error; a stack that nested writers push to and pop from. */
  readonly path: (string | number)[];
}

/** A field of any type. */
export type AnyField = Field<unknown, unknown, string>;

/** Path of a write target as it is now, for an error. */
export function pathOf(target: WriteTarget): FormatPath {
  return [...target.path];
}
