import { describe, expect, it } from 'vitest';
import { array, bytes, padding, text, u8, u32 } from '../src/fields.js';
import { record } from '../src/struct.js';
import { hex, refused, unhex } from './support/bytes-and-errors.js';

describe('text', () => {
  const Name = record({ name: text(8) });

  it('ends at the first NUL, or at the end of its bytes', () => {
    expect(Name.fromBytes(unhex('6162 00 63 00000000')).name).toBe('ab');
    expect(Name.fromBytes(unhex('6162636465666768')).name).toBe('abcdefgh');
    expect(Name.fromBytes(new Uint8Array(8)).name).toBe('');
  });

  it('keeps what stands behind the NUL until it is set', () => {
    const junk = unhex('6162 00 63 ff 00 01 02');
    const live = Name.fromBytes(junk.slice());
    expect(live.toObject()).toEqual({ name: 'ab', $raw: { name: '61620063ff000102' } });
    expect(Name.fromObject(live.toObject()).toBytes()).toEqual(junk);
    expect(hex(Name.fromObject({ ...live.toObject(), name: 'abc' }).toBytes())).toBe('6162630000000000');
    live.name = 'x';
    expect(hex(live.toBytes())).toBe('7800000000000000');
  });

  it('without a NUL needs nothing kept', () => {
    expect(Name.fromBytes(unhex('6162636465666768')).toObject()).toEqual({ name: 'abcdefgh' });
  });

  it('holds one character a byte, those that windows-1252 lacks too', () => {
    const every = Uint8Array.from({ length: 255 }, (_, i) => i + 1);
    const Long = record({ name: text(255) });
    const { name } = Long.fromBytes(every);
    expect(name.length).toBe(255);
    expect(Long.fromObject({ name }).toBytes()).toEqual(every);
  });

  it('refuses what is too long, what is no byte, and a NUL, by setter and from plain data', () => {
    const live = Name.from({ name: 'before' });
    for (const name of ['123456789', '\u20ac', 'a\0b']) {
      expect(refused('does-not-fit', () => Name.fromObject({ name })).path.slice(1)).toEqual(['name']);
      refused('does-not-fit', () => Reflect.set(live, 'name', name));
    }
    refused('does-not-fit', () => Name.fromObject({ name: 5 }));
    expect(live.name).toBe('before');
  });

  it('in an array keeps the bytes of the elements that were not edited', () => {
    const Names = record({ names: array(text(4), 2) });
    const plain = Names.fromBytes(unhex('61006200 63006400')).toObject();
    expect(hex(Names.fromObject({ ...plain, names: ['a', 'xy'] }).toBytes())).toBe('6100620078790000');
  });
});

describe('bytes', () => {
  const Blob = record({ content: bytes(4), tail: u8 });

  it('are a live view, and hexadecimal digits in plain data', () => {
    const file = unhex('0102fe ff 07');
    const live = Blob.fromBytes(file);
    live.content[1] = 9;
    expect(hex(file)).toBe('0109feff07');
    expect(live.toObject()).toEqual({ content: '0109feff', tail: 7 });
    expect(Blob.fromObject({ content: '0109FEFF', tail: 7 }).toBytes()).toEqual(file);
  });

  it('are set as a whole from bytes or digits of the same number', () => {
    const live = Blob.from({ content: Uint8Array.of(1, 2, 3, 4) });
    live.set({ content: 'aabbccdd' });
    expect(hex(live.toBytes())).toBe('aabbccdd00');
    for (const content of ['aabb', 'aabbccdg', new Uint8Array(5), [1, 2, 3, 4], 7]) {
      refused('does-not-fit', () => Blob.fromObject({ content, tail: 0 }));
      refused('does-not-fit', () => Reflect.set(live, 'content', content));
    }
  });
});

describe('padding', () => {
  const Padded = record({ a: u8, gap: padding(3), b: u8 });

  it('is left out of plain data, flat lists and values in order, unless it holds something', () => {
    expect(Padded.of(1, 2).toObject()).toEqual({ a: 1, b: 2 });
    expect(Padded.fromTuple([1, 2]).flat()).toEqual([1, 2]);
    const bytes = unhex('01 00ff00 02');
    const plain = Padded.fromBytes(bytes).toObject();
    expect(plain).toEqual({ a: 1, b: 2, $raw: { gap: '00ff00' } });
    expect(Padded.fromObject(plain).toBytes()).toEqual(bytes);
  });
});

describe('holes', () => {
  const Holed = record({ a: u8, b: array(u8, 1), c: record({ word: array(u8, 2) }) });
  const Wide = record({ a: u8, b: record({ long: text(4) }) });

  it('that C leaves are kept, between fields and at the end', () => {
    const Gap = record({ a: u8, b: u32, c: u8 });
    const bytes = unhex('01 aabbcc 02000000 03 dd0000');
    const plain = JSON.parse(JSON.stringify(Gap.fromBytes(bytes)));
    expect(plain).toEqual({ a: 1, b: 2, c: 3, $raw: { '@1': 'aabbcc', '@9': 'dd0000' } });
    expect(Gap.fromObject(plain).toBytes()).toEqual(bytes);
    expect(Gap.fromBytes(unhex('01 000000 02000000 03 000000')).toObject()).toEqual({ a: 1, b: 2, c: 3 });
  });

  it('are not there where nothing needs alignment', () => {
    expect([Holed.layout.holes, Wide.layout.holes]).toEqual([[], []]);
  });

  it('are written only where they are', () => {
    const gap = record({ a: u8 });
    for (const name of ['@0', '@1', 'b', '__proto__']) {
      const plain = JSON.parse(`{"a":1,"$raw":{"${name}":"00"}}`);
      expect(refused('does-not-fit', () => gap.fromObject(plain)).path.slice(1)).toEqual(['$raw', name]);
    }
    refused('does-not-fit', () => gap.fromObject({ a: 1, $raw: { a: '0000' } }));
    expect(refused('does-not-fit', () => gap.fromObject({ a: 1, $raw: 7 })).path.slice(1)).toEqual(['$raw']);
  });
});
