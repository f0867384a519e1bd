import { describe, expect, it } from 'vitest';
import {
  array,
  bits,
  enumeration,
  f32,
  flags,
  i8,
  i16,
  i32,
  padding,
  ref,
  u8,
  u16,
  u32,
} from '../src/fields.js';
import { record } from '../src/struct.js';
import { hex, refused, unhex } from './support/bytes-and-errors.js';

/** `short area : 9; short flags : 7;` as Source's leaves have it. */
class Leaf extends record({ area: bits(i16, 9), flags: bits(i16, 7) }) {}
class UnsignedLeaf extends record({ area: bits(u16, 9), flags: bits(u16, 7) }) {}

describe('bit fields', () => {
  it('share a word from the lowest bit up, in both byte orders', () => {
    for (const byteOrder of ['little', 'big'] as const) {
      const bytes = unhex(byteOrder === 'big' ? '0203' : '0302');
      const leaf = UnsignedLeaf.fromBytes(bytes, { byteOrder });
      expect([leaf.area, leaf.flags]).toEqual([3, 1]);
      leaf.flags = 0x7f;
      expect(hex(bytes)).toBe(byteOrder === 'big' ? 'fe03' : '03fe');
      expect(leaf.area).toBe(3);
    }
  });

  it('are signed as their word', () => {
    const bytes = unhex('ffff');
    expect(Leaf.fromBytes(bytes).toObject()).toEqual({ area: -1, flags: -1 });
    expect(UnsignedLeaf.fromBytes(bytes).toObject()).toEqual({ area: 511, flags: 127 });
    expect(hex(Leaf.from({ area: -256, flags: 63 }).toBytes())).toBe('007f');
  });

  it('of one size share a word whatever their signs; each has its own', () => {
    const Mixed = record({ a: bits(i16, 4), b: bits(u16, 12) });
    expect(Mixed.size).toBe(2);
    expect(Mixed.fromBytes(unhex('ffff')).toObject()).toEqual({ a: -1, b: 4095 });
  });

  it('begin a new word where the size changes, where they do not fit, and behind other fields', () => {
    const Split = record({ a: bits(u8, 5), b: bits(u8, 4), c: bits(u32, 1), d: u8, e: bits(u8, 1) });
    expect(Split.layout.slots.map(({ name, offset }) => [name, offset])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 4],
      ['d', 8],
      ['e', 9],
    ]);
    const Forced = record({ a: bits(u16, 3), end: padding(0), b: bits(u16, 3) });
    expect(Forced.size).toBe(4);
  });

  it('can take the whole word', () => {
    const Whole = record({ u: bits(u32, 32), i: bits(i32, 32), s: bits(i8, 8) });
    const whole = Whole.fromBytes(unhex('ffffffff 00000080 80 000000'));
    expect(whole.toObject()).toEqual({ u: 0xffffffff, i: -0x80000000, s: -128 });
    whole.u = 0x80000001;
    expect(whole.u).toBe(0x80000001);
  });

  it('refuse what does not fit, by setter and from plain data, and then change nothing', () => {
    const leaf = Leaf.from({ area: 5, flags: -3 });
    for (const area of [256, -257, 0.5, Number.NaN, '1', 1n, null]) {
      refused('does-not-fit', () => Reflect.set(leaf, 'area', area));
      expect(refused('does-not-fit', () => Leaf.fromObject({ area, flags: 0 })).path).toEqual([
        'Leaf',
        'area',
      ]);
    }
    expect(leaf.toObject()).toEqual({ area: 5, flags: -3 });
  });

  it('keep the bits of their word that no field takes', () => {
    for (const byteOrder of ['little', 'big'] as const) {
      const Spare = record({ a: bits(u16, 3), b: bits(u16, 4), c: u8, d: bits(i8, 7) });
      const bytes = unhex('a5c3 01 ff');
      const plain = Spare.fromBytes(bytes, { byteOrder }).toObject();
      expect(plain.$raw).toEqual({ '@0': 'a5c3', '@3': 'ff' });
      expect(Spare.fromObject(plain, { byteOrder }).toBytes()).toEqual(bytes);
      const edited = Spare.fromObject({ ...plain, a: 7 - plain.a }, { byteOrder });
      expect(edited.a).toBe(7 - plain.a);
      expect(edited.b).toBe(plain.b);
      const low = byteOrder === 'little' ? 0 : 1;
      const changed = [...edited.toBytes()].map((byte, i) => byte ^ (bytes[i] as number));
      expect(changed.map((bitsOfByte, i) => (i === low ? bitsOfByte & ~7 : bitsOfByte))).toEqual([
        0, 0, 0, 0,
      ]);
    }
  });

  it('can refer to a lump or have named values', () => {
    const Packed = record({
      plane: ref(bits(u32, 20), 'PLANES'),
      kind: enumeration(bits(u32, 4), { wall: 1 }),
    });
    const made = Packed.from({ plane: 0xfffff, kind: 9 });
    expect([Packed.size, made.plane, made.kind]).toEqual([4, 0xfffff, 9]);
    expect(Packed.layout.byName.get('plane')?.field).toMatchObject({
      kind: 'bits',
      role: { lump: 'PLANES' },
    });
  });

  it('are refused where there is no word for them', () => {
    expect(() => bits(f32, 3)).toThrow(RangeError);
    expect(() => bits(u8, 9)).toThrow(RangeError);
    expect(() => bits(u8, 0)).toThrow(RangeError);
    expect(() => array(bits(u8, 3), 2)).toThrow(RangeError);
  });
});

describe('named values', () => {
  const Kind = { wall: 1, floor: 2 } as const;
  const Sample = record({ kind: enumeration(u8, Kind), marks: flags(u16, { wet: 1, hot: 0x10 }) });

  it('are numbers, so that those without a name are kept', () => {
    const bytes = unhex('ff 00 ffff');
    const plain = Sample.fromBytes(bytes).toObject();
    expect(plain).toEqual({ kind: 255, marks: 0xffff });
    expect(Sample.fromObject(plain).toBytes()).toEqual(unhex('ff 00 ffff'));
    expect(Sample.layout.byName.get('kind')?.field).toMatchObject({ role: { kind: 'enum', values: Kind } });
  });
});
