import { describe, expect, it } from 'vitest';
import { opaque } from '../src/content/opaque.js';
import { records } from '../src/content/record-list.js';
import { list } from '../src/content/value-list.js';
import { f32, text, u8, u16, u32, union, vector } from '../src/fields.js';
import { struct } from '../src/struct.js';
import { hex, refused, unhex } from './support/bytes-and-errors.js';
import { openContent, rebuilt } from './support/open-content.js';

class Edge extends struct(4, { from: u16, to: u16 }) {}

const OUTSIDE = [-1, 3, 0.5, 2.999, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32, 2 ** 53] as const;

describe('a list of records', () => {
  const three = unhex('01000200 03000400 05000600');

  it('is in the order of the file, live, with its place', () => {
    const file = three.slice();
    const edges = openContent(records(Edge), file);
    expect([edges.length, edges.remainder, edges.status, edges.issues]).toEqual([3, 0, 'ok', []]);
    expect([edges.kind, edges.name, edges.offset, edges.offsetOf(2)]).toEqual(['records', 'LUMP', 100, 108]);
    expect(edges.at(1)).toBeInstanceOf(Edge);
    expect([...edges].map(({ from }) => from)).toEqual([1, 3, 5]);
    edges.at(2).to = 0xffff;
    expect(hex(file)).toBe('01000200030004000500ffff');
    expect(edges.bytes).toBe(file);
    expect(openContent(records(Edge), three, { byteOrder: 'big' }).at(0).from).toBe(256);
  });

  it('has nothing outside', () => {
    const edges = openContent(records(Edge), three.slice());
    for (const i of OUTSIDE) {
      const steps = [
        () => edges.at(i),
        () => edges.object(i),
        () => edges.setObject(i, {}),
        () => edges.remove(i),
      ];
      for (const step of steps) expect(refused('not-found', step).path, String(i)).toEqual(['LUMP']);
    }
    expect(edges.at(-0).from).toBe(1);
  });

  it('is changed record by record from plain data, all of it or nothing', () => {
    const edges = openContent(records(Edge), three.slice());
    expect(edges.object(1)).toEqual({ from: 3, to: 4 });
    edges.setObject(1, { from: 8, to: 9 });
    const error = refused('does-not-fit', () => edges.setObject(2, { from: 1, to: 70000 }));
    expect(error.path).toEqual(['LUMP', 2, 'to']);
    refused('does-not-fit', () => edges.setObject(2, { from: 1 }));
    expect(hex(edges.bytes)).toBe('010002000800090005000600');
  });

  it('grows, shrinks and loses records; the file keeps its own bytes', () => {
    const file = three.slice();
    const edges = openContent(records(Edge), file);
    expect(edges.append({ to: 7 })).toBe(3);
    expect(edges.append(edges.at(0))).toBe(4);
    edges.remove(1);
    expect([...edges].map((edge) => edge.flat())).toEqual([
      [1, 2],
      [5, 6],
      [0, 7],
      [1, 2],
    ]);
    edges.resize(1);
    edges.resize(3);
    expect([...edges].map((edge) => edge.flat())).toEqual([
      [1, 2],
      [0, 0],
      [0, 0],
    ]);
    expect(file).toEqual(three);
    expect(edges.bytes).toHaveLength(12);
    const before = hex(edges.bytes);
    refused('does-not-fit', () => edges.append({ to: -1 }));
    expect(hex(edges.bytes)).toBe(before);
    for (const length of [-1, 0.5, Number.NaN, 2 ** 30]) refused('does-not-fit', () => edges.resize(length));
  });

  it('grows by many records in a time that grows as their number', () => {
    const edges = openContent(records(Edge), new Uint8Array(0));
    for (let i = 0; i < 100_000; i++) edges.append({ from: i & 0xff });
    expect([edges.length, edges.at(99_999).from, edges.bytes.length]).toEqual([100_000, 159, 400_000]);
  });

  it('says what is left over, and again when it gets other bytes', () => {
    const edges = openContent(records(Edge), unhex('01000200 030004'));
    expect([edges.length, edges.remainder, edges.status]).toEqual([1, 3, 'remainder']);
    expect(edges.issues).toMatchObject([
      {
        rule: 'lump-remainder',
        severity: 'error',
        code: 'bad-length',
        path: ['LUMP'],
        offset: 100,
        found: 7,
      },
    ]);
    edges.setBytes(three);
    expect([edges.length, edges.status, edges.issues]).toEqual([3, 'ok', []]);
    edges.setBytes(new Uint8Array(2));
    expect([edges.length, edges.status, edges.issues.length]).toEqual([0, 'remainder', 1]);
    edges.setBytes(new Uint8Array(0));
    expect([edges.length, edges.status, edges.issues]).toEqual([0, 'empty', []]);
  });

  it('leaves the remainder in place while it is only written to', () => {
    const edges = openContent(records(Edge), unhex('01000200 0300ff'));
    edges.at(0).from = 9;
    expect(hex(edges.bytes)).toBe('090002000300ff');
  });

  it('comes back from plain blocks of any size', () => {
    const type = records(Edge);
    for (const byteOrder of ['little', 'big'] as const) {
      for (const size of [1, 2, 3, 100]) {
        const edges = openContent(type, three, { byteOrder });
        expect(edges.blockCount(size)).toBe(Math.ceil(3 / size));
        expect(rebuilt(type, edges, { size, byteOrder })).toEqual(three);
      }
    }
    const error = refused('does-not-fit', () =>
      type.rebuild(
        [
          { from: 1, to: 2 },
          { from: 1, to: 'x' },
        ],
        { name: 'LUMP', byteOrder: 'little' },
        40,
      ),
    );
    expect(error.path).toEqual(['LUMP', 41, 'to']);
    refused('does-not-fit', () => type.rebuild({}, { name: 'LUMP', byteOrder: 'little' }, 0));
  });
});

describe('a list of values', () => {
  it('reads numbers, vectors and texts', () => {
    const bytes = unhex('0000803f 00000040 00004040');
    expect([...openContent(list(f32), bytes)]).toEqual([1, 2, 3]);
    const [point] = openContent(list(vector(f32, ['x', 'y', 'z'])), bytes);
    expect([point?.x, point?.z]).toEqual([1, 3]);
    expect(openContent(list(text(4)), unhex('61620000')).at(0)).toBe('ab');
    expect(openContent(list(u32), bytes, { byteOrder: 'big' }).at(0)).toBe(0x803f);
  });

  it('has nothing outside', () => {
    const values = openContent(list(u8), Uint8Array.of(1, 2, 3));
    for (const i of OUTSIDE) {
      const steps = [
        () => values.at(i),
        () => values.set(i, 1),
        () => values.object(i),
        () => values.setObject(i, 1),
      ];
      for (const step of steps) refused('not-found', step);
    }
  });

  it('is written loosely by set, strictly by setObject and append, whole or not at all', () => {
    const points = openContent(list(vector(u8, ['x', 'y'])), Uint8Array.of(1, 2, 3, 4));
    points.set(0, { x: 256 });
    expect([...points.at(0)]).toEqual([0, 2]);
    points.at(1).y = 9;
    const error = refused('does-not-fit', () => points.setObject(1, { x: 5, y: 256 }));
    expect(error.path).toEqual(['LUMP', 1, 'y']);
    refused('does-not-fit', () => points.append({ x: 5 }));
    expect([...points.bytes]).toEqual([0, 2, 3, 9]);
    expect(points.append([7, 8])).toBe(2);
    expect(points.append(points.at(0))).toBe(3);
    points.setObject(0, points.object(2));
    expect([...points.bytes]).toEqual([7, 8, 3, 9, 7, 8, 0, 2]);
  });

  it('comes back from plain blocks, with the bytes that values do not hold', () => {
    const cases = [
      [list(f32), unhex('010080ff 00000080 0000803f')],
      [list(text(4)), unhex('61006200 61626364')],
      [list(vector(f32, ['x'])), unhex('450180ff')],
    ] as const;
    for (const [type, bytes] of cases) {
      for (const size of [1, 2, 9]) {
        const content = openContent(type as (typeof cases)[0][0], bytes);
        expect(hex(rebuilt(type, content, { size }))).toBe(hex(bytes));
      }
    }
    const type = list(text(4));
    const kept = { $value: 'a', $raw: '61006200' };
    const place = { name: 'LUMP', byteOrder: 'little' } as const;
    expect(openContent(type, unhex('61006200')).block(0, 1)).toEqual([kept]);
    expect(hex(type.rebuild([{ ...kept, $value: 'xy' }], place, 0))).toBe('78790000');
    expect(
      refused('does-not-fit', () => type.rebuild(['a', { ...kept, $raw: 'zz' }], place, 5)).path,
    ).toEqual(['LUMP', 6, '$raw']);
  });

  it('is refused of what needs a record around it', () => {
    expect(() => list(union('t', { otherwise: 'a' }, { a: {} }))).toThrow(RangeError);
  });
});

describe('bytes that are not understood', () => {
  it('are kept, given in blocks, and changed as a whole', () => {
    const bytes = unhex('0102030405');
    const content = openContent(opaque, bytes);
    expect([content.length, content.remainder, content.status, content.issues]).toEqual([0, 0, 'opaque', []]);
    expect([content.blockCount(2), content.block(1, 2), content.block(2, 2)]).toEqual([3, '0304', '05']);
    expect(rebuilt(opaque, content, { size: 2 })).toEqual(bytes);
    content.setBytes(new Uint8Array(0));
    expect([content.status, content.blockCount(2)]).toEqual(['empty', 0]);
    for (const block of ['012', 'zz', 5])
      refused('does-not-fit', () => opaque.rebuild(block, { name: 'X', byteOrder: 'little' }, 0));
  });
});
