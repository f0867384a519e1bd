import type { GameMap } from '@brushwork/formats';
import { type Column, FormatError, type NumberArray } from '@brushwork/record';
import { type AnyRecords, recordsOf } from '../world/typed-lumps.js';

/** A column of numbers. */
export type NumberColumn = Column<NumberArray>;

function asNumbers(column: unknown, lump: string, field: string): NumberColumn {
  const { array } = column as Column;
  if (array === undefined || array instanceof BigInt64Array || array instanceof BigUint64Array)
    throw new FormatError('unsupported', `'${field}' is no column of numbers`, { path: [lump, field] });
  return column as NumberColumn;
}

/** The values of a field of every record of a lump; `unsupported` when it holds other things. */
export function fieldColumn(map: GameMap<object>, lump: string, field: string): NumberColumn {
  return columnOf(recordsOf(map, lump), field);
}

/** The values of a field of every record of a list; `unsupported` when it holds other things. */
export function columnOf(list: AnyRecords, field: string): NumberColumn {
  return asNumbers((list as unknown as { column(name: string): unknown }).column(field), list.name, field);
}

/** The values of a lump of numbers or vectors, or of a field of its records. */
export function valueColumn(
  map: GameMap<object>,
  { lump, field }: { readonly lump: string; readonly field?: string },
): NumberColumn {
  if (field !== undefined) return fieldColumn(map, lump, field);
  const content = map.lump(lump);
  if (content.kind !== 'values')
    throw new FormatError('unsupported', `is read as ${content.kind}, not as values`, { path: [lump] });
  return asNumbers((content as unknown as { column(): unknown }).column(), lump, lump);
}

/** Number `i` of a column of one number a record. */
export function numberAt({ array, offset, stride }: NumberColumn, i: number): number {
  return array[offset + i * stride] as number;
}
