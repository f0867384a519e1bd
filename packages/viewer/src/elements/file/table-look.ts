import type { Selection } from '../../protocol/selection.js';
import type { TableColumn, TableInfo } from '../../protocol/table-types.js';
import type { PlaceSettings } from '../../state/place-settings.js';
import type { RowWishes } from './row-source.js';

/** What of a table somebody wants to see, and in what order. */
export type TableLook = Pick<PlaceSettings, 'hiddenColumns' | 'rowFilter' | 'rowSort'>;

/** What is wished of the rows. */
export function wishesOf({ rowFilter, rowSort }: TableLook): RowWishes {
  return { ...(rowFilter !== '' && { filter: rowFilter }), ...(rowSort !== undefined && { sort: rowSort }) };
}

/** The columns that are shown. The first one always is, as it says which row is which. */
export function shownColumns({ columns }: TableInfo, { hiddenColumns }: TableLook): readonly TableColumn[] {
  return columns.filter(({ title }, i) => i === 0 || !hiddenColumns.includes(title));
}

/** Hides a column that is shown, or shows one that is hidden. */
export function turnedColumn({ hiddenColumns }: TableLook, title: string): Pick<TableLook, 'hiddenColumns'> {
  const hidden = new Set(hiddenColumns);
  if (!hidden.delete(title)) hidden.add(title);
  return { hiddenColumns: [...hidden] };
}

/** What is selected with a cell: a row, and its field where the column is one. */
export function cellSelection(
  { columns: [first], elementSize, path }: TableInfo,
  index: number,
  column: TableColumn | undefined,
): Selection {
  const isField = column !== undefined && column !== first && column.title !== 'value';
  return { path, index, ...(isField && elementSize !== undefined && { field: column.title }) };
}
