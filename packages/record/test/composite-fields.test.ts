import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { array, f32, f64, i16, i32, overlay, ref, u8, u16, u32, union, vector } from '../src/fields.js';
import { record } from '../src/struct.js';
import { hex, refused, unhex } from './support/bytes-and-errors.js';

describe('vectors', () => {
  class Vertex extends record({
    position: vector(f32, ['x', 'y', 'z']),
    color: vector(u8, ['red', 'alpha']),
  }) {}

  it('are live, by name and in order', () => {
    const vertex = Vertex.from({ position: { x: 1, y: 2, z: 3 } });
    const { position } = vertex;
    position.y = 5;
    const [x, y, z] = vertex.position;
    expect([x, y, z]).toEqual([1, 5, 3]);
    expect(Math.max(...position)).toBe(5);
    expect(JSON.stringify(position)).toBe('{"x":1,"y":5,"z":3}');
    expect(inspect(position)).toBe('{ x: 1, y: 5, z: 3 }');
    position.x = -0;
    expect(JSON.stringify(position)).toBe('{"x":"-0","y":5,"z":3}');
  });

  it('are set as a whole from names, a list, a typed array or another vector, and in part by name', () => {
    const vertex = Vertex.from({});
    vertex.set({ position: { x: 1, y: 2, z: 3 } });
    for (const whole of [[4, 5, 6], Float32Array.of(4, 5, 6), Vertex.of([4, 5, 6]).position]) {
      vertex.set({ position: whole as never });
      expect([...vertex.position]).toEqual([4, 5, 6]);
    }
    Reflect.set(vertex, 'position', { z: 9 });
    expect([...vertex.position]).toEqual([4, 5, 9]);
    for (const bad of [[1, 2], 5, null, 'xyz'])
      refused('does-not-fit', () => Reflect.set(vertex, 'position', bad));
  });

  it('have all their components and no others in plain data', () => {
    const color = { red: 1, alpha: 2 };
    for (const position of [{ x: 1 }, {}, { x: 1, y: 2, z: 3, w: 4 }, [1, 2]]) {
      refused('does-not-fit', () => Vertex.fromObject({ position, color }));
    }
    const hostile = JSON.parse('{"position":{"x":1,"y":2,"__proto__":{"z":3}},"color":{"red":1,"alpha":2}}');
    expect(refused('does-not-fit', () => Vertex.fromObject(hostile)).path.slice(0, 2)).toEqual([
      'Vertex',
      'position',
    ]);
    expect(Vertex.fromObject({ position: [1, 2, 3], color }).flat()).toEqual([1, 2, 3, 1, 2]);
  });

  it('refuses names that would hide what a vector can do', () => {
    for (const name of ['toJSON', 'constructor', '$d', '__proto__', '1', '']) {
      expect(() => vector(f32, ['x', name])).toThrow(RangeError);
    }
    expect(() => vector(f32, ['x', 'x'])).toThrow(RangeError);
  });
});

describe('arrays', () => {
  class Grid extends record({ rows: array(array(u16, 3), 2), points: array(vector(u8, ['x', 'y']), 2) }) {}
  const bytes = unhex('0100 0200 0300 0400 0500 0600 0a0b 0c0d');

  it('are live, also in arrays, and give a plain list', () => {
    const grid = Grid.fromBytes(bytes.slice());
    expect(grid.rows.at(1)?.toArray()).toEqual([4, 5, 6]);
    expect([...grid.rows].map((row) => [...row])).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    grid.rows.at(1)?.set(2, 0x1234);
    const point = grid.points.at(1);
    if (point !== undefined) point.y = 0xee;
    expect(hex(grid.toBytes())).toBe('0100020003000400050034120a0b0cee');
    expect(JSON.stringify(grid.points)).toBe('[{"x":10,"y":11},{"x":12,"y":238}]');
    expect(inspect(grid.rows)).toBe('[ [ 1, 2, 3 ], [ 4, 5, 4660 ] ]');
    expect(grid.rows.length).toBe(2);
  });

  it('hold nothing outside: undefined when read, not-found when written', () => {
    const row = Grid.fromBytes(bytes).rows.at(0);
    for (const i of [-1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32]) {
      expect(row?.at(i)).toBeUndefined();
      refused('not-found', () => row?.set(i, 1));
    }
  });

  it('are set as a whole by lists of their length only', () => {
    const grid = Grid.from({});
    grid.set({ rows: [[1, 2, 3], Uint16Array.of(4, 5, 6) as never] });
    expect(grid.rows.toArray().flatMap((row) => row.toArray())).toEqual([1, 2, 3, 4, 5, 6]);
    grid.set({ rows: Grid.fromBytes(bytes).rows });
    for (const rows of [
      [[1, 2, 3]],
      [
        [1, 2],
        [3, 4],
      ],
      {},
      'ab',
      null,
    ]) {
      refused('does-not-fit', () => Reflect.set(grid, 'rows', rows));
    }
    const error = refused('does-not-fit', () =>
      Grid.fromObject({
        rows: [
          [1, 2, 3],
          [4, 5, -1],
        ],
        points: grid.points.toArray(),
      }),
    );
    expect(error.path).toEqual(['Grid', 'rows', 1, 2]);
    expect(error.message).toContain('Grid.rows[1][2]: -1 is no u16');
  });

  it('refuse a length that is none', () => {
    for (const length of [-1, 0.5, Number.NaN]) expect(() => array(u8, length)).toThrow(RangeError);
    expect(
      record({ none: array(u8, 0) })
        .from({})
        .none.toArray(),
    ).toEqual([]);
  });
});

describe('nested records', () => {
  class Bounds extends record({ low: i16, high: i32 }) {}
  class Node extends record({ kind: u8, bounds: Bounds, both: array(Bounds, 2) }) {}

  it('are live records of their class, aligned as it asks', () => {
    const node = Node.from({});
    expect(Node.layout.byName.get('bounds')?.offset).toBe(4);
    expect(node.bounds).toBeInstanceOf(Bounds);
    node.bounds.high = 7;
    const second = node.both.at(1);
    if (second !== undefined) second.low = -2;
    expect(node.toObject()).toEqual({
      kind: 0,
      bounds: { low: 0, high: 7 },
      both: [
        { low: 0, high: 0 },
        { low: -2, high: 0 },
      ],
    });
  });

  it('are copied from live ones, whole records too', () => {
    const source = Node.fromBytes(
      unhex('01 aabbcc 0200 dddd 03000000 0400 0000 05000000 0600 eeee 07000000'),
    );
    const copy = Node.from({ kind: 1, bounds: source.bounds, both: source.both });
    expect(hex(copy.toBytes())).toBe(
      hex(unhex('01 000000 0200 dddd 03000000 0400 0000 05000000 0600 eeee 07000000')),
    );
    expect(Node.from(source).toBytes()).toEqual(source.toBytes());
    const target = Node.from({});
    target.set({ bounds: source.bounds });
    target.set({ bounds: { low: 9 } as never });
    expect(target.bounds.toObject()).toEqual({ low: 9, high: 3 });
  });

  it('keep their own holes', () => {
    const bytes = unhex('00 000000 0000 dddd 00000000 0000 0000 00000000 0000 eeee 00000000');
    const plain = Node.fromBytes(bytes).toObject();
    expect(plain.bounds).toEqual({ low: 0, high: 0, $raw: { '@2': 'dddd' } });
    expect(plain.both[1]).toEqual({ low: 0, high: 0, $raw: { '@2': 'eeee' } });
    expect(Node.fromObject(plain).toBytes()).toEqual(bytes);
  });

  it('say the whole path of what does not fit', () => {
    const error = refused('does-not-fit', () =>
      Node.fromObject({
        kind: 1,
        bounds: { low: 1, high: 2 },
        both: [
          { low: 0, high: 0 },
          { low: 0, high: 'x' },
        ],
      }),
    );
    expect(error.path).toEqual(['Node', 'both', 1, 'high']);
  });
});

describe('unions', () => {
  const shape = union(
    'kind',
    { 0: 'curve', [-1]: 'none', otherwise: 'terrain' },
    { curve: { width: i16, scale: i32 }, terrain: { count: u16 }, none: {} },
  );
  class Patch extends record({ kind: i16, shape }) {}

  it('read as the arm that the tag picks, and every value has one', () => {
    const bytes = unhex('0000 0000 0500 0000 07000000');
    const patch = Patch.fromBytes(bytes);
    expect(patch.shape.$case).toBe('curve');
    if (patch.shape.$case === 'curve') expect([patch.shape.width, patch.shape.scale]).toEqual([5, 7]);
    patch.kind = 999;
    expect(patch.shape.$case === 'terrain' && patch.shape.count).toBe(5);
    patch.kind = -1;
    expect(patch.shape.$case).toBe('none');
  });

  it('are as wide and as aligned as their widest arms, as in C', () => {
    expect([Patch.size, Patch.layout.byName.get('shape')?.offset]).toEqual([12, 4]);
    const odd = union('t', { 0: 'a', otherwise: 'b' }, { a: { five: array(u8, 5) }, b: { word: u32 } });
    expect([odd.size, odd.align]).toEqual([8, 4]);
  });

  it('keep the bytes behind the shorter arm and in its holes', () => {
    const bytes = unhex('0100 abcd 0500 ffff 07000000');
    const plain = JSON.parse(JSON.stringify(Patch.fromBytes(bytes)));
    expect(plain).toEqual({
      kind: 1,
      shape: { $case: 'terrain', count: 5, $raw: { '@2': 'ffff07000000' } },
      $raw: { '@2': 'abcd' },
    });
    expect(Patch.fromObject(plain).toBytes()).toEqual(bytes);
  });

  it('refuse the data of another arm', () => {
    const wrong = { kind: 0, shape: { $case: 'terrain', count: 1 } };
    expect(refused('does-not-fit', () => Patch.fromObject(wrong)).message).toBe(
      "Patch.shape: is a 'terrain', but 'kind' says 'curve'",
    );
    refused('does-not-fit', () => Patch.fromObject({ kind: 0, shape: { count: 1 } }));
    refused('does-not-fit', () => Patch.from({}).set(wrong as never));
  });

  it('are set in part, with their tag, and copied live', () => {
    const patch = Patch.from({ kind: 0, shape: { $case: 'curve', width: 1, scale: 2 } });
    patch.set({ shape: { width: 9 } as never });
    expect(patch.shape.toObject()).toEqual({ width: 9, scale: 2 });
    const copy = Patch.from({ kind: 0, shape: patch.shape });
    expect(copy.toBytes()).toEqual(patch.toBytes());
  });

  it('are flat lists of what their arm holds', () => {
    for (const kind of [0, 1, -1]) {
      const values = [kind, ...(kind === 0 ? [5, 6] : kind === 1 ? [7] : [])];
      const patch = Patch.fromTuple(values);
      expect(patch.flat()).toEqual(values);
    }
    refused('does-not-fit', () => Patch.fromTuple([0, 5]));
    refused('does-not-fit', () => Patch.fromTuple([1, 5, 6]));
    const Nested = record({ inner: array(Patch, 2) });
    const flat = [0, 5, 6, 1, 7];
    expect(Nested.fromTuple(flat).flat()).toEqual(flat);
  });

  it('find a tag that lies behind them', () => {
    const Late = record({
      shape: union('kind', { 1: 'a', otherwise: 'b' }, { a: { x: u8 }, b: { y: u8 } }),
      kind: u8,
    });
    const made = Late.fromObject({ shape: { $case: 'a', x: 3 }, kind: 1 });
    expect(made.toObject()).toEqual({ shape: { $case: 'a', x: 3 }, kind: 1 });
    made.set({ shape: { $case: 'b', y: 4 }, kind: 0 } as never);
    expect(hex(made.toBytes())).toBe('0400');
    refused('unsupported', () => Late.fromTuple([3, 1]));
  });

  it('are refused without a tag, with one that is no number, and where each would need its own', () => {
    expect(() => record({ shape } as never)).toThrow("tag 'kind' is no field");
    expect(() => record({ kind: vector(u8, ['x']), shape } as never)).toThrow('needs a number');
    expect(() => array(shape, 2)).toThrow(RangeError);
    expect(() => union('kind', { otherwise: 'c' } as never, { a: {} })).toThrow("no arm named 'c'");
  });
});

describe('overlays', () => {
  class Side extends record({ plane: overlay(i32, { distance: f32, index: ref(i32, 'PLANES') }) }) {}

  it('read one number in each way, and are the integer in plain data', () => {
    const side = Side.fromBytes(unhex('0000803f'));
    expect([side.plane.distance, side.plane.index, side.plane.raw]).toEqual([1, 0x3f800000, 0x3f800000]);
    expect(JSON.stringify(side)).toBe('{"plane":1065353216}');
    expect(JSON.stringify(side.plane)).toBe('1065353216');
    expect(inspect(side)).toBe('Side { plane: 1065353216 }');
    expect(inspect(side.plane)).toBe('1065353216');
  });

  it('are written through a reading, from the integer, and from another one', () => {
    const side = Side.from({ plane: { distance: -2 } as never });
    expect(hex(side.toBytes())).toBe('000000c0');
    side.plane.index = 2 ** 32 + 5;
    expect(side.plane.raw).toBe(5);
    expect(Side.from({ plane: side.plane }).plane.raw).toBe(5);
    for (const plane of [2 ** 31, 0.5, {}, { distance: 1, index: 2 }, { other: 1 }, '5', null]) {
      refused('does-not-fit', () => Side.fromObject({ plane }));
    }
  });

  it('give every bit pattern back, NaNs too', () => {
    const bytes = unhex('0100807f');
    expect(Side.fromObject(Side.fromBytes(bytes).toObject()).toBytes()).toEqual(bytes);
  });

  it('are refused with a carrier that loses bits and with readings that hide something', () => {
    expect(() => overlay(f32, { index: u32 })).toThrow(RangeError);
    expect(() => overlay(i32, { double: f64 })).toThrow(RangeError);
    for (const name of ['raw', '$d', 'toJSON', 'valueOf'])
      expect(() => overlay(i32, { [name]: f32 })).toThrow(RangeError);
  });
});
