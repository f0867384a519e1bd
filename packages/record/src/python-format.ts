import type { ArrayField } from './fields/array.js';
import type { AnyField, Field } from './fields/field.js';
import { NumberField } from './fields/number.js';
import {
  array,
  bool,
  f16,
  f32,
  f64,
  i8,
  i16,
  i32,
  i64,
  padding,
  text,
  u8,
  u16,
  u32,
  u64,
  vector,
} from './fields.js';
import { type PythonValue, parsePythonFormat } from './python-tokens.js';
import type { SchemaEntry } from './schema.js';
import { type AnyStruct, record, type StructClass, type StructOptions } from './struct.js';

/**
 * A sub-mapping: a count gives so many values as a list, a list of names one value each, an object goes a layer
 * deeper, and `null` is a single value.
 */
export type Mapping = null | number | readonly string[] | { readonly [name: string]: Mapping };

/** Names of a record's attributes in the order of the format, each with how its values are mapped. */
export type RecordMapping = readonly string[] | { readonly [name: string]: Mapping };

/** Type only: what a single value of a format reads as; a `number` where the format has nothing else. */
export type ValueOfFormat<F extends string> = string extends F
  ? PythonValue
  : F extends `${string}${'q' | 'Q' | '?' | 's'}${string}`
    ? PythonValue
    : number;

/** Type only: the field or record that a sub-mapping makes. */
export type MappedEntry<M, V> = M extends null
  ? Field<V, V, never>
  : M extends number
    ? ArrayField<V, V, never>
    : M extends readonly (infer N extends string)[]
      ? Field<{ [K in N]: V }, { [K in N]: V }, never>
      : StructClass<{ [K in keyof M]: MappedEntry<M[K], V> }>;

/** Type only: the schema that a mapping makes; `A`: the sub-mappings of some of a list of names. */
export type MappedSchema<M, V, A = unknown> = M extends readonly (infer N extends string)[]
  ? { [K in N]: MappedEntry<K extends keyof A ? A[K] : null, V> }
  : { [K in keyof M]: MappedEntry<M[K], V> };

// `c` is a number, as in bsp_tool's own table; `l` has its standard size of four bytes.
const FIELDS: Readonly<Record<string, AnyField>> = {
  c: u8,
  b: i8,
  B: u8,
  '?': bool,
  h: i16,
  H: u16,
  i: i32,
  I: u32,
  l: i32,
  L: u32,
  q: i64,
  Q: u64,
  e: f16,
  f: f32,
  d: f64,
};

/** One value of a format in its place. */
interface PlacedField {
  readonly field: AnyField;
  readonly offset: number;
  /** Bytes of filler in front of it. */
  readonly gap: number;
}

/** Puts the values of a format one behind the other, aligned as Python aligns them. */
function place(format: string): { fields: PlacedField[]; tail: number; options: StructOptions } {
  const { tokens, aligned, byteOrder } = parsePythonFormat(format);
  const fields: PlacedField[] = [];
  let end = 0;
  let cursor = 0;
  for (const { letter, count } of tokens) {
    const field = letter === 's' ? text(count) : (FIELDS[letter] as AnyField);
    if (aligned) cursor = Math.ceil(cursor / field.align) * field.align;
    const repeats = letter === 's' ? 1 : count;
    for (let i = 0; i < repeats; i++) {
      fields.push({ field, offset: cursor, gap: cursor - end });
      cursor += field.size;
      end = cursor;
    }
  }
  return { fields, tail: cursor - end, options: { packed: true, byteOrder } };
}

/** Gives a format's values out in order and builds records of them. */
class Mapper {
  private position = 0;
  private readonly fields: readonly PlacedField[];
  private readonly options: StructOptions;

  constructor(fields: readonly PlacedField[], options: StructOptions) {
    this.fields = fields;
    this.options = options;
  }

  get left(): number {
    return this.fields.length - this.position;
  }

  private take(): PlacedField {
    const placed = this.fields[this.position++];
    if (placed === undefined) throw new RangeError('the mapping takes more values than the format has');
    return placed;
  }

  private repeated(count: number): SchemaEntry {
    if (!(Number.isInteger(count) && count >= 1)) throw new RangeError(`a list of ${count} values`);
    const { field } = this.take();
    for (let i = 1; i < count; i++) {
      const { field: next, gap } = this.take();
      if (!sameType(field, next) || gap > 0)
        throw new RangeError('the elements of a list have to be of one type');
    }
    return array(field, count);
  }

  /** Whether a list of names maps numbers of one type without filler between them: a vector. */
  private isVector(names: readonly string[]): boolean {
    const upcoming = this.fields.slice(this.position, this.position + names.length);
    const first = upcoming[0]?.field;
    return (
      first instanceof NumberField &&
      upcoming.length === names.length &&
      upcoming.every(({ field, gap }, i) => field === first && (i === 0 || gap === 0))
    );
  }

  private vector(names: readonly string[]): SchemaEntry {
    const { field } = this.take();
    this.position += names.length - 1;
    return vector(field as NumberField, names);
  }

  /** Entries of the record that a sub-mapping makes; `undefined` for one that makes a single field. */
  private deeper(mapping: Mapping): [string, Mapping][] | undefined {
    if (mapping === null || typeof mapping === 'number') return undefined;
    if (!Array.isArray(mapping)) return Object.entries(mapping as Readonly<Record<string, Mapping>>);
    const names = mapping as readonly string[];
    return this.isVector(names) ? undefined : names.map((name) => [name, null]);
  }

  /** A record of mapped values, with the filler that lies in front of each. */
  record(mapping: readonly (readonly [string, Mapping])[], tail = 0): AnyStruct {
    const entries: [string, SchemaEntry][] = [];
    for (const [name, inner] of mapping) {
      const deeper = this.deeper(inner);
      const next = this.fields[this.position];
      // A deeper record has the filler in front of its first value inside.
      if (deeper !== undefined) entries.push([name, this.record(deeper)]);
      else {
        if (next !== undefined && next.gap > 0) entries.push(filler(next.offset - next.gap, next.gap));
        if (inner === null) entries.push([name, this.take().field]);
        else if (typeof inner === 'number') entries.push([name, this.repeated(inner)]);
        else entries.push([name, this.vector(inner as readonly string[])]);
      }
    }
    if (tail > 0) entries.push(filler(undefined, tail));
    const names = new Set(entries.map(([name]) => name));
    if (names.size < entries.length)
      throw new RangeError(`two attributes of one name: ${[...names].join(', ')}`);
    return record(Object.fromEntries(entries) as never, this.options) as AnyStruct;
  }
}

function filler(offset: number | undefined, size: number): [string, SchemaEntry] {
  return [offset === undefined ? 'paddingAtEnd' : `padding0x${offset.toString(16)}`, padding(size)];
}

function sameType(a: AnyField, b: AnyField): boolean {
  return a === b || (a.kind === 'text' && b.kind === 'text' && a.size === b.size);
}

function entriesOf(
  mapping: RecordMapping,
  arrays: { readonly [name: string]: Mapping },
): [string, Mapping][] {
  if (!Array.isArray(mapping)) return Object.entries(mapping as Readonly<Record<string, Mapping>>);
  const names = mapping as readonly string[];
  const stray = Object.keys(arrays).find((name) => !names.includes(name));
  if (stray !== undefined) throw new RangeError(`'${stray}' has a sub-mapping but is no attribute`);
  return names.map((name) => [name, Object.hasOwn(arrays, name) ? (arrays[name] as Mapping) : null]);
}

/**
 * A record class from a format of Python's `struct` module and a mapping, as bsp_tool's tables hold them:
 * `recordFrom('i2Hf', { a: null, b: 2, c: null })` for a `MappedArray`, and for a `Struct` its slots and, for those
 * that have one, their sub-mappings: `recordFrom('12i12f2i', slots, { lightmap: { ... }, normal: [...] })`.
 *
 * Values lie where Python puts them: aligned as in C, but without filler at the end, unless the format begins with one
 * of `= < > !`, which leave no filler at all. `>` and `!` make big-endian what `from`, `fromBytes` and their like are
 * told no byte order for. `RangeError` when the format can't be read or the mapping doesn't match it.
 */
export function recordFrom<
  const F extends string,
  const M extends RecordMapping,
  const A extends { readonly [name: string]: Mapping } = Record<never, never>,
>(format: F, mapping: M, arrays?: A): StructClass<MappedSchema<M, ValueOfFormat<F>, A>> {
  const { fields, tail, options } = place(format);
  const mapper = new Mapper(fields, options);
  const made = mapper.record(entriesOf(mapping, arrays ?? {}), tail);
  if (mapper.left > 0) throw new RangeError(`${mapper.left} values of the format '${format}' are not mapped`);
  return made as unknown as StructClass<MappedSchema<M, ValueOfFormat<F>, A>>;
}
