import { describe, expect, it } from 'vitest';
import { recordFrom } from '../src/python-format.js';
import type { AnyStruct } from '../src/struct.js';
import { hex, unhex } from './support/bytes-and-errors.js';

function offsets(type: AnyStruct): string {
  const shown = type.layout.slots.filter(({ field }) => field.kind !== 'padding');
  return shown.map(({ name, offset }) => `${name}@${offset}`).join(' ');
}

describe('a record from a format', () => {
  it('has one value for each name of a list, as a MappedArray of a list', () => {
    const Vertex = recordFrom('3f', ['x', 'y', 'z']);
    const vertex = Vertex.from({ z: 1 });
    expect(vertex.flat()).toEqual([0, 0, 1]);
    expect(vertex.x + vertex.z).toBe(1);
    expect(Vertex.fromTuple([1, 2, 3]).toObject()).toEqual({ x: 1, y: 2, z: 3 });
  });

  it('takes null for a value and a number for a list: i2Hf with a, b, c', () => {
    const Mapped = recordFrom('i2Hf', { a: null, b: 2, c: null });
    const made = Mapped.of(0, [1, 2], 3.5);
    expect(Mapped.size).toBe(12);
    expect([made.a, made.b.toArray(), made.c]).toEqual([0, [1, 2], 3.5]);
    expect(hex(made.toBytes())).toBe('000000000100020000006040');
    expect(made.flat()).toEqual([0, 1, 2, 3.5]);
  });

  it('reads 2c16s as two numbers and a text', () => {
    const bytes = Uint8Array.from('\x01\x02Hello World\0\0\0\0\0', (letter) => letter.charCodeAt(0));
    const made = recordFrom('2c16s', ['first', 'second', 'text']).fromBytes(bytes);
    expect(made.flat()).toEqual([1, 2, 'Hello World']);
    expect(made.toBytes()).toEqual(bytes);
  });

  it("maps Quake III Arena's face with all its sub-mappings", () => {
    // As the wiki has it: 12 + 12 + 2 values for 26 attributes. `size` stands there twice, at two depths: no conflict.
    // (Its type hint calls the outer one floats; the format has integers.)
    const slots = [
      'texture',
      'effect',
      'type',
      'first_vertex',
      'num_vertices',
      'first_mesh_vertex',
      'num_mesh_vertices',
      'lightmap',
      'normal',
      'size',
    ] as const;
    const Face = recordFrom('12i12f2i', slots, {
      lightmap: {
        index: null,
        top_left: ['x', 'y'],
        size: ['width', 'height'],
        origin: ['x', 'y', 'z'],
        vector: { s: ['x', 'y', 'z'], t: ['x', 'y', 'z'] },
      },
      normal: ['x', 'y', 'z'],
      size: ['width', 'height'],
    });
    const tuple = Array.from({ length: 26 }, (_, i) => i + 1);
    const face = Face.fromTuple(tuple);
    expect(Face.size).toBe(104);
    expect(face.flat()).toEqual(tuple);
    expect([face.texture, face.num_mesh_vertices, face.lightmap.index]).toEqual([1, 7, 8]);
    expect(face.lightmap.top_left.y).toBe(10);
    expect([face.lightmap.size.width, face.lightmap.size.height]).toEqual([11, 12]);
    expect(face.lightmap.vector.t.z).toBe(21);
    expect([face.normal.x, face.size.height]).toEqual([22, 26]);
    face.lightmap.vector.s.x = 0.5;
    expect(new DataView(face.toBytes().buffer).getFloat32(60, true)).toBe(0.5);
    expect(Face.fromObject(JSON.parse(JSON.stringify(face))).toBytes()).toEqual(face.toBytes());
  });

  it('knows every letter', () => {
    const letters = 'cbB?hHiIlLqQefd';
    const All = recordFrom(`<${letters}3s`, [...'abcdefghijklmnop']);
    expect(All.size).toBe(1 + 1 + 1 + 1 + 2 + 2 + 4 + 4 + 4 + 4 + 8 + 8 + 2 + 4 + 8 + 3);
    const values = [
      200,
      -1,
      255,
      true,
      -2,
      65535,
      -3,
      4294967295,
      -4,
      4294967295,
      -5n,
      2n ** 64n - 1n,
      0.5,
      1.5,
      Math.PI,
      'xyz',
    ];
    expect(All.fromTuple(values).flat()).toEqual(values);
  });

  it('makes a record of names whose values are of several types', () => {
    const Mixed = recordFrom('<Bf2s', { pair: ['kind', 'weight'], name: null });
    expect(Mixed.fromTuple([1, 2.5, 'ab']).toObject()).toEqual({
      pair: { kind: 1, weight: 2.5 },
      name: 'ab',
    });
    const Names = recordFrom('4s4s', { names: 2 });
    expect(Names.fromTuple(['ab', 'cd']).toObject()).toEqual({ names: ['ab', 'cd'] });
  });
});

describe('where the values lie', () => {
  // Sizes as Python's struct.calcsize gives them.
  it.each([
    ['Bi', 8, 'a@0 b@4'],
    ['@Bi', 8, 'a@0 b@4'],
    ['iB', 5, 'a@0 b@4'],
    ['<Bi', 5, 'a@0 b@1'],
    ['=Bi', 5, 'a@0 b@1'],
    ['>Bi', 5, 'a@0 b@1'],
    ['!Bd', 9, 'a@0 b@1'],
    ['Bd', 16, 'a@0 b@8'],
    ['3sI', 8, 'a@0 b@4'],
    ['?e', 4, 'a@0 b@2'],
    ['B0iB', 5, 'a@0 b@4'],
    ['2B0i', 4, 'a@0 b@1'],
    [' B  h ', 4, 'a@0 b@2'],
  ])('%s takes %d bytes', (format, size, places) => {
    const type = recordFrom(format, ['a', 'b']);
    expect([type.size, offsets(type)]).toEqual([size, places]);
    const first = format.includes('s') ? 'x' : format.includes('?') ? true : 1;
    expect(type.fromTuple([first, 1]).flat()).toEqual([first, 1]);
  });

  it('fills in front of the first value of a deeper mapping too', () => {
    const Deep = recordFrom('BBi2Bh', { a: null, b: { c: null, d: null }, e: 2, f: ['x'] });
    const made = Deep.fromBytes(unhex('01 02 ffff 03000000 04 05 0600'));
    expect(Deep.size).toBe(12);
    expect(made.flat()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(made.toObject().b.$raw).toEqual({ padding0x2: 'ffff' });
    const Inside = recordFrom('Bih', { a: null, b: { c: null, d: null } });
    expect(Inside.fromBytes(unhex('01 000000 02000000 0300')).flat()).toEqual([1, 2, 3]);
    const Listed = recordFrom('Bif', { a: null, b: ['c', 'd'] });
    expect([Listed.size, Listed.fromTuple([1, 2, 3]).b.d]).toEqual([12, 3]);
  });

  it.each([
    ['>H', '0102', 0x102],
    ['!H', '0102', 0x102],
    ['<H', '0102', 0x201],
    ['=H', '0102', 0x201],
    ['H', '0102', 0x201],
  ])('%s reads 0102 in its byte order, unless told another', (format, digits, value) => {
    const type = recordFrom(format, ['n']);
    expect(type.fromBytes(unhex(digits)).n).toBe(value);
    expect(hex(type.from({ n: value }).toBytes())).toBe(digits);
    expect(hex(type.of(value).toBytes())).toBe(digits);
    expect(type.fromBytes(unhex(digits), { byteOrder: 'big' }).n).toBe(0x102);
  });
});

describe('a format or mapping that is refused', () => {
  it.each<[string, string, unknown, unknown?]>([
    ['more values than names', '3f', ['x', 'y']],
    ['more names than values', '2f', ['x', 'y', 'z']],
    ['a list that is too long', 'i2H', { a: null, b: 3 }],
    ['a list of several types', 'if', { a: 2 }],
    ['a list of no value', 'i', { a: 0, b: null }],
    ['a list of half a value', 'i', { a: 0.5, b: null }],
    ['an unknown letter', '2f3z', ['a', 'b']],
    ['a letter that has no count', 'f2', ['a']],
    ['an order in the middle', 'f<f', ['a', 'b']],
    ['a count without end', '99999999999f', ['a']],
    ['many large counts', '60000f60000f', ['a']],
    ['two attributes of one name', '2f', ['a', 'a']],
    ['an attribute named like a method', 'f', ['flat']],
    ['an attribute named like a prototype', 'f', ['__proto__']],
    ['a sub-mapping of no attribute', 'f', ['a'], { b: null }],
  ])('%s', (_name, format, mapping, arrays) => {
    expect(() => recordFrom(format, mapping as never, arrays as never)).toThrow(RangeError);
  });
});
