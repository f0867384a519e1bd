import { type CsvCell, type CsvOptions, formatCsvRow } from './csv.js';
import type { LumpRows } from './lump-rows.js';

/** Which rows are written. */
export interface RowRange {
  /** The first row. */
  readonly first: number;
  /** The row behind the last. */
  readonly end: number;
}

/** How rows are written as CSV. */
export interface RowCsvOptions extends CsvOptions {
  /** What is done to each cell before it is written; nothing unless given. */
  readonly shown?: (cell: CsvCell) => CsvCell;
}

/** The line of titles of rows as CSV. */
export function csvTitles(rows: LumpRows, options: CsvOptions = {}): string {
  return formatCsvRow(rows.titles, options);
}

/** The lines of one row as CSV: one, or for an entity one for each pair. */
export function csvLines(rows: LumpRows, i: number, { shown, ...options }: RowCsvOptions = {}): string {
  let text = '';
  for (const cells of rows.cells(i))
    text += formatCsvRow(shown === undefined ? cells : cells.map(shown), options);
  return text;
}

/** Rows as CSV with a line of titles. */
export function* csvOfRows(
  rows: LumpRows,
  { first, end }: RowRange,
  options: RowCsvOptions = {},
): Generator<string> {
  yield csvTitles(rows, options);
  for (let i = first; i < end; i++) yield csvLines(rows, i, options);
}
