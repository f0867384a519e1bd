import { type FormatPath, ListBase, VectorField } from '@brushwork/record';
import type { GameMap } from '../map/game-map.js';
import { columnField } from './column-field.js';
import { loadedLump } from './loaded-lump.js';

/** A vector of every element of a lump, read where it lies. */
export interface VectorColumn {
  /** Number of elements; 0 for a lump that isn't there. */
  readonly length: number;
  /** Component 0, 1 or 2 of element `i`. */
  at(i: number, component: number): number;
  /** Where that vector is, for an issue. */
  place(i: number): { readonly path: FormatPath; readonly offset: number };
}

const NOTHING: VectorColumn = { length: 0, at: () => Number.NaN, place: () => ({ path: [], offset: 0 }) };

/** A vector of every record of a lump; its name is `''` for a lump of plain vectors. Without elements where there is none. */
export function vectorColumn(map: GameMap<object>, lump: string, name: string): VectorColumn {
  const content = loadedLump(map, lump);
  const found = content instanceof ListBase ? columnField(content, name) : undefined;
  if (!(content instanceof ListBase) || !(found?.field instanceof VectorField)) return NOTHING;
  const { element } = found.field;
  const { elementSize, $d: d, $b: base } = content;
  const littleEndian = content.byteOrder === 'little';
  const inside = base + found.offset;
  return {
    length: content.length,
    at: (i, component) => element.get(d, inside + i * elementSize + component * element.size, littleEndian),
    place: (i) => ({
      path: [lump, i, ...(name === '' ? [] : [name])],
      offset: content.offsetOf(i) + found.offset,
    }),
  };
}
