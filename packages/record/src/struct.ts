import { FormatError } from './errors.js';
import { NestedField } from './fields/nested.js';
import type { AnyField } from './fields/field.js';
import { type Layout, type LayoutOptions, layOut } from './layout.js';
import { writeFlat, writeRecord } from './plain.js';
import type { CheckedSchema, Merged, PlainRecord, RecordInit, Schema, SchemaEntry } from './schema.js';
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

type ViewOfEntry<F> = F extends AnyStruct ? InstanceType<F> : F extends { readonly $view: infer V } ? V : never;

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
  with<C extends Schema>(size: number, changes: C): StructClass<Merged<S, C>>;
  /** A class without some fields; takes the new size, which is checked. */
  omit<K extends keyof S & string>(size: number, ...names: K[]): StructClass<Omit<S, K>>;
  /** A class with fields added behind the one named; takes the new size, which is checked. */
  insertAfter<C extends Schema>(size: number, name: keyof S & string, fields: C): StructClass<S & C>;
  /** A record with bytes of its own, from some of its fields; the rest is zero. `does-not-fit` as in `fromObject`. */
  from<T extends AnyStruct>(this: T, values: RecordInit<T['schema']>, options?: ByteOrderOption): InstanceType<T>;
  /** A record with bytes of its own, from its top-level values in order. */
  of<T extends AnyStruct>(this: T, ...values: unknown[]): InstanceType<T>;
  /** A record with bytes of its own, from the numbers and texts that `flat` gives. */
  fromTuple<T extends AnyStruct>(this: T, values: readonly unknown[], options?: ByteOrderOption): InstanceType<T>;
  /** A record with bytes of its own, from plain data, `$raw` included; `does-not-fit` when a value doesn't. */
  fromObject<T extends AnyStruct>(this: T, object: unknown, options?: ByteOrderOption): InstanceType<T>;
  /** A live record over bytes, from `offset` on; `truncated` when they are too few. */
  fromBytes<T extends AnyStruct>(this: T, bytes: Uint8Array, options?: ByteOrderOption & { offset?: number }): InstanceType<T>;
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

/** Names that a field can't have: those of the methods and of the internals of views. */
const RESERVED: ReadonlySet<string> = new Set(['toObject', 'toJSON', 'flat', 'toBytes', 'set', 'constructor', '__proto__', 'prototype']);

function fieldsOf(schema: Schema): [string, AnyField][] {
  return Object.entries(schema).map(([name, entry]) => {
    if (RESERVED.has(name) || name.startsWith('$') || /^\d/.test(name)) throw new RangeError(`a field can't be named '${name}'`);
    return [name, toField(entry)];
  });
}

/** A schema entry as a field: a record class becomes a nested record. */
export function toField(entry: SchemaEntry): AnyField {
  return typeof entry === 'function' ? (new NestedField(entry) as AnyField) : entry;
}

function isLittle(options: ByteOrderOption | undefined): boolean {
  return options?.byteOrder !== 'big';
}

function ownView(record: AnyStruct, littleEndian: boolean): { view: object; d: DataView } {
  const d = new DataView(new ArrayBuffer(record.size));
  return { view: newView(record, d, 0, littleEndian), d };
}

function fromValues(record: AnyStruct, values: unknown, littleEndian: boolean): object {
  const { view, d } = ownView(record, littleEndian);
  writeRecord(record.layout, { d, littleEndian, path: [record.name] }, 0, values, { partial: true });
  return view;
}

/** Makes a class out of a checked layout. `from` parent: the class that it differs from. */
function makeStruct(size: number | 'packed' | 'natural', schema: Schema, options: LayoutOptions, parent?: AnyStruct): AnyStruct {
  const layout = layOut(fieldsOf(schema), options);
  if (typeof size === 'number' && layout.size !== size) {
    throw new RangeError(`the fields take ${layout.size} bytes, the record was declared with ${size}: ${Object.keys(schema).join(', ')}`);
  }
  class Struct {
    static readonly schema = schema;
    static readonly size = layout.size;
    static readonly layout = layout;
    static readonly parent = parent;

    static with(newSize: number, changes: Schema): AnyStruct {
      return makeStruct(newSize, { ...schema, ...changes }, options, this as unknown as AnyStruct);
    }

    static omit(newSize: number, ...names: string[]): AnyStruct {
      const kept = Object.entries(schema).filter(([name]) => !names.includes(name));
      return makeStruct(newSize, Object.fromEntries(kept), options, this as unknown as AnyStruct);
    }

    static insertAfter(newSize: number, name: string, fields: Schema): AnyStruct {
      if (!Object.hasOwn(schema, name)) throw new RangeError(`no field named '${name}' to insert behind`);
      const entries = Object.entries(schema).flatMap((entry) => (entry[0] === name ? [entry, ...Object.entries(fields)] : [entry]));
      return makeStruct(newSize, Object.fromEntries(entries), options, this as unknown as AnyStruct);
    }

    static from(values: unknown, order?: ByteOrderOption): object {
      return fromValues(this as unknown as AnyStruct, values, isLittle(order));
    }

    static of(...values: unknown[]): object {
      const names = layout.slots.map((slot) => slot.name);
      if (values.length > names.length) throw new FormatError('does-not-fit', `${values.length} values for ${names.length} fields`);
      return fromValues(this as unknown as AnyStruct, Object.fromEntries(values.map((value, i) => [names[i], value])), true);
    }

    static fromTuple(values: readonly unknown[], order?: ByteOrderOption): object {
      const record = this as unknown as AnyStruct;
      const { view, d } = ownView(record, isLittle(order));
      const used = writeFlat(record.layout, { d, littleEndian: isLittle(order), path: [record.name] }, 0, values, 0);
      if (used !== values.length) throw new FormatError('does-not-fit', `${values.length} values, the record takes ${used}`);
      return view;
    }

    static fromObject(object: unknown, order?: ByteOrderOption): object {
      const record = this as unknown as AnyStruct;
      const { view, d } = ownView(record, isLittle(order));
      writeRecord(record.layout, { d, littleEndian: isLittle(order), path: [record.name] }, 0, object);
      return view;
    }

    static fromBytes(bytes: Uint8Array, order?: ByteOrderOption & { offset?: number }): object {
      const record = this as unknown as AnyStruct;
      const offset = order?.offset ?? 0;
      if (!(Number.isInteger(offset) && offset >= 0 && offset + record.size <= bytes.length)) {
        throw new FormatError('truncated', `${record.name} needs ${record.size} bytes from ${offset} on`, { found: bytes.length });
      }
      const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      return newView(record, d, offset, isLittle(order));
    }
  }
  return Struct as unknown as AnyStruct;
}

/**
 * Declares a record: `class Face extends struct(56, { plane: ref(u16, 'PLANES'), ... }) {}`. The fields are laid out
 * as C lays them out; the size is checked. `RangeError` for a declaration that contradicts itself.
 */
export function struct<S extends Schema>(size: number, schema: S & CheckedSchema<S>, options: LayoutOptions = {}): StructClass<S> {
  return makeStruct(size, schema as Schema, options) as unknown as StructClass<S>;
}

/** A record class without a name or a declared size, for a layout that is only known now; natural alignment as in C. */
export function record<S extends Schema>(schema: S & CheckedSchema<S>, options: LayoutOptions = {}): StructClass<S> {
  return makeStruct('natural', schema as Schema, options) as unknown as StructClass<S>;
}
