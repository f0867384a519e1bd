import { array, bool, char, f16, f32, f64, i8, i16, i32, i64, text, u8, u16, u32, u64, vector } from './fields.js';
import type { NumberField } from './fields/number.js';
import { NumberField as Numbers } from './fields/number.js';
import type { Schema, SchemaEntry } from './schema.js';
import { type AnyStruct, type ByteOrder, record } from './struct.js';

/** bsp_tool's four kinds of sub-mapping: a count, component names, a deeper mapping, and `null` for a single value. */
export type Mapping = number | readonly string[] | { readonly [name: string]: Mapping | null };

const TYPES: Readonly<Record<string, SchemaEntry>> = {
  c: char, b: i8, B: u8, '?': bool, h: i16, H: u16, i: i32, I: u32, l: i32, L: u32, q: i64, Q: u64, e: f16, f: f32, d: f64,
};

/** The types of a format of Python's `struct` module, one an entry; `16s` is one text of 16 bytes. */
function entriesOf(format: string): { entries: SchemaEntry[]; byteOrder: ByteOrder } {
  const order = /^[<>=!@]/.exec(format)?.[0];
  const body = order === undefined ? format : format.slice(1);
  const entries: SchemaEntry[] = [];
  const token = /\s*(\d*)([cbB?hHiIlLqQefds])\s*/y;
  while (token.lastIndex < body.length) {
    const start = token.lastIndex;
    const match = token.exec(body);
    if (match === null) throw new RangeError(`can't read the format '${format}' from position ${start} on`);
    const count = match[1] === '' ? 1 : Number(match[1]);
    if (count > 0x10000) throw new RangeError(`a count of ${count} in the format '${format}'`);
    if (match[2] === 's') entries.push(text(count));
    else for (let i = 0; i < count; i++) entries.push(TYPES[match[2] as string] as SchemaEntry);
  }
  return { entries, byteOrder: order === '>' || order === '!' ? 'big' : 'little' };
}

class Taker {
  private position = 0;
  private readonly entries: readonly SchemaEntry[];

  constructor(entries: readonly SchemaEntry[]) {
    this.entries = entries;
  }

  get left(): number {
    return this.entries.length - this.position;
  }

  take(): SchemaEntry {
    const entry = this.entries[this.position++];
    if (entry === undefined) throw new RangeError('the mapping takes more values than the format has');
    return entry;
  }

  same(count: number): SchemaEntry {
    const first = this.take();
    for (let i = 1; i < count; i++) {
      if (this.take() !== first) throw new RangeError('the elements of a list have to be of one type');
    }
    return first;
  }
}

function mapped(mapping: Mapping | null, values: Taker): SchemaEntry {
  if (mapping === null) return values.take();
  if (typeof mapping === 'number') return array(values.same(mapping), mapping);
  if (Array.isArray(mapping)) return named(mapping as readonly string[], values);
  return structOf(mapping as Readonly<Record<string, Mapping | null>>, values);
}

function named(names: readonly string[], values: Taker): SchemaEntry {
  const entries = names.map((name) => [name, values.take()] as const);
  const first = entries[0]?.[1];
  if (first instanceof Numbers && entries.every(([, entry]) => entry === first)) return vector(first as NumberField, names);
  return record(Object.fromEntries(entries) as never, { packed: true }) as AnyStruct;
}

function structOf(mapping: Readonly<Record<string, Mapping | null>>, values: Taker): AnyStruct {
  const schema: Schema = Object.fromEntries(Object.entries(mapping).map(([name, inner]) => [name, mapped(inner, values)]));
  return record(schema as never, { packed: true }) as AnyStruct;
}

/**
 * A record class from a format of Python's `struct` module and a bsp_tool mapping, as its tables hold them:
 * `recordFrom('i2Hf', { a: null, b: 2, c: null })`. Fields follow each other without alignment, as in bsp_tool's
 * formats. A list of names maps the values one by one. `RangeError` when format and mapping don't match.
 */
export function recordFrom(format: string, mapping: Readonly<Record<string, Mapping | null>> | readonly string[]): AnyStruct {
  const { entries } = entriesOf(format);
  const values = new Taker(entries);
  const byName = Array.isArray(mapping) ? Object.fromEntries((mapping as readonly string[]).map((name) => [name, null])) : mapping;
  const made = structOf(byName as Readonly<Record<string, Mapping | null>>, values);
  if (values.left > 0) throw new RangeError(`${values.left} values of the format '${format}' are not mapped`);
  return made;
}
