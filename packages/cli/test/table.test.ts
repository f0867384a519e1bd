import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWidth } from '../src/text/display-width.js';
import { formatTable } from '../src/text/table.js';

const columns = [{ title: 'lump' }, { title: 'records' }, { title: 'note' }];

describe('formatTable', () => {
  it('aligns texts left and numbers right, without spaces at the end', () => {
    const rows = [
      ['PLANES', 4096, 'fine'],
      ['X', 7, undefined],
      ['ENTITIES', undefined, ''],
    ];
    expect(formatTable(columns, rows)).toBe(
      ['lump      records  note', 'PLANES       4096  fine', 'X               7', 'ENTITIES', ''].join('\n'),
    );
  });

  it('keeps a column of mixed cells left and obeys a given alignment', () => {
    expect(
      formatTable(
        [{ title: 'a' }, { title: 'bbb', align: 'right' }],
        [
          [1, 'x'],
          ['?', 'yy'],
        ],
      ),
    ).toBe('a  bbb\n1    x\n?   yy\n');
  });

  it('counts wide characters as two columns', () => {
    expect(
      formatTable(
        [{ title: '' }, { title: '' }],
        [
          ['家', 'x'],
          ['ab', 'y'],
        ],
      ),
    ).toBe('家  x\nab  y\n');
  });

  it('makes every text safe for terminals', () => {
    const table = formatTable([{ title: 'ti\x1btle' }], [['a\nb'], ['\u202e'], ['\x9b2J']]);
    expect(table).toBe('ti\\x1btle\na\\nb\n\\u202e\n\\x9b2J\n');
  });

  it('is empty without rows but for its titles, and has none when they are empty', () => {
    expect(formatTable(columns, [])).toBe('lump  records  note\n');
    expect(formatTable([{ title: '' }], [['x']])).toBe('x\n');
    expect(formatTable([], [])).toBe('');
  });

  it('cuts nothing without a width', () => {
    expect(formatTable([{ title: '' }], [['x'.repeat(1000)]])).toHaveLength(1001);
  });

  it('cuts the longest texts to a width, never numbers', () => {
    const rows = [['x'.repeat(50), 123_456_789, 'y'.repeat(60)]];
    const lines = formatTable(columns, rows, { width: 60 }).trimEnd().split('\n');
    expect(lines.map(displayWidth)).toEqual([expect.any(Number), 60]);
    expect(lines[1]).toContain(' 123456789 ');
    expect(lines[1]?.match(/…/g)).toHaveLength(2);
  });

  it('fits whenever all columns may be cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ maxLength: 60 }), { minLength: 3, maxLength: 3 }), { minLength: 1 }),
        fc.integer({ min: 28, max: 200 }),
        (rows, width) => {
          const lines = formatTable(columns, rows, { width, indent: '' }).split('\n');
          for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(width);
        },
      ),
    );
  });

  it('colours cells without disturbing the columns', () => {
    const mark = (text: string) => `<${text}>`;
    const table = formatTable([{ title: 'a', style: mark }, { title: 'b' }], [['x', 'y']], {
      titleStyle: mark,
      indent: '  ',
    });
    expect(table).toBe('  <a>  <b>\n  <x>  y\n');
  });
});
