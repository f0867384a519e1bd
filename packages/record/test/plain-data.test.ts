import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { f32, text, u8, u32, u64 } from '../src/fields.js';
import { toJsonText, toJsonValue } from '../src/json.js';
import { type ByteOrder, record, struct } from '../src/struct.js';
import { hex, refused, unhex } from './support/bytes-and-errors.js';
import { randomRecords, recordOf } from './support/random-schema.js';

const byteOrders: fc.Arbitrary<ByteOrder> = fc.constantFrom('little', 'big');

/** Random bytes among which NaNs, NULs and small numbers are frequent. */
function randomBytes(size: number): fc.Arbitrary<Uint8Array> {
  const byte = fc.oneof(fc.constantFrom(0, 1, 0x7f, 0x80, 0xff), fc.integer({ min: 0, max: 255 }));
  return fc.array(byte, { minLength: size, maxLength: size }).map((list) => Uint8Array.from(list));
}

describe('plain data of random records', () => {
  const cases = randomRecords({ bits: true, unions: true })
    .map(recordOf)
    .chain((type) => fc.tuple(fc.constant(type), randomBytes(type.size), byteOrders));

  it('gives the same bytes back through JSON text, whatever they are', () => {
    fc.assert(
      fc.property(cases, ([type, bytes, byteOrder]) => {
        const live = type.fromBytes(bytes.slice(), { byteOrder });
        for (const text of [
          JSON.stringify(live),
          toJsonText(live.toObject()),
          toJsonText(live.toObject(), { indent: 2 }),
        ]) {
          expect(hex(type.fromObject(JSON.parse(text), { byteOrder }).toBytes())).toBe(hex(bytes));
        }
        expect(hex(type.fromObject(live.toObject(), { byteOrder }).toBytes())).toBe(hex(bytes));
        expect(hex(type.from(live as never, { byteOrder }).toBytes())).toBe(hex(bytes));
      }),
      { numRuns: 400 },
    );
  });

  it('has $raw only where the values do not give the bytes back', () => {
    fc.assert(
      fc.property(cases, ([type, bytes, byteOrder]) => {
        const once = type.fromObject(withoutRaw(type.fromBytes(bytes, { byteOrder }).toObject()), {
          byteOrder,
        });
        const hasRaw = JSON.stringify(once).includes('"$raw"');
        const hasNaN = /"NaN"/.test(JSON.stringify(once));
        expect(hasRaw).toBe(hasNaN);
      }),
      { numRuns: 200 },
    );
  });

  it('gives the same values back through a flat list', () => {
    fc.assert(
      fc.property(cases, ([type, bytes, byteOrder]) => {
        const live = type.fromBytes(bytes, { byteOrder });
        const made = type.fromTuple(live.flat(), { byteOrder });
        expect(withoutRaw(made.toObject())).toEqual(withoutRaw(live.toObject()));
        expect(made.flat()).toEqual(live.flat());
      }),
      { numRuns: 200 },
    );
  });

  it('is refused with a field more or less', () => {
    fc.assert(
      fc.property(cases, ([type, bytes]) => {
        const plain = type.fromBytes(bytes).toObject() as Record<string, unknown>;
        refused('does-not-fit', () => type.fromObject({ ...plain, surplus: 1 }));
        const { tag, ...without } = plain;
        expect(tag).toBe(bytes[0]);
        refused('does-not-fit', () => type.fromObject(without));
      }),
      { numRuns: 50 },
    );
  });
});

function withoutRaw(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRaw);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([name]) => name !== '$raw');
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutRaw(inner)]));
}

describe('plain data from outside', () => {
  class Sample extends struct(8, { count: u8, name: text(3), weight: f32 }) {}
  const good = { count: 1, name: 'ab', weight: 2 };

  it('is refused with names that are no fields, those of every object too', () => {
    for (const name of ['$case2', 'Count', 'toString', 'constructor', '__proto__', 'hasOwnProperty', '']) {
      const hostile = JSON.parse(
        JSON.stringify(good).replace('{', `{${JSON.stringify(name)}:{"polluted":true},`),
      );
      expect(refused('does-not-fit', () => Sample.fromObject(hostile)).message).toContain(
        `no field named '${name}'`,
      );
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('has values of its own: what it inherits does not count', () => {
    const inherited = Object.create(good) as object;
    expect(refused('does-not-fit', () => Sample.fromObject(inherited)).message).toBe(
      "Sample: has no value for 'count'",
    );
    expect(Sample.from({}).set(inherited).count).toBe(0);
    const ofNothing = Object.assign(Object.create(null) as object, good);
    expect(Sample.fromObject(ofNothing).count).toBe(1);
  });

  it('is refused when it is no object', () => {
    for (const value of [null, undefined, 5, 'text', [1, 2], true]) {
      refused('does-not-fit', () => Sample.fromObject(value));
      refused('does-not-fit', () => Sample.from(value as never));
      refused('does-not-fit', () => Sample.from({}).set(value as never));
    }
  });

  it('changes nothing in the object that it came as', () => {
    const frozen = Object.freeze({ ...good, $raw: Object.freeze({ name: '616200' }) });
    expect(hex(Sample.fromObject(frozen).toBytes())).toBe('0161620000000040');
  });
});

describe('JSON', () => {
  it('writes what it can not hold as texts, at any depth', () => {
    const value = {
      a: [-0, Number.NaN, 1n],
      b: { c: Number.NEGATIVE_INFINITY },
      d: null,
      e: 'x',
      f: true,
      g: 0,
    };
    const held = { a: ['-0', 'NaN', '1'], b: { c: '-Infinity' }, d: null, e: 'x', f: true, g: 0 };
    expect(toJsonValue(value)).toEqual(held);
    expect(JSON.parse(toJsonText(value))).toEqual(held);
  });

  it('writes live values as their plain data', () => {
    const One = record({ id: u64, at: f32, n: u32 });
    const one = One.fromBytes(unhex('0100000000000000 00000080 05000000'));
    expect(toJsonText({ one, list: [one] })).toBe(
      '{"one":{"id":"1","at":"-0","n":5},"list":[{"id":"1","at":"-0","n":5}]}',
    );
  });
});
