import { type CsvCell, type CsvOptions, csvOfRows, type LumpRows, type RowRange } from '@brushwork/ops';
import { toJsonText } from '@brushwork/record';
import { escapeText } from '../../text/escape-text.js';
import { escapeJson } from '../../text/json-line.js';

/** Rows as JSON, one a line. */
export function* jsonLines(rows: LumpRows, { first, end }: RowRange): Generator<string> {
  for (let i = first; i < end; i++) yield `${rowJson(rows, i)}\n`;
}

/** Rows as one list in JSON, one row a line. */
export function* jsonList(rows: LumpRows, { first, end }: RowRange): Generator<string> {
  yield '[';
  for (let i = first; i < end; i++) yield `${i === first ? '\n' : ',\n'}${rowJson(rows, i)}`;
  yield '\n]\n';
}

/** Rows in a document on one line that says where they come from, and what they don't hold. */
export function* jsonDocument(
  rows: LumpRows,
  { first, end }: RowRange,
  head: Readonly<Record<string, unknown>>,
): Generator<string> {
  const { kind, recordSize = null, count, rest = null } = rows;
  const opening = escapeJson(toJsonText({ ...head, kind, recordSize, count, first }));
  yield `${opening.slice(0, -1)},"records":[`;
  for (let i = first; i < end; i++) yield (i === first ? '' : ',') + rowJson(rows, i);
  yield `],"rest":${escapeJson(toJsonText(rest))}}\n`;
}

/** Rows as CSV with a line of titles. On a terminal texts are made safe for it. */
export function csvText(
  rows: LumpRows,
  range: RowRange,
  { isForTerminal, ...options }: CsvOptions & { readonly isForTerminal: boolean },
): Generator<string> {
  const shown = (cell: CsvCell): CsvCell => (typeof cell === 'string' ? escapeText(cell) : cell);
  return csvOfRows(rows, range, isForTerminal ? { ...options, shown } : options);
}

function rowJson(rows: LumpRows, i: number): string {
  return escapeJson(toJsonText(rows.plain(i)));
}
