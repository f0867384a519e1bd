import { describe, expect, it } from 'vitest';
import { csvName } from '../../src/elements/file/copy-rows.js';
import { cellAfterKey } from '../../src/elements/file/grid-keys.js';
import { nextSort } from '../../src/elements/file/row-source.js';

const extent = { place: 5, column: 1, last: 99, lastColumn: 3, page: 20 };

function after(
  key: string,
  { isAll = false, ...from }: { isAll?: boolean; place?: number; column?: number } = {},
) {
  const cell = cellAfterKey({ key, ctrlKey: isAll, metaKey: false }, { ...extent, ...from });
  return cell && [cell.place, cell.column];
}

describe('keys in a table', () => {
  it('lead from cell to cell, and no farther than the last', () => {
    expect([after('ArrowDown'), after('ArrowUp'), after('ArrowRight'), after('ArrowLeft')]).toEqual([
      [6, 1],
      [4, 1],
      [5, 2],
      [5, 0],
    ]);
    expect(after('ArrowDown', { place: 99 })).toEqual([99, 1]);
    expect(after('ArrowRight', { column: 3 })).toEqual([5, 3]);
  });

  it('lead to the titles by one step, and not by a page', () => {
    expect(after('ArrowUp', { place: 0 })).toEqual([-1, 1]);
    expect(after('PageUp')).toEqual([0, 1]);
    expect(after('PageDown', { place: 90 })).toEqual([99, 1]);
  });

  it('lead to the ends of a row, and with Ctrl to those of the table', () => {
    expect([after('Home'), after('End')]).toEqual([
      [5, 0],
      [5, 3],
    ]);
    expect([after('Home', { isAll: true }), after('End', { isAll: true })]).toEqual([
      [0, 0],
      [99, 3],
    ]);
    expect(after('x')).toBeUndefined();
  });
});

it('a title sorts up, then down, then not at all', () => {
  const up = nextSort(undefined, 'area');
  const down = nextSort(up, 'area');
  expect([up, down, nextSort(down, 'area')]).toEqual([
    { column: 'area', descending: false },
    { column: 'area', descending: true },
    undefined,
  ]);
  expect(nextSort(down, 'plane')).toEqual({ column: 'plane', descending: false });
});

it('a file of rows is named by their path, without what file systems refuse', () => {
  expect([csvName('GAME_LUMP.sprp.props'), csvName('PAKFILE.a/b:c'), csvName('')]).toEqual([
    'GAME_LUMP.sprp.props.csv',
    'PAKFILE.a_b_c.csv',
    'chunks.csv',
  ]);
});
