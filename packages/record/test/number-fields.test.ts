import { describe, expect, it } from 'vitest';
import type { NumberField, NumericType } from '../src/fields/number.js';
import {
  array,
  bool,
  char,
  f16,
  f32,
  f64,
  i8,
  i16,
  i32,
  i64,
  u8,
  u16,
  u32,
  u64,
  vector,
} from '../src/fields.js';
import { record } from '../src/struct.js';
import { hex, refused, unhex } from './support/bytes-and-errors.js';

const integers = { u8, i8, u16, i16, u32, i32 } as const;

/** For each type: digits big-endian, and the value that they are. */
const READINGS: readonly (readonly [NumberField, string, number])[] = [
  [u8, 'fe', 254],
  [i8, 'fe', -2],
  [u16, 'fedc', 0xfedc],
  [i16, 'fedc', -0x124],
  [u32, 'fedcba98', 0xfedcba98],
  [i32, 'fedcba98', -0x1234568],
  [f16, '3555', 0.333251953125],
  [f32, '40490fdb', 3.1415927410125732],
  [f64, '400921fb54442d18', Math.PI],
];

function reversed(digits: string): string {
  return hex(unhex(digits).reverse());
}

describe('numbers', () => {
  it.each(READINGS)('%o reads %s in both orders, at any position', (field, digits, value) => {
    for (let shift = 0; shift < 9; shift++) {
      const packed = record({ value: field }, { packed: true });
      const big = new Uint8Array(shift + field.size + 3);
      big.set(unhex(digits), shift);
      expect(packed.fromBytes(big, { offset: shift, byteOrder: 'big' }).value).toBe(value);
      big.set(unhex(reversed(digits)), shift);
      expect(packed.fromBytes(big, { offset: shift }).value).toBe(value);
      expect(packed.fromBytes(big.subarray(shift)).value).toBe(value);
    }
  });

  it.each(READINGS)('%o is set in both orders, and nothing beside it', (field, digits, value) => {
    const framed = record({ before: u8, value: field, after: u8 }, { packed: true });
    for (const byteOrder of ['little', 'big'] as const) {
      const bytes = new Uint8Array(framed.size).fill(0xaa);
      framed.fromBytes(bytes, { byteOrder }).value = value;
      expect(hex(bytes)).toBe(`aa${byteOrder === 'big' ? digits : reversed(digits)}aa`);
    }
  });

  it.each(Object.entries(integers))('%s wraps when it is set, as DataView does', (type, field) => {
    const one = record({ value: field });
    const bits = field.size * 8;
    for (const value of [
      2 ** bits,
      2 ** bits + 3,
      -1,
      -(2 ** (bits - 1)) - 1,
      2 ** (bits - 1),
      1.9,
      -1.9,
      Number.NaN,
    ]) {
      const made = one.from({});
      made.value = value;
      const wrapped = type.startsWith('u') ? BigInt.asUintN : BigInt.asIntN;
      const whole = Number.isNaN(value) ? 0 : Math.trunc(value);
      expect(made.value).toBe(Number(wrapped(bits, BigInt(whole))));
      expect(one.from({}).set({ value }).value).toBe(made.value);
    }
  });

  it.each(Object.entries(integers))('%s made from plain data has to fit', (type, field) => {
    const Sample = record({ values: array(field, 2) });
    const low = type.startsWith('u') ? 0 : -(2 ** (field.size * 8 - 1));
    const high = low + 2 ** (field.size * 8) - 1;
    expect(Sample.fromObject({ values: [low, high] }).values.toArray()).toEqual([low, high]);
    for (const value of [
      low - 1,
      high + 1,
      0.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      '1',
      true,
      null,
      1n,
      {},
    ]) {
      const error = refused('does-not-fit', () => Sample.fromObject({ values: [0, value] }));
      expect(error.path.slice(1)).toEqual(['values', 1]);
    }
  });

  it('says what would have fitted', () => {
    class Vertex extends record({ origin: vector(i16, ['x', 'y']) }) {}
    const error = refused('does-not-fit', () => Vertex.fromObject({ origin: { x: 1, y: 40000 } }));
    expect(error.message).toBe('Vertex.origin.y: 40000 is no i16');
    expect([error.expected, error.found]).toEqual(['-32768 to 32767', 40000]);
  });
});

/** A half float by the words of IEEE 754, computed apart from the library: sign, exponent, fraction as exact fractions. */
function halfFloat(bits: number): number {
  const sign = (bits & 0x8000) === 0 ? 1 : -1;
  const exponent = Math.floor(bits / 1024) % 32;
  const fraction = bits % 1024;
  if (exponent === 31) return fraction > 0 ? Number.NaN : sign / 0;
  if (exponent === 0) return sign * (fraction / 16777216);
  let value = (1024 + fraction) / 1024;
  for (let i = 15; i < exponent; i++) value *= 2;
  for (let i = exponent; i < 15; i++) value /= 2;
  return sign * value;
}

describe('half floats', () => {
  const One = record({ value: f16 });

  it('read as IEEE 754 says, all 65,536 of them', () => {
    const wrong: number[] = [];
    for (let bits = 0; bits < 0x10000; bits++) {
      const d = new DataView(new ArrayBuffer(2));
      d.setUint16(0, bits);
      const read = One.fromBytes(new Uint8Array(d.buffer), { byteOrder: 'big' }).value;
      if (!Object.is(read, halfFloat(bits))) wrong.push(bits);
    }
    expect(wrong).toEqual([]);
  });

  it('are written back to the same bits, all that are numbers', () => {
    const wrong: number[] = [];
    for (let bits = 0; bits < 0x10000; bits++) {
      const value = halfFloat(bits);
      const back = One.from({ value }).toBytes();
      if (!Number.isNaN(value) && (back[0] as number) + (back[1] as number) * 256 !== bits) wrong.push(bits);
    }
    expect(wrong).toEqual([]);
  });

  it('round to the nearest, and halves to the even one', () => {
    const wrong: number[] = [];
    for (let bits = 0; bits < 0x7bff; bits++) {
      const [low, high] = [halfFloat(bits), halfFloat(bits + 1)];
      const middle = (low + high) / 2;
      const step = (high - low) / 1024;
      const cases: [number, number][] = [
        [middle, bits % 2 === 0 ? low : high],
        [middle - step, low],
        [middle + step, high],
        [-middle, bits % 2 === 0 ? -low : -high],
      ];
      for (const [value, nearest] of cases) {
        if (!Object.is(One.from({ value }).value, nearest)) wrong.push(value);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('become infinite where they are too large, and only there', () => {
    expect(One.from({ value: 65519.99 }).value).toBe(65504);
    expect(One.from({ value: 65520 }).value).toBe(Number.POSITIVE_INFINITY);
    expect(One.from({ value: -1e300 }).value).toBe(Number.NEGATIVE_INFINITY);
    expect(One.from({ value: 2 ** -25 }).value).toBe(0);
    expect(One.from({ value: 2 ** -25 * 1.001 }).value).toBe(2 ** -24);
  });
});

describe('floats in plain data', () => {
  const types: readonly [NumericType, NumberField, string, string][] = [
    ['f16', f16, '7c01', '8000'],
    ['f32', f32, '7f800123', '80000000'],
    ['f64', f64, '7ff0000000000123', '8000000000000000'],
  ];

  it.each(types)('%s keeps the payload of a NaN and the sign of a zero', (_type, field, nan, zero) => {
    const Pair = record({ a: field, b: field });
    for (const byteOrder of ['little', 'big'] as const) {
      const bytes = unhex(byteOrder === 'big' ? nan + zero : reversed(nan) + reversed(zero));
      const plain = JSON.parse(JSON.stringify(Pair.fromBytes(bytes, { byteOrder })));
      expect(plain).toEqual({ a: 'NaN', b: '-0', $raw: { a: hex(bytes).slice(0, nan.length) } });
      expect(Pair.fromObject(plain, { byteOrder }).toBytes()).toEqual(bytes);
    }
  });

  it.each(types)('%s holds the infinities as texts in JSON', (_type, field) => {
    const Pair = record({ a: field, b: field });
    const made = Pair.from({ a: Number.POSITIVE_INFINITY, b: Number.NEGATIVE_INFINITY });
    expect(JSON.stringify(made)).toBe('{"a":"Infinity","b":"-Infinity"}');
    expect(Pair.fromObject(JSON.parse(JSON.stringify(made))).toObject()).toEqual(made.toObject());
  });

  it('lets an edited value win over the bytes that were kept, and keeps those beside it', () => {
    const Sample = record({ normal: vector(f32, ['x', 'y', 'z']), weights: array(f32, 2) });
    const bytes = unhex('010080ff 0000803f 230180ff 450180ff 670180ff');
    const plain = Sample.fromBytes(bytes).toObject();
    expect(Object.keys(plain.$raw ?? {})).toEqual(['normal', 'weights']);
    const edited = { ...plain, normal: { ...plain.normal, x: 2 }, weights: [Number.NaN, 4] };
    expect(hex(Sample.fromObject(edited).toBytes())).toBe(
      hex(unhex('00000040 0000803f 230180ff 450180ff 00008040')),
    );
  });
});

describe('64-bit integers', () => {
  const Pair = record({ a: u64, b: i64 });

  it('are bigints, whole to the last bit, in both orders', () => {
    const bytes = unhex('ffffffffffffffff 8000000000000000');
    const big = Pair.fromBytes(bytes, { byteOrder: 'big' });
    expect([big.a, big.b]).toEqual([2n ** 64n - 1n, -(2n ** 63n)]);
    const little = Pair.fromBytes(bytes.slice().reverse());
    expect([little.a, little.b]).toEqual([2n ** 63n, -1n]);
  });

  it('are decimal texts in JSON', () => {
    const made = Pair.from({ a: 2n ** 64n - 1n, b: -5n });
    const text = JSON.stringify(made);
    expect(text).toBe('{"a":"18446744073709551615","b":"-5"}');
    expect(Pair.fromObject(JSON.parse(text)).toBytes()).toEqual(made.toBytes());
    expect(JSON.stringify(record({ list: array(u64, 2) }).from({ list: [1n, 2n] }).list)).toBe('["1","2"]');
  });

  it('wrap when set, and are refused in plain data when they do not fit', () => {
    const made = Pair.from({});
    made.a = -1n;
    made.b = 2n ** 63n;
    expect([made.a, made.b]).toEqual([2n ** 64n - 1n, -(2n ** 63n)]);
    for (const a of [-1n, 2n ** 64n, 1.5, 2 ** 60, '12x', '', null]) {
      expect(refused('does-not-fit', () => Pair.fromObject({ a, b: 0n })).path.slice(1)).toEqual(['a']);
    }
    for (const value of [1.5, 'x', undefined, {}]) {
      refused('does-not-fit', () => Reflect.set(made, 'b', value));
    }
    expect(Pair.fromObject({ a: 3, b: '-9223372036854775808' }).flat()).toEqual([3n, -(2n ** 63n)]);
  });
});

describe('truths and characters', () => {
  it('reads every byte but 0 as true and gives each back', () => {
    const One = record({ flag: bool });
    for (let byte = 0; byte < 256; byte++) {
      const made = One.fromBytes(Uint8Array.of(byte));
      expect(made.flag).toBe(byte !== 0);
      const plain = JSON.parse(JSON.stringify(made));
      expect(One.fromObject(plain).toBytes()).toEqual(Uint8Array.of(byte));
      expect(One.fromObject({ ...plain, flag: !plain.flag }).toBytes()).toEqual(
        Uint8Array.of(byte === 0 ? 1 : 0),
      );
      expect('$raw' in plain).toBe(byte > 1);
    }
    for (const flag of [1, 'true', null]) refused('does-not-fit', () => One.fromObject({ flag }));
  });

  it('reads every byte as a character of its own', () => {
    const One = record({ letter: char });
    const letters = Array.from({ length: 256 }, (_, byte) => One.fromBytes(Uint8Array.of(byte)).letter);
    expect(new Set(letters).size).toBe(256);
    letters.forEach((letter, byte) => {
      expect(One.fromObject({ letter }).toBytes()).toEqual(Uint8Array.of(byte));
    });
    for (const letter of ['', 'ab', '\u0100', 65]) refused('does-not-fit', () => One.fromObject({ letter }));
  });
});
