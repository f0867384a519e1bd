/** What a cell of a CSV file can hold; `null` and `undefined` leave it empty. */
export type CsvCell = string | number | bigint | boolean | null | undefined;

/** How CSV is written. */
export interface CsvOptions {
  /**
   * Put an apostrophe before texts that a spreadsheet would run as a formula: those that begin with `=`, `+`, `-`, `@`
   * (also in their fullwidth forms), a tab, or a line break, and are no plain number. The file's own text is changed
   * by it, so it is off unless asked for.
   */
  readonly safe?: boolean | undefined;
}

const formulaStart = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const needsQuotes = /[",\r\n]|^\s|\s$/;

/** One CSV record (RFC 4180) with its line end, CR LF. */
export function formatCsvRow(cells: readonly CsvCell[], options: CsvOptions = {}): string {
  return `${cells.map((cell) => formatCell(cell, options)).join(',')}\r\n`;
}

/** A whole CSV file (RFC 4180): a line of titles and one for each row. */
export function formatCsv(
  titles: readonly string[],
  rows: Iterable<readonly CsvCell[]>,
  options: CsvOptions = {},
): string {
  let text = formatCsvRow(titles, options);
  for (const row of rows) text += formatCsvRow(row, options);
  return text;
}

function formatCell(cell: CsvCell, options: CsvOptions): string {
  if (cell === null || cell === undefined) return '';
  let text = Object.is(cell, -0) ? '-0' : String(cell);
  const isFormula = typeof cell === 'string' && formulaStart.test(text) && !plainNumber.test(text);
  if (options.safe === true && isFormula) text = `'${text}`;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
