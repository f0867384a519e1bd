import { describe, expect, it } from 'vitest';
import { many, sequence } from '../src/content/sequence.js';
import { f32, i32, padding, text, u8, u16, u32, union, vector } from '../src/fields.js';
import { record, struct } from '../src/struct.js';
import { hex, refused, unhex } from './support/bytes-and-errors.js';
import { openContent, rebuilt } from './support/open-content.js';

class Prop extends struct(4, { model: u16, leaf: u16 }) {}

const props = sequence('Props', {
  nameCount: u32,
  names: many(text(4), 'nameCount'),
  propCount: u32,
  props: many(Prop, 'propCount'),
  rest: many(u8, 'rest'),
});

const grid = sequence('Grid', { width: i32, height: i32, rows: many(u8, 'width * height') });

const good = unhex('02000000 61620000 63000000 01000000 05000600 ff');

describe('a sequence', () => {
  it('reads parts one behind the other, live', () => {
    const bytes = good.slice();
    const content = openContent(props, bytes);
    const { parts } = content;
    expect([content.kind, content.length, content.status, content.remainder, content.issues]).toEqual([
      'sequence',
      1,
      'ok',
      0,
      [],
    ]);
    expect([
      parts.nameCount,
      [...parts.names],
      parts.propCount,
      parts.props.at(0).leaf,
      [...parts.rest],
    ]).toEqual([2, ['ab', 'c'], 1, 6, [255]]);
    expect(parts.props.at(0)).toBeInstanceOf(Prop);
    expect([parts.props.name, parts.props.offset]).toEqual(['LUMP.props', 116]);
    parts.props.at(0).leaf = 0x1234;
    parts.propCount = 7;
    expect(hex(bytes)).toBe('0200000061620000630000000700000005003412ff');
  });

  it('is built from plain data, which it gives', () => {
    const plain = {
      nameCount: 2,
      names: ['ab', 'c'],
      propCount: 1,
      props: [{ model: 5, leaf: 6 }],
      rest: [255],
    };
    expect(openContent(props, good).toObject()).toEqual(plain);
    expect(props.build(plain)).toEqual(good);
    const big = props.build(plain, { byteOrder: 'big' });
    expect(openContent(props, big, { byteOrder: 'big' }).toObject()).toEqual(plain);
    const content = openContent(props, new Uint8Array(0));
    content.setObject({ ...plain, rest: [] });
    expect(content.bytes).toEqual(good.subarray(0, -1));
    expect(content.parts.names.length).toBe(2);
  });

  it('is refused as plain data when a list is not as long as its count, a part lacks or is unknown', () => {
    const plain = { width: 2, height: 1, rows: [1, 2] };
    expect(grid.build(plain)).toHaveLength(10);
    const error = refused('does-not-fit', () => grid.build({ ...plain, rows: [1] }));
    expect([error.path, error.found]).toEqual([['Grid', 'rows'], 1]);
    refused('does-not-fit', () => grid.build({ ...plain, rows: undefined } as never));
    refused('does-not-fit', () => grid.build({ ...plain, width: undefined } as never));
    expect(refused('does-not-fit', () => grid.build({ ...plain, rows: [1, 256] })).path).toEqual([
      'Grid.rows',
      1,
    ]);
    expect(refused('does-not-fit', () => grid.build({ ...plain, depth: 1 } as never)).message).toContain(
      "no part 'depth'",
    );
    refused('does-not-fit', () => grid.build(JSON.parse('{"width":0,"height":0,"rows":[],"__proto__":{}}')));
    refused('does-not-fit', () => grid.build(null as never));
  });

  it('keeps what the values do not say, in blocks and as one object', () => {
    const type = sequence('Kept', {
      name: text(4),
      gap: padding(2),
      weight: f32,
      at: vector(f32, ['x']),
      all: many(text(2), 'rest'),
    });
    const bytes = unhex('61006200 0a0b 010080ff 230180ff 0001 6162');
    const content = openContent(type, bytes);
    for (const size of [1, 9]) expect(hex(rebuilt(type, content, { size }))).toBe(hex(bytes));
    expect(hex(type.build(content.toObject()))).toBe(hex(bytes));
  });
});

describe('a sequence that says more than there is', () => {
  const hostile: readonly [string, string, number][] = [
    ['a huge count', 'ffffff7f ffffff7f 010203', 3],
    ['a negative count', 'ffffffff 01000000 010203', 0],
    ['one more than fits', '02000000 02000000 010203', 3],
    ['two negative counts with a possible product', 'ffffffff fdffffff 010203', 0],
  ];

  it.each(hostile)('%s: keeps the whole elements that fit, and says so', (_name, digits, kept) => {
    const bytes = unhex(digits);
    const content = openContent(grid, bytes);
    expect([content.status, content.parts.rows.length]).toEqual(['truncated', kept]);
    expect(content.issues).toMatchObject([
      { rule: 'sequence-count', code: 'bad-count', path: ['LUMP', 'rows'], offset: 108, expected: '0 to 3' },
    ]);
    expect(rebuilt(grid, content, { size: 2 })).toEqual(bytes);
  });

  it('a fractional or infinite count takes nothing', () => {
    const type = sequence('Odd', { count: f32, items: many(u16, 'count'), behind: many(u8, 'rest') });
    for (const digits of ['0000c03f', '0000807f', '0000c07f', '000080ff']) {
      const bytes = unhex(`${digits} 01020304`);
      const content = openContent(type, bytes);
      expect([content.status, content.parts.items.length, content.remainder]).toEqual(['truncated', 0, 4]);
      expect(rebuilt(type, content, { size: 3 })).toEqual(bytes);
    }
  });

  it('ends within a part: nothing behind it is read from where it is not', () => {
    const type = sequence('Short', { first: u32, second: u8, list: many(u8, 'rest') });
    const bytes = unhex('010203');
    const content = openContent(type, bytes);
    expect(content.parts.first).toBe(0);
    expect(content.parts.second).toBe(0);
    expect([content.parts.list.length, content.status, content.remainder]).toEqual([0, 'truncated', 3]);
    expect(content.issues).toMatchObject([
      { rule: 'sequence-truncated', path: ['LUMP', 'first'], expected: 4, found: 3 },
    ]);
    expect(rebuilt(type, content, { size: 1 })).toEqual(bytes);
    content.parts.first = 5;
    expect(content.bytes).toEqual(bytes);
  });

  it('has bytes left over', () => {
    const bytes = unhex('01000000 01000000 aa bbcc');
    const content = openContent(grid, bytes);
    expect([content.status, content.remainder]).toEqual(['remainder', 2]);
    expect(content.issues).toMatchObject([{ rule: 'lump-remainder', offset: 109 }]);
    expect(rebuilt(grid, content, { size: 5 })).toEqual(bytes);
  });

  it('is empty', () => {
    const content = openContent(grid, new Uint8Array(0));
    expect([content.status, content.length, content.issues]).toEqual(['empty', 0, []]);
    expect([content.parts.width, content.parts.rows.length, content.blockCount(4)]).toEqual([0, 0, 0]);
  });
});

describe('a list in a sequence', () => {
  it('that grows makes the lump longer, with what stands behind it', () => {
    const bytes = good.slice();
    const content = openContent(props, bytes);
    content.parts.names.append('xyz');
    content.parts.nameCount = 3;
    expect(hex(content.bytes)).toBe(hex(unhex('03000000 61620000 63000000 78797a00 01000000 05000600 ff')));
    content.setBytes(content.bytes);
    expect([content.status, content.parts.names.at(2), content.parts.props.at(0).model]).toEqual([
      'ok',
      'xyz',
      5,
    ]);
  });
});

describe('the declaration of a sequence', () => {
  it('refuses a count that is not read by then', () => {
    expect(() => sequence('X', { items: many(u8, 'count') } as never)).toThrow("'count'");
    expect(() => sequence('X', { items: many(u8, 'count'), count: u8 })).toThrow('before it');
    expect(() => sequence('X', { a: many(u8, '2'), items: many(u8, 'a') })).toThrow('no single value');
    expect(() => sequence('X', { items: many(u8, '2 +') } as never)).toThrow(SyntaxError);
  });

  it('refuses a union without a record around it', () => {
    const shape = union('tag', { otherwise: 'a' }, { a: { x: u8 } });
    expect(() => sequence('X', { tag: u8, shape })).toThrow(RangeError);
    const type = sequence('X', { whole: record({ tag: u8, shape }) });
    expect(openContent(type, Uint8Array.of(1, 2)).parts.whole.shape.x).toBe(2);
  });
});
