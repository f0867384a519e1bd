import { FormatError } from './errors.js';
import { type AnyField, pathOf, type WriteTarget } from './fields/field.js';
import { checkName } from './fields/names.js';
import { NestedField } from './fields/nested.js';
import { type Layout, type LayoutOptions, layOut } from './layout.js';
import { writeFlatRecord, writeRecord } from './plain.js';
import type {
  CheckedSchema,
  InitialValues,
  Merged,
  PlainRecord,
  RecordInit,
  Schema,
  SchemaEntry,
} from './schema.js';
import { newView } from './view-class.js';

/** Byte orders by name. */
export type ByteOrder = 'little' | 'big';

/** Which byte order bytes are to be read or written in; little-endian unless said otherwise. */
export interface ByteOrderOption {
  /** Byte order; `little` unless given. */
  readonly byteOrder?: ByteOrder;
}

/** What every live record can do beside having its fields. */
export interface RecordMethods<S> {
  /** The record as plain data. */
  toObject(): PlainRecord<S>;
  /** The record as plain data that JSON can hold. */
  toJSON(): unknown;
  /** The record's numbers and texts in the order of the file, one entry each. */
  flat(): (number | bigint | boolean | string)[];
  /** A copy of the record's bytes. */
  toBytes(): Uint8Array;
  /** Writes some fields from plain or live data; numbers wrap as those of `DataView` do. */
  set(values: RecordInit<S>): this;
}

/** Type only: a live record: a view over the file's own bytes. */
export type RecordView<S> = { [K in keyof S]: ViewOfEntry<S[K]> } & RecordMethods<S>;

type ViewOfEntry<F> = F extends AnyStruct
  ? InstanceType<F>
  : F extends { readonly $view: infer V }
    ? V
    : never;

/** A record class: its schema, its layout, and ways to make records of it. */
export interface StructClass<S> {
  /** For `extends` only: live records are made by `from`, `fromBytes` and the lumps. */
  new (): RecordView<S>;
  /** Name of the class. */
  readonly name: string;
  /** The fields by name. */
  readonly schema: S;
  /** Size of a record in bytes. */
  readonly size: number;
  /** Where each field lies. */
  readonly layout: Layout;
  /** The class that this one was derived from by difference. */
  readonly parent: AnyStruct | undefined;
  /** A class with some fields replaced in their places and others added behind; takes the new size, which is checked. */
  with<C extends Schema>(size: number, changes: C & CheckedSchema<C, keyof S>): StructClass<Merged<S, C>>;
  /** A class without some fields; takes the new size, which is checked. */
  omit<K extends keyof S & string>(size: number, ...names: K[]): StructClass<Omit<S, K>>;
  /** A class with fields added behind the one named; takes the new size, which is checked. */
  insertAfter<C extends Schema>(
    size: number,
    name: keyof S & string,
    fields: C & CheckedSchema<C, keyof S>,
  ): StructClass<S & C>;
  /** A record with bytes of its own, from some of its fields; the rest is zero. `does-not-fit` as in `fromObject`. */
  from<T extends AnyStruct>(this: T, values: InitialValues<T>, options?: ByteOrderOption): InstanceType<T>;
  /** A record with bytes of its own, from its top-level values in order. */
  of<T extends AnyStruct>(this: T, ...values: unknown[]): InstanceType<T>;
  /** A record with bytes of its own, from the numbers and texts that `flat` gives. */
  fromTuple<T extends AnyStruct>(
    this: T,
    values: readonly unknown[],
    options?: ByteOrderOption,
  ): InstanceType<T>;
  /** A record with bytes of its own, from plain data, `$raw` included; `does-not-fit` when a value doesn't. */
  fromObject<T extends AnyStruct>(this: T, object: unknown, options?: ByteOrderOption): InstanceType<T>;
  /** A live record over bytes, from `offset` on; `truncated` when they are too few. */
  fromBytes<T extends AnyStruct>(
    this: T,
    bytes: Uint8Array,
    options?: ByteOrderOption & { offset?: number },
  ): InstanceType<T>;
}

/** A record class of any schema. */
export interface AnyStruct {
  // biome-ignore lint/suspicious/noExplicitAny: a constraint that every record class has to meet, whatever its fields
  new (): any;
  /** Name of the class. */
  readonly name: string;
  /** The fields by name. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly schema: any;
  /** Size of a record in bytes. */
  readonly size: number;
  /** Where each field lies. */
  readonly layout: Layout;
  /** The class that this one was derived from by difference. */
  readonly parent: AnyStruct | undefined;
}

function fieldsOf(schema: Schema): [string, AnyField][] {
  return Object.entries(schema).map(([name, entry]) => {
    checkName(name, 'field');
    return [name, toField(entry)];
  });
}

/** A schema entry as a field: a record class becomes a nested record. */
export function toField(entry: SchemaEntry): AnyField {
  return typeof entry === 'function' ? (new NestedField(entry) as AnyField) : entry;
}

/** How a record is declared, beyond its fields. */
export interface StructOptions extends LayoutOptions {
  /**
   * Byte order in which `from`, `fromBytes` and their like work when they are told none; `little` unless given.
   * A lump's records are always in the byte order of the file.
   */
  readonly byteOrder?: ByteOrder;
}

/** Bytes of a new record, a live view over them, and where they are written to. */
interface NewRecord {
  readonly view: object;
  readonly target: WriteTarget;
}

function makeRecord(record: AnyStruct, byteOrder: ByteOrder): NewRecord {
  const d = new DataView(new ArrayBuffer(record.size));
  const littleEndian = byteOrder === 'little';
  return { view: newView(record, d, 0, littleEndian), target: { d, littleEndian, path: [record.name] } };
}

/** Makes a class out of a schema. `size`: the declared one, or `natural` when none was. */
function makeStruct(
  size: number | 'natural',
  schema: Schema,
  options: StructOptions,
  parent?: AnyStruct,
): AnyStruct {
  const layout = layOut(fieldsOf(schema), options);
  if (size !== 'natural' && layout.size !== size) {
    throw new RangeError(
      `the fields take ${layout.size} bytes, the record was declared with ${size}: ${Object.keys(schema).join(', ')}`,
    );
  }
  const orderOf = (order: ByteOrderOption | undefined): ByteOrder =>
    order?.byteOrder ?? options.byteOrder ?? 'little';
  const checkField = (name: string): void => {
    if (!Object.hasOwn(schema, name)) throw new RangeError(`the record has no field '${name}'`);
  };
  class Struct {
    static readonly schema = schema;
    static readonly size = layout.size;
    static readonly layout = layout;
    static readonly parent = parent;

    constructor() {
      throw new TypeError(
        `a record is made by ${this.constructor.name}.from, .fromBytes or by a lump, not by 'new'`,
      );
    }

    static with(newSize: number, changes: Schema): AnyStruct {
      return makeStruct(newSize, { ...schema, ...changes }, options, this as unknown as AnyStruct);
    }

    static omit(newSize: number, ...names: string[]): AnyStruct {
      names.forEach(checkField);
      const kept = Object.entries(schema).filter(([name]) => !names.includes(name));
      return makeStruct(newSize, Object.fromEntries(kept), options, this as unknown as AnyStruct);
    }

    static insertAfter(newSize: number, name: string, fields: Schema): AnyStruct {
      checkField(name);
      const twice = Object.keys(fields).find((added) => Object.hasOwn(schema, added));
      if (twice !== undefined) throw new RangeError(`the record has a field '${twice}' already`);
      const entries = Object.entries(schema).flatMap((entry) =>
        entry[0] === name ? [entry, ...Object.entries(fields)] : [entry],
      );
      return makeStruct(newSize, Object.fromEntries(entries), options, this as unknown as AnyStruct);
    }

    static from(values: unknown, order?: ByteOrderOption): object {
      const { view, target } = makeRecord(this as unknown as AnyStruct, orderOf(order));
      writeRecord(layout, target, 0, values, { partial: true });
      return view;
    }

    static of(...values: unknown[]): object {
      const names = layout.slots.filter(({ field }) => field.kind !== 'padding').map((slot) => slot.name);
      if (values.length > names.length) {
        throw new FormatError('does-not-fit', `${values.length} values for ${names.length} fields`);
      }
      return this.from(Object.fromEntries(values.map((value, i) => [names[i], value])));
    }

    static fromTuple(values: readonly unknown[], order?: ByteOrderOption): object {
      const { view, target } = makeRecord(this as unknown as AnyStruct, orderOf(order));
      let used = 0;
      writeFlatRecord(layout, target, 0, () => {
        if (used < values.length) return values[used++];
        throw new FormatError('does-not-fit', `needs more than ${values.length} values`, {
          path: pathOf(target),
        });
      });
      if (used !== values.length) {
        throw new FormatError('does-not-fit', `${values.length} values, the record takes ${used}`);
      }
      return view;
    }

    static fromObject(object: unknown, order?: ByteOrderOption): object {
      const { view, target } = makeRecord(this as unknown as AnyStruct, orderOf(order));
      writeRecord(layout, target, 0, object);
      return view;
    }

    static fromBytes(bytes: Uint8Array, place: ByteOrderOption & { readonly offset?: number } = {}): object {
      const offset = place.offset ?? 0;
      if (!(Number.isInteger(offset) && offset >= 0 && offset + layout.size <= bytes.length)) {
        throw new FormatError('truncated', `${this.name} needs ${layout.size} bytes from ${offset} on`, {
          expected: layout.size,
          found: bytes.length,
        });
      }
      const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      return newView(this as unknown as AnyStruct, d, offset, orderOf(place) === 'little');
    }
  }
  return Struct as unknown as AnyStruct;
}

/**
 * Declares a record: `class Face extends struct(56, { plane: ref(u16, 'PLANES'), ... }) {}`. The fields are laid out
 * as C lays them out; the size is checked. `RangeError` for a declaration that contradicts itself.
 */
export function struct<S extends Schema>(
  size: number,
  schema: S & CheckedSchema<S>,
  options: StructOptions = {},
): StructClass<S> {
  return makeStruct(size, schema as Schema, options) as unknown as StructClass<S>;
}

/** A record class without a name or a declared size, for a layout that is only known now; natural alignment as in C. */
export function record<S extends Schema>(
  schema: S & CheckedSchema<S>,
  options: StructOptions = {},
): StructClass<S> {
  return makeStruct('natural', schema as Schema, options) as unknown as StructClass<S>;
}
