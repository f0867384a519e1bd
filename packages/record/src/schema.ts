import type { NamesIn } from './expression.js';
import type { BytesField } from './fields/bytes.js';
import type { AnyField, Field } from './fields/field.js';
import type { AnyStruct, StructClass } from './struct.js';

/** What a schema maps its field names to: a field, or a record class whose record is nested. */
export type SchemaEntry = AnyField | AnyStruct;

/** The fields of a record by name, in the order of the file. */
export interface Schema {
  readonly [name: string]: SchemaEntry;
}

/** Type only: the live value of a field. */
export type ViewOf<F> = F extends AnyStruct
  ? InstanceType<F>
  : F extends Field<infer V, unknown, string>
    ? V
    : never;

/** Type only: the plain value of a field. */
export type PlainOf<F> =
  F extends StructClass<infer S> ? PlainRecord<S> : F extends Field<unknown, infer P, string> ? P : never;

/** Bytes of a record that its plain values alone don't give back, as hexadecimal digits by field name or `@offset` of a hole. */
export type RawBytes = Readonly<Record<string, string>>;

/** Type only: a record as plain data. */
export type PlainRecord<S> = {
  [K in keyof S as S[K] extends BytesField<'padding'> ? never : K]: PlainOf<S[K]>;
} & { $raw?: RawBytes };

/** Type only: what a record can be made from: any of its fields, live or plain; the rest is zero. */
export type RecordInit<S> = { readonly [K in keyof S]?: PlainOf<S[K]> | ViewOf<S[K]> };

/** Type only: `PlainRecord` of a record class. Not by way of it, so that editors show the class and not its fields. */
export type PlainObject<T extends AnyStruct> = {
  [K in keyof T['schema'] as T['schema'][K] extends BytesField<'padding'> ? never : K]: PlainOf<
    T['schema'][K]
  >;
} & { $raw?: RawBytes };

/** Type only: `RecordInit` of a record class. Not by way of it, as above. */
export type InitialValues<T extends AnyStruct> = {
  readonly [K in keyof T['schema']]?: PlainOf<T['schema'][K]> | ViewOf<T['schema'][K]>;
};

/** Type only: names of the lumps that a field or record refers to. */
export type LumpsOf<F> =
  F extends StructClass<infer S>
    ? { [K in keyof S]: LumpsOf<S[K]> }[keyof S]
    : F extends Field<unknown, unknown, infer L>
      ? L
      : never;

/** Type only: names that a field's count expression and other options take from its siblings. */
export interface NamesSiblings<N extends string> {
  /** Type only: the sibling names. */
  readonly $siblings: N;
}

/** Type only: a schema whose fields name no sibling that isn't there; `Others`: siblings from elsewhere. */
export type CheckedSchema<S, Others extends PropertyKey = never> = {
  [K in keyof S]: S[K] extends NamesSiblings<infer N>
    ? Exclude<NamesIn<N>, keyof S | Others> extends never
      ? S[K]
      : `no field named ${Exclude<NamesIn<N>, keyof S | Others>}`
    : S[K];
};

/** Type only: a schema with some fields replaced in their places and others added. */
export type Merged<S, C> = { [K in keyof S as K extends keyof C ? never : K]: S[K] } & {
  [K in keyof C]: C[K];
};
