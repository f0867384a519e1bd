import { type AnyField, ArrayField, type FormatPath, ListBase } from '@brushwork/record';
import type { GameMap } from '../map/game-map.js';
import { columnField } from './column-field.js';
import { loadedLump } from './loaded-lump.js';

/** One number of every element of a lump, read where it lies. */
export interface NumberColumn {
  /** Number of elements; 0 for a lump that isn't there. */
  readonly length: number;
  /** The number of element `i`. */
  at(i: number): number;
  /** Where that number is, for an issue. */
  place(i: number): { readonly path: FormatPath; readonly offset: number };
}

const NOTHING: NumberColumn = { length: 0, at: () => Number.NaN, place: () => ({ path: [], offset: 0 }) };

/**
 * A field of every record of a lump (its name is `''` for a lump of plain values), or with `component` one element of
 * an array field. A lump or field that the map lacks gives a column without elements.
 */
export function numberColumn(
  map: GameMap<object>,
  lump: string,
  name: string,
  component?: number,
): NumberColumn {
  const content = loadedLump(map, lump);
  const found = content instanceof ListBase ? columnField(content, name) : undefined;
  if (!(content instanceof ListBase) || found === undefined) return NOTHING;
  const list = found.field instanceof ArrayField ? found.field : undefined;
  const field = (list?.element ?? found.field) as AnyField;
  const inside = found.offset + (component ?? 0) * field.size;
  const { elementSize, $d: d, $b: base } = content;
  const littleEndian = content.byteOrder === 'little';
  return {
    length: content.length,
    at: (i) => Number(field.get(d, base + i * elementSize + inside, littleEndian)),
    place: (i) => ({
      path: [lump, i, ...(name === '' ? [] : [name]), ...(component === undefined ? [] : [component])],
      offset: content.offsetOf(i) + inside,
    }),
  };
}
