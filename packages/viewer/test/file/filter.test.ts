import { describe, expect, it } from 'vitest';
import { compileFilter, type FilteredTable } from '../../src/worker/tables/filter/compile-filter.js';
import { parseFilter } from '../../src/worker/tables/filter/parse-filter.js';

const rows = [
  { plane: 12, area: 5.5, name: 'door_left', flags: 0b001, kind: 0 },
  { plane: 12, area: 150, name: 'Door_right', flags: 0b101, kind: 1 },
  { plane: 7, area: 100, name: 'wall and window', flags: 0b100, kind: 1 },
  { plane: -1, area: 0.1, name: '', flags: 0, kind: 2 },
];

const roles = {
  flags: { kind: 'flags', values: { SKY: 1, WARP: 4 } },
  kind: { kind: 'enum', values: { solid: 0, water: 1 } },
} as const;

const table: FilteredTable = {
  columnNames: ['plane', 'area', 'name', 'flags', 'kind'],
  reader(title) {
    const name = title.toLowerCase();
    if (!(name in (rows[0] as object))) return undefined;
    const role = name in roles ? roles[name as keyof typeof roles] : undefined;
    return { role, read: (i) => (rows[i] as Readonly<Record<string, number | string>>)[name] };
  },
  textOf: (i) => Object.values(rows[i] ?? {}).join('\n'),
};

function kept(text: string): number[] {
  const test = compileFilter(parseFilter(text), table);
  return [...rows.keys()].filter((i) => test(i));
}

describe('a filter', () => {
  it.each([
    ['plane = 12', [0, 1]],
    ['plane=12', [0, 1]],
    ['plane == 0xc', [0, 1]],
    ['plane != 12', [2, 3]],
    ['plane < 0', [3]],
    ['plane = -1', [3]],
    ['area > 100', [1]],
    ['area >= 100', [1, 2]],
    ['PLANE = 12 and area > 100', [1]],
    ['plane = 12 area > 100', [1]],
    ['plane = 7 or area < 1', [2, 3]],
    ['not plane = 12', [2, 3]],
    ['not (plane = 12 or plane = 7)', [3]],
    ['name contains door', [0, 1]],
    ['name contains "and win"', [2]],
    ['name begins door', [0, 1]],
    ['name ends right', [1]],
    ['name = ""', [3]],
    ['flags has SKY', [0, 1]],
    ['flags has warp', [1, 2]],
    ['flags has 0x5', [1]],
    ['kind = water', [1, 2]],
    ['kind is solid', [0]],
    ['door', [0, 1]],
    ['door left', [0]],
    ['"wall and"', [2]],
    ['contains', []],
  ])('%s', (text, expected) => {
    expect(kept(text)).toEqual(expected);
  });

  it('takes a number for the float of its size that the file can hold', () => {
    const single: FilteredTable = {
      ...table,
      reader: () => ({ role: undefined, read: () => Math.fround(0.1) }),
    };
    expect(compileFilter(parseFilter('area = 0.1'), single)(0)).toBe(true);
  });

  it.each([
    ['plane =', 'a value has to stand behind "plane ="'],
    ['= 12', '"=" has to stand between a column and a value'],
    ['(plane = 12', 'a bracket is not closed'],
    ['plane = 12)', '")" is one too many'],
    ['plane = 12 and', 'something has to stand behind "and"'],
    ['name contains "door', 'close the quotes'],
    ['"door', 'close the quotes'],
    [`${'('.repeat(100)}door${')'.repeat(100)}`, 'too deep'],
  ])('says what is wrong with %s', (text, message) => {
    expect(() => parseFilter(text)).toThrow(message);
  });

  it('names the columns that there are, and the bits', () => {
    expect(() => kept('colour = 3')).toThrow('no column "colour"; there are plane, area, name, flags, kind');
    expect(() => kept('flags has LADDER')).toThrow('there are SKY, WARP');
  });
});
