import { entityText } from '@brushwork/formats';
import {
  array,
  bits,
  bytes,
  type ContentType,
  f32,
  i32,
  list,
  many,
  padding,
  records,
  sequence,
  struct,
  text,
  u8,
  u16,
  union,
} from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { type BlockMeasure, measureBlock } from '../../src/roundtrip/index.js';

/** What the blocks of a lump with these bytes are made of, all together. */
function measured(type: ContentType, lump: Uint8Array): BlockMeasure {
  const content = type.open({ name: 'LUMP', bytes: lump, offset: 0, byteOrder: 'little' });
  const sum = { records: 0, opaqueBytes: 0, nonCanonical: 0 };
  for (let i = 0; i < content.blockCount(4096); i++) {
    const { records: count, opaqueBytes, nonCanonical } = measureBlock(type, content.block(i, 4096));
    sum.records += count;
    sum.opaqueBytes += opaqueBytes;
    sum.nonCanonical += nonCanonical;
  }
  return sum;
}

const filled = (size: number, value: number): Uint8Array => new Uint8Array(size).fill(value);
const latin1 = (characters: string): Uint8Array => Uint8Array.from(characters, (one) => one.charCodeAt(0));

describe('measureBlock', () => {
  it('counts unknown bytes, padding and holes, zero or not', () => {
    class Record extends struct(16, {
      /** A byte, behind which C leaves a hole of three. */
      first: u8,
      /** A number. */
      second: i32,
      /** Nobody knows. */
      unknown: bytes(3),
      /** Filler. */
      filler: padding(5),
    }) {}
    const opaqueBytes = 2 * (3 + 3 + 5);
    expect(measured(records(Record), filled(32, 0))).toEqual({ records: 2, opaqueBytes, nonCanonical: 0 });
    expect(measured(records(Record), filled(32, 1))).toEqual({ records: 2, opaqueBytes, nonCanonical: 2 });
  });

  it('counts a field whole when its value alone does not give its bytes back', () => {
    class Record extends struct(12, {
      /** Text. */
      name: text(8),
      /** A number. */
      size: f32,
    }) {}
    const garbage = Uint8Array.from([97, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const nan = Uint8Array.from([97, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0xc0, 0x7f]);
    const good = Uint8Array.from([97, 98, 0, 0, 0, 0, 0, 0, 0, 0, 128, 63]);
    const lump = Uint8Array.from([...garbage, ...nan, ...good]);
    expect(measured(records(Record), lump)).toEqual({ records: 3, opaqueBytes: 8 + 4, nonCanonical: 2 });
  });

  it('counts bits that no field names as the word that holds them', () => {
    class Record extends struct(4, {
      /** Five bits. */
      low: bits(u16, 5),
      /** A number. */
      high: u16,
    }) {}
    expect(measured(records(Record), Uint8Array.from([0x1f, 0, 1, 1]))).toMatchObject({ opaqueBytes: 0 });
    expect(measured(records(Record), Uint8Array.from([0x3f, 0, 1, 1]))).toEqual({
      records: 1,
      opaqueBytes: 2,
      nonCanonical: 1,
    });
  });

  it('looks into records inside records and into the arm of a union', () => {
    class Inner extends struct(4, {
      /** Text. */
      name: text(4),
    }) {}
    class Record extends struct(20, {
      /** Two records. */
      parts: array(Inner, 2),
      /** Which arm. */
      tag: i32,
      /** One of two. */
      arm: union(
        'tag',
        { 1: 'short', otherwise: 'long' },
        {
          short: {
            /** A number, and six bytes that nothing names. */
            number: u16,
          },
          long: {
            /** Nobody knows. */
            unknown: bytes(4),
            /** A number. */
            number: f32,
          },
        },
      ),
    }) {}
    const record = (part: string, tag: number): Uint8Array =>
      Uint8Array.from([...latin1('ok\0\0'), ...latin1(part), tag, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const type = records(Record);
    expect(measured(type, record('ok\0\0', 1))).toEqual({ records: 1, opaqueBytes: 6, nonCanonical: 0 });
    expect(measured(type, record('ok\0\0', 2))).toEqual({ records: 1, opaqueBytes: 4, nonCanonical: 0 });
    expect(measured(type, record('a\0b\0', 2))).toEqual({ records: 1, opaqueBytes: 8, nonCanonical: 1 });
  });

  it('measures lists of values and sequences', () => {
    const nan = Uint8Array.from([0, 0, 128, 63, 1, 0, 0xc0, 0x7f]);
    expect(measured(list(f32), nan)).toEqual({ records: 2, opaqueBytes: 4, nonCanonical: 1 });
    expect(measured(list(bytes(4)), nan)).toEqual({ records: 2, opaqueBytes: 8, nonCanonical: 0 });
    const rows = sequence('Rows', {
      /** Number of them. */
      count: u8,
      /** The rows. */
      rows: many(u16, 'count'),
    });
    const lump = Uint8Array.from([2, 1, 0, 2, 0, 9, 9, 9]);
    expect(measured(rows, lump)).toEqual({ records: 3, opaqueBytes: 3, nonCanonical: 0 });
  });

  it('counts what of entity text is carried along as text', () => {
    const usual = '{\n"classname" "worldspawn"\n}\n\0';
    expect(measured(entityText(), latin1(usual))).toEqual({ records: 1, opaqueBytes: 0, nonCanonical: 0 });
    const odd = `${'{\n"classname" "worldspawn"\n}\n'.repeat(3)}// why\n{\n"a" "b"\n}\n\0`;
    const { nonCanonical, opaqueBytes } = measured(entityText(), latin1(odd));
    expect(nonCanonical).toBe(1);
    expect(opaqueBytes).toBeGreaterThanOrEqual('// why'.length);
    expect(opaqueBytes).toBeLessThan(20);
  });

  it('takes all of what it does not know for opaque', () => {
    const type = { kind: 'something-new', elementSize: undefined } as ContentType;
    expect(measureBlock(type, ['x']).opaqueBytes).toBe(Number.POSITIVE_INFINITY);
  });
});
