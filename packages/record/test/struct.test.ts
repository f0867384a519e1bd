import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { array, bool, f32, i16, padding, text, u8, u16, vector } from '../src/fields.js';
import { struct } from '../src/struct.js';
import { hex, refused, unhex } from './support/bytes-and-errors.js';

class Vertex extends struct(12, { x: f32, y: f32, z: f32 }) {}

class Entry extends struct(16, {
  id: u16,
  gap: padding(2),
  place: vector(i16, ['x', 'y', 'z']),
  name: text(3),
  solid: bool,
  ends: array(u8, 2),
}) {}

describe('a record of its own', () => {
  it('is made from some of its fields; the rest is zero', () => {
    const vertex = Vertex.from({ z: 1 });
    expect([vertex.x, vertex.y, vertex.z]).toEqual([0, 0, 1]);
    expect(hex(vertex.toBytes())).toBe('00000000000000000000803f');
    expect(hex(Vertex.from({ z: 1 }, { byteOrder: 'big' }).toBytes())).toBe('00000000000000003f800000');
    refused('does-not-fit', () => Vertex.from({ w: 1 } as never));
    refused('does-not-fit', () => Vertex.from({ z: 'near' } as never));
  });

  it('is made from its values in order, padding left out', () => {
    expect(Vertex.of(1, 2, 3).flat()).toEqual([1, 2, 3]);
    expect(Entry.of(7, { x: 1, y: 2, z: 3 }, 'ab').toObject()).toEqual({
      id: 7,
      place: { x: 1, y: 2, z: 3 },
      name: 'ab',
      solid: false,
      ends: [0, 0],
    });
    refused('does-not-fit', () => Vertex.of(1, 2, 3, 4));
  });

  it('is made from a flat list, which it gives back', () => {
    const flat = [7, 1, -2, 3, 'ab', true, 8, 9];
    const entry = Entry.fromTuple(flat);
    expect(entry.flat()).toEqual(flat);
    expect([entry.place.y, entry.name, entry.ends.at(1)]).toEqual([-2, 'ab', 9]);
    expect(Entry.fromTuple(flat, { byteOrder: 'big' }).flat()).toEqual(flat);
    expect(refused('does-not-fit', () => Entry.fromTuple(flat.slice(0, -1))).path).toEqual([
      'Entry',
      'ends',
      1,
    ]);
    refused('does-not-fit', () => Entry.fromTuple([...flat, 1]));
    expect(refused('does-not-fit', () => Entry.fromTuple(flat.with(2, 40000))).path).toEqual([
      'Entry',
      'place',
      'y',
    ]);
  });

  it('is a copy that no one else writes to', () => {
    const vertex = Vertex.of(1, 2, 3);
    const bytes = vertex.toBytes();
    bytes.fill(0);
    expect(vertex.x).toBe(1);
  });
});

describe('a record over bytes', () => {
  const file = unhex('ff 0100 0000 0200 0300 0400 616263 01 0506 0000 ff');

  it('is live: a setter changes exactly the bytes of its field', () => {
    const changes: [string, unknown, number, number][] = [
      ['id', 0xffff, 1, 2],
      ['name', 'xyz', 11, 3],
      ['solid', false, 14, 1],
      ['ends', [0xaa, 0xbb], 15, 2],
      ['place', { x: -1, y: -1, z: -1 }, 5, 6],
    ];
    for (const [field, value, start, size] of changes) {
      const bytes = file.slice();
      Reflect.set(Entry.fromBytes(bytes, { offset: 1 }), field, value);
      const changed = [...bytes.keys()].filter((i) => bytes[i] !== file[i]);
      expect(changed, field).toEqual(Array.from({ length: size }, (_, i) => start + i));
    }
  });

  it('sees what others write to the bytes', () => {
    const bytes = file.slice();
    const [one, other] = [Entry.fromBytes(bytes, { offset: 1 }), Entry.fromBytes(bytes, { offset: 1 })];
    one.id = 0x1234;
    expect(other.id).toBe(0x1234);
    bytes[1] = 0xff;
    expect(one.id).toBe(0x12ff);
  });

  it('needs all of its bytes', () => {
    expect(Entry.fromBytes(file.subarray(1, 17)).id).toBe(1);
    for (const offset of [5, -1, 0.5, Number.NaN, 2 ** 53, Number.POSITIVE_INFINITY]) {
      const error = refused('truncated', () => Entry.fromBytes(file, { offset }));
      expect([error.expected, error.found]).toEqual([16, 20]);
    }
    refused('truncated', () => Entry.fromBytes(new Uint8Array(15)));
  });

  it('is set from some fields, and returns itself', () => {
    const bytes = file.slice();
    const entry = Entry.fromBytes(bytes, { offset: 1 });
    expect(entry.set({ id: 65536 + 5, ends: [1, 2] })).toBe(entry);
    expect([entry.id, entry.ends.toArray(), entry.name]).toEqual([5, [1, 2], 'abc']);
  });
});

describe('what a live record looks like', () => {
  it('is an instance of its class and has its name', () => {
    const vertex = Vertex.of(1, 2, 3);
    expect(vertex).toBeInstanceOf(Vertex);
    expect(vertex.constructor.name).toBe('Vertex');
    expect(vertex).not.toBeInstanceOf(Entry);
  });

  it('prints its values in Node and in JSON, nested ones too', () => {
    class Pair extends struct(24, { a: Vertex, b: Vertex }) {}
    const pair = Pair.from({ a: Vertex.of(1, 2, 3) });
    expect(inspect(Vertex.of(1, -0, 3))).toBe('Vertex { x: 1, y: -0, z: 3 }');
    expect(inspect(pair)).toBe('Pair { a: { x: 1, y: 2, z: 3 }, b: { x: 0, y: 0, z: 0 } }');
    expect(inspect([pair.a])).toBe('[ Vertex { x: 1, y: 2, z: 3 } ]');
    expect(JSON.stringify(pair)).toBe('{"a":{"x":1,"y":2,"z":3},"b":{"x":0,"y":0,"z":0}}');
    expect(JSON.stringify({ pair })).toBe(`{"pair":${JSON.stringify(pair)}}`);
  });

  it('shows its fields to for..in, in the order of the file', () => {
    const names: string[] = [];
    for (const name in Entry.from({})) if (!name.startsWith('$')) names.push(name);
    expect(names).toEqual(['id', 'gap', 'place', 'name', 'solid', 'ends']);
  });
});

describe('a class with a byte order of its own', () => {
  it('uses it unless told otherwise', () => {
    class Big extends struct(2, { n: u16 }, { byteOrder: 'big' }) {}
    expect(hex(Big.from({ n: 1 }).toBytes())).toBe('0001');
    expect(hex(Big.of(1).toBytes())).toBe('0001');
    expect(hex(Big.fromTuple([1]).toBytes())).toBe('0001');
    expect(hex(Big.fromObject({ n: 1 }).toBytes())).toBe('0001');
    expect(Big.fromBytes(unhex('0001')).n).toBe(1);
    expect(Big.fromBytes(unhex('0001'), { byteOrder: 'little' }).n).toBe(256);
    expect(hex(Big.with(4, { m: u16 }).of(1, 2).toBytes())).toBe('00010002');
  });
});
