import { describe, expect, it } from 'vitest';
import type { Column, ColumnArray } from '../src/content/column.js';
import { records } from '../src/content/record-list.js';
import { list } from '../src/content/value-list.js';
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
  text,
  u8,
  u16,
  u32,
  u64,
  union,
  vector,
} from '../src/fields.js';
import { struct } from '../src/struct.js';
import { refused } from './support/bytes-and-errors.js';
import { misaligned, openContent } from './support/open-content.js';

class Everything extends struct(104, {
  u8,
  i8,
  u16,
  i16,
  f16,
  u32,
  i32,
  f32,
  f64,
  u64,
  i64,
  flag: bool,
  letter: char,
  name: text(3),
  raw: bytes(3),
  place: vector(f32, ['x', 'y', 'z']),
  grid: array(array(u16, 2), 2),
  points: array(vector(i16, ['x', 'y']), 2),
  low: bits(i16, 9),
  high: bits(u16, 7),
  plane: overlay(i32, { distance: f32, index: u32 }),
  bigs: array(u64, 1),
}) {}

const FIELDS = Object.keys(Everything.schema) as (keyof typeof Everything.schema & string)[];

/** Bytes of ten records, different everywhere, none of whose floats is a NaN. */
const BYTES = Uint8Array.from({ length: Everything.size * 10 }, (_, i) => (i * 37 + (i >> 7)) & 0x6f);

function valuesOf(column: Column, record: number): (number | bigint)[] {
  const start = column.offset + record * column.stride;
  return Array.from({ length: column.width }, (_, c) => column.array[start + c] as number | bigint);
}

/** A field's values as numbers, by way of the live record. */
function expected(
  record: InstanceType<typeof Everything>,
  field: (typeof FIELDS)[number],
): (number | bigint)[] {
  const value = record[field];
  if (field === 'name')
    return [...record.toBytes().subarray(Everything.layout.byName.get('name')?.offset).subarray(0, 3)];
  if (typeof value === 'boolean')
    return [record.toBytes()[Everything.layout.byName.get('flag')?.offset ?? -1] as number];
  if (typeof value === 'string') return [value.charCodeAt(0)];
  return flatten(value);
}

function flatten(value: unknown): (number | bigint)[] {
  if (typeof value === 'number' || typeof value === 'bigint') return [value];
  return [...(value as Iterable<unknown>)].flatMap(flatten);
}

describe('columns', () => {
  for (const byteOrder of ['little', 'big'] as const) {
    for (const [where, place] of [
      ['aligned', BYTES],
      ['at an odd position', misaligned(BYTES)],
    ] as const) {
      it(`have the values of the records (${byteOrder}, ${where})`, () => {
        const records10 = openContent(records(Everything), place, { byteOrder });
        for (const field of FIELDS.filter((name) => name !== 'plane')) {
          const column = records10.column(field) as Column;
          for (let i = 0; i < records10.length; i++) {
            expect(valuesOf(column, i), `${field} ${i}`).toEqual(expected(records10.at(i), field));
          }
        }
      });
    }
  }

  it("are the file's own bytes where alignment and byte order allow, and say so", () => {
    const aligned = openContent(records(Everything), BYTES);
    const odd = openContent(records(Everything), misaligned(BYTES));
    const big = openContent(records(Everything), BYTES, { byteOrder: 'big' });
    for (const field of FIELDS.filter((name) => name !== 'plane')) {
      const always = field === 'f16' || field === 'low' || field === 'high';
      const one = ['u8', 'i8', 'flag', 'letter', 'name', 'raw'].includes(field);
      const copied = [aligned, odd, big].map((content) => {
        const column = content.column(field) as Column;
        expect(column.array.buffer === content.bytes.buffer, field).toBe(!column.copied);
        return column.copied;
      });
      expect(copied, field).toEqual([always, always || !one, always || !one]);
    }
  });

  it('without a copy are live in both directions', () => {
    const content = openContent(records(Everything), BYTES.slice());
    const { array: numbers, offset, stride } = content.column('u32') as Column<Uint32Array>;
    numbers[offset + 3 * stride] = 0xfeedbeef;
    expect(content.at(3).u32).toBe(0xfeedbeef);
    content.at(4).u32 = 7;
    expect(numbers[offset + 4 * stride]).toBe(7);
  });

  it('have the array type of their numbers', () => {
    const content = openContent(records(Everything), BYTES);
    const types: [(typeof FIELDS)[number], new (length: number) => ColumnArray][] = [
      ['i8', Int8Array],
      ['u16', Uint16Array],
      ['f16', Float32Array],
      ['f32', Float32Array],
      ['f64', Float64Array],
      ['u64', BigUint64Array],
      ['i64', BigInt64Array],
      ['bigs', BigUint64Array],
      ['low', Int32Array],
      ['high', Uint32Array],
      ['flag', Uint8Array],
      ['points', Int16Array],
    ];
    for (const [field, type] of types)
      expect((content.column(field) as Column).array, field).toBeInstanceOf(type);
  });

  it('of an overlay are one for each reading', () => {
    const content = openContent(records(Everything), BYTES);
    const { raw, distance, index } = content.column('plane');
    for (let i = 0; i < content.length; i++) {
      const { plane } = content.at(i);
      expect([valuesOf(raw, i), valuesOf(distance, i), valuesOf(index, i)]).toEqual([
        [plane.raw],
        [plane.distance],
        [plane.index],
      ]);
    }
    expect([raw.array, distance.array, index.array].map((one) => one.constructor)).toEqual([
      Int32Array,
      Float32Array,
      Uint32Array,
    ]);
  });

  it('of an empty list are empty, wherever it lies', () => {
    for (const nothing of [
      new Uint8Array(0),
      BYTES.subarray(BYTES.length),
      misaligned(BYTES).subarray(3, 3),
    ]) {
      const content = openContent(records(Everything), nothing);
      for (const field of FIELDS.filter((name) => name !== 'plane')) {
        expect((content.column(field) as Column).array, field).toHaveLength(0);
      }
      expect(content.column('plane').distance.array).toHaveLength(0);
    }
    expect(openContent(list(f64), new Uint8Array(0)).column().array).toHaveLength(0);
  });

  it('there are none of unions and nested records, nor of what is no field', () => {
    class Mixed extends struct(8, {
      tag: u16,
      shape: union('tag', { otherwise: 'a' }, { a: { x: u16 } }),
      inner: struct(4, { y: u32 }),
    }) {}
    const content = openContent(records(Mixed), new Uint8Array(16));
    for (const field of ['shape', 'inner'] as const) {
      expect(refused('unsupported', () => content.column(field)).path).toEqual([field]);
    }
    refused('not-found', () => content.column('toString' as never));
  });

  it('of a list of values are all of them', () => {
    const values = openContent(list(vector(u16, ['x', 'y'])), BYTES.subarray(0, 10));
    const column = values.column();
    expect([column.width, column.stride, column.copied]).toEqual([2, 2, false]);
    expect(valuesOf(column, 1)).toEqual([...values.at(1)]);
  });
});
