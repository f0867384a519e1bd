import * as fc from 'fast-check';
import type { NumberField } from '../../src/fields/number.js';
import {
  array,
  bits,
  bool,
  bytes,
  char,
  f16,
  f32,
  f64,
  i8,
  i16,
  i32,
  i64,
  overlay,
  padding,
  text,
  u8,
  u16,
  u32,
  u64,
  union,
  vector,
} from '../../src/fields.js';
import type { Schema, SchemaEntry } from '../../src/schema.js';
import { type AnyStruct, record, type StructClass } from '../../src/struct.js';

/** What a random field is, in a form of which both a schema and a C declaration can be made. */
export type Described =
  | { readonly kind: 'scalar'; readonly type: keyof typeof scalars }
  | { readonly kind: 'text' | 'bytes' | 'padding'; readonly size: number }
  | { readonly kind: 'bits'; readonly type: keyof typeof carriers; readonly count: number }
  | { readonly kind: 'vector'; readonly type: keyof typeof numbers; readonly length: number }
  | { readonly kind: 'array'; readonly element: Described; readonly length: number }
  | { readonly kind: 'nested'; readonly record: DescribedRecord }
  | { readonly kind: 'union'; readonly first: DescribedRecord; readonly second: DescribedRecord }
  | { readonly kind: 'overlay' };

/** A random record. Its first field is always the byte `tag`, by which its unions decide. */
export interface DescribedRecord {
  readonly packed: boolean;
  readonly fields: readonly Described[];
}

const numbers = { u8, i8, u16, i16, u32, i32, f16, f32, f64 } as const;
const scalars = { ...numbers, u64, i64, bool, char } as const;
const carriers = { u8, i8, u16, i16, u32, i32 } as const;

const NAMES = ['x', 'y', 'z', 'w'] as const;

function entryOf(described: Described): SchemaEntry {
  switch (described.kind) {
    case 'scalar':
      return scalars[described.type];
    case 'text':
      return text(described.size);
    case 'bytes':
      return bytes(described.size);
    case 'padding':
      return padding(described.size);
    case 'bits':
      return bits(carriers[described.type], described.count);
    case 'vector':
      return vector(numbers[described.type], NAMES.slice(0, described.length));
    case 'array':
      return array(entryOf(described.element), described.length);
    case 'nested':
      return recordOf(described.record);
    case 'union': {
      const cases = { first: schemaOf(described.first), second: schemaOf(described.second) };
      return union('tag', { 1: 'first', otherwise: 'second' }, cases as never);
    }
    case 'overlay':
      return overlay(i32, { distance: f32 as NumberField, index: u32 as NumberField });
  }
}

function schemaOf({ fields }: DescribedRecord): Schema {
  return { tag: u8, ...Object.fromEntries(fields.map((field, i) => [`field${i}`, entryOf(field)])) };
}

/** The record class of a description. */
export function recordOf(described: DescribedRecord): StructClass<Schema> & AnyStruct {
  return record(schemaOf(described) as never, { packed: described.packed }) as StructClass<Schema> &
    AnyStruct;
}

/** Which kinds of fields random records may have. */
export interface RandomKinds {
  /** Bit fields among the others. */
  readonly bits: boolean;
  /** Unions by the record's first byte. */
  readonly unions: boolean;
}

function leaves(kinds: RandomKinds): fc.Arbitrary<Described> {
  const width = fc.integer({ min: 1, max: 9 });
  const plain: fc.Arbitrary<Described>[] = [
    fc.record({ kind: fc.constant('scalar' as const), type: fc.constantFrom(...typedKeys(scalars)) }),
    fc.record({ kind: fc.constantFrom('text' as const, 'bytes' as const, 'padding' as const), size: width }),
    fc.record({
      kind: fc.constant('vector' as const),
      type: fc.constantFrom(...typedKeys(numbers)),
      length: fc.integer({ min: 1, max: 4 }),
    }),
    fc.constant({ kind: 'overlay' as const }),
  ];
  return fc.oneof(...plain, ...(kinds.bits ? [bitFields] : []));
}

function typedKeys<T extends object>(object: T): (keyof T)[] {
  return Object.keys(object) as (keyof T)[];
}

const bitFields: fc.Arbitrary<Described> = fc
  .constantFrom(...typedKeys(carriers))
  .chain((type) =>
    fc
      .integer({ min: 1, max: carriers[type].size * 8 })
      .map((count) => ({ kind: 'bits' as const, type, count })),
  );

/** Random records: every kind of field, arrays of arrays, records in records, packed ones and such as C lays out. */
export function randomRecords(kinds: RandomKinds, depth = 2): fc.Arbitrary<DescribedRecord> {
  const leaf = leaves(kinds);
  const options: fc.Arbitrary<Described>[] = [leaf];
  if (depth > 0) {
    const inner = randomRecords(kinds, depth - 1);
    const elements = fc.oneof(
      leaf.filter(({ kind }) => kind !== 'bits' && kind !== 'padding'),
      inner.map((nested) => ({ kind: 'nested' as const, record: nested })),
      fc.record({
        kind: fc.constant('array' as const),
        element: leaf.filter(({ kind }) => kind !== 'bits' && kind !== 'padding'),
        length: fc.integer({ min: 1, max: 3 }),
      }),
    );
    options.push(
      fc.record({
        kind: fc.constant('array' as const),
        element: elements,
        length: fc.integer({ min: 1, max: 3 }),
      }),
      inner.map((nested) => ({ kind: 'nested' as const, record: nested })),
    );
    if (kinds.unions) {
      options.push(fc.record({ kind: fc.constant('union' as const), first: inner, second: inner }));
    }
  }
  return fc.record({
    packed: fc.boolean(),
    fields: fc.array(fc.oneof(...options), { minLength: 1, maxLength: 6 }),
  });
}

const C_TYPES: Readonly<Record<keyof typeof scalars, string>> = {
  u8: 'uint8_t',
  i8: 'int8_t',
  u16: 'uint16_t',
  i16: 'int16_t',
  u32: 'uint32_t',
  i32: 'int32_t',
  f16: 'uint16_t',
  f32: 'float',
  f64: 'double',
  u64: 'uint64_t',
  i64: 'int64_t',
  bool: '_Bool',
  char: 'char',
};

/** C declarations of records: each nested record gets a type of its own in front of the one that holds it. */
export class CDeclarations {
  /** The declarations so far. */
  readonly lines: string[] = [];
  private count = 0;

  /** Declares a record and returns the name of its type; `alwaysNatural`: an arm of a union, which is never packed. */
  declare(described: DescribedRecord, alwaysNatural = false): string {
    const body = [
      '  uint8_t tag;',
      ...described.fields.map((field, i) => `  ${this.member(field, `field${i}`)};`),
    ];
    const name = `T${this.count++}`;
    const packed = described.packed && !alwaysNatural;
    if (packed) this.lines.push('#pragma pack(push, 1)');
    this.lines.push(`typedef struct MS { ${body.join('\n')} } ${name};`);
    if (packed) this.lines.push('#pragma pack(pop)');
    return name;
  }

  private member(field: Described, name: string): string {
    switch (field.kind) {
      case 'scalar':
        return `${C_TYPES[field.type]} ${name}`;
      case 'text':
      case 'bytes':
      case 'padding':
        return `char ${name}[${field.size}]`;
      case 'bits':
        return `${C_TYPES[field.type]} ${name} : ${field.count}`;
      case 'vector':
        return `${C_TYPES[field.type]} ${name}[${field.length}]`;
      case 'array':
        return this.member(field.element, `${name}[${field.length}]`);
      case 'nested':
        return `${this.declare(field.record)} ${name}`;
      case 'overlay':
        return `int32_t ${name}`;
      case 'union': {
        const unionName = `U${this.count++}`;
        const [first, second] = [this.declare(field.first, true), this.declare(field.second, true)];
        this.lines.push(`typedef union { ${first} first; ${second} second; } ${unionName};`);
        return `${unionName} ${name}`;
      }
    }
  }
}
