import { ArrayField, type ArrayOptions } from './fields/array.js';
import { BigIntField } from './fields/bigint.js';
import { type BitCarrier, BitsField } from './fields/bits.js';
import { BoolField } from './fields/bool.js';
import { BytesField } from './fields/bytes.js';
import { NumberField, type NumericType } from './fields/number.js';
import { OverlayField } from './fields/overlay.js';
import type { Choice, EnumRole, FlagsRole, NoneValues, RefRole, Role } from './fields/role.js';
import { CharField, TextField } from './fields/text.js';
import { armClasses, UnionField, type UnionPick } from './fields/union.js';
import { VectorField } from './fields/vector.js';
import type {
  CheckedSchema,
  LumpsOf,
  NamesSiblings,
  PlainOf,
  Schema,
  SchemaEntry,
  ViewOf,
} from './schema.js';
import { type AnyStruct, record, toField } from './struct.js';

/** Unsigned 8-bit integer. */
export const u8: NumberField = new NumberField('u8');
/** Signed 8-bit integer. */
export const i8: NumberField = new NumberField('i8');
/** Unsigned 16-bit integer. */
export const u16: NumberField = new NumberField('u16');
/** Signed 16-bit integer. */
export const i16: NumberField = new NumberField('i16');
/** Unsigned 32-bit integer. */
export const u32: NumberField = new NumberField('u32');
/** Signed 32-bit integer. */
export const i32: NumberField = new NumberField('i32');
/** Half float. */
export const f16: NumberField = new NumberField('f16');
/** Single float. */
export const f32: NumberField = new NumberField('f32');
/** Double float. */
export const f64: NumberField = new NumberField('f64');
/** Unsigned 64-bit integer, a bigint. */
export const u64: BigIntField = new BigIntField('u64');
/** Signed 64-bit integer, a bigint. */
export const i64: BigIntField = new BigIntField('i64');
/** One byte, true when it isn't 0. */
export const bool: BoolField = new BoolField();
/** One byte as a character. */
export const char: CharField = new CharField();

/** A C string in a fixed number of bytes. */
export function text(size: number): TextField {
  return new TextField(size);
}

/** Bytes whose meaning isn't known; they appear in plain data as hexadecimal digits. */
export function bytes(size: number): BytesField<'bytes'> {
  return new BytesField('bytes', size);
}

/** Filler that the compiler leaves; plain data shows it only where it isn't zero. */
export function padding(size: number): BytesField<'padding'> {
  return new BytesField('padding', size);
}

/** Some bits of an integer, packed with its neighbours of the same carrier as a C bit field. */
export function bits(carrier: NumberField, count: number): BitsField {
  return new BitsField(carrier.type as BitCarrier, count, carrier.role);
}

/** Numbers of one type with a name each: `vector(f32, ['x', 'y', 'z'])`. */
export function vector<const K extends string>(type: NumberField, components: readonly K[]): VectorField<K> {
  return new VectorField<K>(type, components);
}

/** A fixed number of elements of one type. */
export function array<E extends SchemaEntry>(
  element: E,
  length: number,
  options?: ArrayOptions & { readonly used?: never },
): ArrayField<ViewOf<E>, PlainOf<E>, LumpsOf<E>>;
/** A fixed number of elements of one type, of which as many are live as `used` says. */
export function array<E extends SchemaEntry, const O extends string>(
  element: E,
  length: number,
  options: ArrayOptions & { readonly used: O },
): ArrayField<ViewOf<E>, PlainOf<E>, LumpsOf<E>> & NamesSiblings<O>;
export function array(element: SchemaEntry, length: number, options: ArrayOptions = {}): ArrayField<unknown> {
  return new ArrayField(toField(element), length, options);
}

function withRole<L extends string>(type: NumberField | BitsField, role: Role): NumberField<L> {
  if (type instanceof BitsField)
    return new BitsField<L>(type.carrier.type as BitCarrier, type.bits, role) as unknown as NumberField<L>;
  return new NumberField<L>(type.type as NumericType, role);
}

/** An index into another lump. */
export function ref<const L extends string>(
  type: NumberField | BitsField,
  lump: L,
  options: Omit<RefRole, 'kind' | 'lump'> = {},
): NumberField<L> {
  return withRole<L>(type, { kind: 'ref', lump, ...options });
}

/** Options of `span`. */
export interface SpanOptions {
  /** Values of the first index that mean "no elements". */
  readonly none?: NoneValues;
  /** The target lump may be left empty by the compiler; the span isn't checked then. */
  readonly mayBeEmpty?: boolean;
  /** `start`: the game reads the elements from the start of the lump, whatever the first index says. */
  readonly from?: 'start';
  /** The elements are numbers that count from another span of the owner, named here (for records: by their fields). */
  readonly local?: string | Readonly<Record<string, string>>;
  /** The first element may be negative, and is then a marker and no reference. */
  readonly marker?: 'first-negative';
  /** Which of an overlay field's readings holds, by the element's position. */
  readonly choose?: Choice;
}

/** First of `count` consecutive elements of another lump; `count` is a sibling or an expression over siblings. */
export function span<const L extends string, const C extends string>(
  type: NumberField | BitsField,
  lump: L,
  count: C,
  options: SpanOptions = {},
): NumberField<L> & NamesSiblings<C> {
  return withRole<L>(type, { kind: 'span', lump, count, ...options }) as NumberField<L> & NamesSiblings<C>;
}

/** Number of elements of another lump that follow those of the record before. */
export function run<const L extends string>(
  type: NumberField | BitsField,
  lump: L,
  options: { readonly choose?: Choice } = {},
): NumberField<L> {
  return withRole<L>(type, { kind: 'run', lump, ...options });
}

/** Number of children of a tree node, stored as one block of the same lump, blocks in depth-first order. */
export function children<const L extends string>(type: NumberField, lump: L): NumberField<L> {
  return withRole<L>(type, { kind: 'children', lump });
}

/** Two lumps in one number: `n >= 0` is element `n` of the first, a negative `n` element `-1 - n` of the second. */
export function either<const L extends string, const N extends string>(
  type: NumberField,
  lump: L,
  negative: N,
): NumberField<L | N> {
  return withRole<L | N>(type, { kind: 'either', lump, negative });
}

/** An index whose sign is a direction: element `|n|`. */
export function signedRef<const L extends string>(type: NumberField, lump: L): NumberField<L> {
  return withRole<L>(type, { kind: 'signed', lump });
}

/** Byte offset of a NUL-terminated string in a lump of text. */
export function textOffset<const L extends string>(type: NumberField, lump: L): NumberField<L> {
  return withRole<L>(type, { kind: 'text-offset', lump });
}

/** A number whose values have names; other values are kept. */
export function enumeration(type: NumberField | BitsField, values: EnumRole['values']): NumberField {
  return withRole<never>(type, { kind: 'enum', values });
}

/** A set of named bits; other bits are kept. */
export function flags(type: NumberField | BitsField, values: FlagsRole['values']): NumberField {
  return withRole<never>(type, { kind: 'flags', values });
}

/** Says which reading of an overlay field holds, by the position from which on: `choose('plane', { 0: 'distance', 6: 'index' })`. */
export function choose(field: string, readings: Readonly<Record<number, string>>): Choice {
  const sorted = Object.entries(readings)
    .map(([from, reading]) => [Number(from), reading] as const)
    .sort((a, b) => a[0] - b[0]);
  if (sorted[0]?.[0] !== 0) throw new RangeError('the first reading has to hold from position 0 on');
  return { field, readings: sorted };
}

/** Bytes that mean different things by the value of a sibling field, with an arm for every value. */
export function union<const T extends string, C extends Readonly<Record<string, Schema>>>(
  tag: T,
  pick: UnionPick<keyof C & string>,
  cases: C & { readonly [A in keyof C]: CheckedSchema<C[A]> },
): UnionField<C, LumpsOfArms<C>> & NamesSiblings<T> {
  const arms = armClasses(cases, (schema) => record(schema as never) as unknown as AnyStruct);
  return new UnionField<C, LumpsOfArms<C>>(tag, pick, arms) as UnionField<C, LumpsOfArms<C>> &
    NamesSiblings<T>;
}

type LumpsOfArms<C> = { [A in keyof C]: { [K in keyof C[A]]: LumpsOf<C[A][K]> }[keyof C[A]] }[keyof C];

/** One number's bytes with several readings, of which the record's owner decides. */
export function overlay<R extends Readonly<Record<string, NumberField<string>>>>(
  carrier: NumberField,
  readings: R,
): OverlayField<R, LumpsOf<R[keyof R]>> {
  return new OverlayField(carrier, new Map(Object.entries(readings)));
}
