import type { FoundPart } from '@brushwork/formats';
import type { LumpRows, RowRange } from '@brushwork/ops';
import type { CommandContext } from '../../program/context.js';
import type { CommandInput } from '../../program/each-input.js';
import { escapeText } from '../../text/escape-text.js';
import { formatTable } from '../../text/table.js';
import { counted, grouped } from '../shared/number-text.js';

/** What a table is of, and where it goes. */
export interface TablePlace {
  /** Where it goes. */
  readonly context: CommandContext;
  /** Index of the lump. */
  readonly index: number;
  /** The lump, or what is shown of it. */
  readonly found: FoundPart;
  /** Whether the map stores it, and nothing of it can be read. */
  readonly isLost?: boolean;
  /** The file. */
  readonly input: CommandInput;
}

/** Rows of a lump as a table for people, with a line above that says what they are and one below that says what isn't shown. */
export function tableText(rows: LumpRows, range: RowRange, place: TablePlace): string {
  return rowsText(rows, range, { ...place, headline: headline(rows, place) });
}

/** Rows under a line that says what they are. */
export interface HeadedRows extends Pick<TablePlace, 'context' | 'input'> {
  /** That line. */
  readonly headline: string;
}

/** Rows as a table for people under a line that was made already, with one below that says what isn't shown. */
export function rowsText(rows: LumpRows, range: RowRange, { context, input, headline }: HeadedRows): string {
  const { colour, width } = context;
  const { columns, cells } = tableOf(rows, range);
  const table =
    cells.length === 0
      ? ''
      : formatTable(columns, cells, { titleStyle: colour.dim, ...(width === undefined ? {} : { width }) });
  const separator = input.index === 0 ? '' : '\n';
  return `${separator}${headline}\n${table}${footer(rows, range, context)}`;
}

function headline(rows: LumpRows, { context, index, found, input, isLost = false }: TablePlace): string {
  const { bytes, status } = found.content;
  const { layout } = found.content as { readonly layout?: string };
  const holds = status === 'empty' ? 'empty' : thingsOf(rows, bytes.length);
  const things = isLost ? 'stored, but not readable' : holds;
  const name = escapeText(found.path.join('.'));
  const read = layout === undefined ? '' : `, read as ${layout}`;
  return `${context.colour.bold(escapeText(input.name))}: ${name} (lump ${index}), ${things}${read}`;
}

/** What a lump holds, and how much of it. */
export function thingsOf({ kind, count, recordSize }: LumpRows, size: number): string {
  if (kind === 'records' || kind === 'placed-records')
    return `${counted(count, 'record')} of ${counted(recordSize ?? 0, 'byte')}`;
  if (kind === 'values') return `${counted(count, 'value')} of ${counted(recordSize ?? 0, 'byte')}`;
  if (kind === 'entity-text') return `${counted(count, 'entity', 'entities')}, ${counted(size, 'byte')}`;
  if (kind === 'opaque') return `${counted(size, 'byte')} that are not understood`;
  const things = kind === 'sequence' ? 'value' : 'row';
  return `${counted(count, things)}, ${counted(size, 'byte')}`;
}

function footer(rows: LumpRows, { first, end }: RowRange, context: CommandContext): string {
  const lines: string[] = [];
  const left = rows.count - end;
  if (first > 0) lines.push(`${grouped(first)} before these are left out`);
  if (left > 0)
    lines.push(`${grouped(left)} more: --limit and --offset show others, --format csv all of them`);
  if (typeof rows.rest === 'string')
    lines.push(`${counted(rows.rest.length / 2, 'byte')} left over: ${rows.rest.slice(0, 64)}`);
  return lines.map((line) => `${context.colour.dim(line)}\n`).join('');
}

interface Table {
  readonly columns: readonly { readonly title: string; readonly align?: 'right' }[];
  readonly cells: readonly (readonly (string | number | undefined)[])[];
}

/**
 * Columns that are numbers for people stand to the right, also where they are made into text. Those without a value in
 * any of the rows, as of a union's arms that none of them has, are left out.
 */
function tableOf(rows: LumpRows, { first, end }: RowRange): Table {
  const all: (readonly (string | number | undefined)[])[] = [];
  for (let i = first; i < end; i++) all.push(...rows.shown(i));
  const used = [...rows.shownTitles.keys()].filter((column) =>
    all.some((row) => row[column] !== undefined && row[column] !== ''),
  );
  const columns = used.map((column) => {
    const title = rows.shownTitles[column] ?? '';
    return all.every((row) => isNumber(row[column])) ? { title, align: 'right' as const } : { title };
  });
  return { columns, cells: all.map((row) => used.map((column) => row[column])) };
}

function isNumber(cell: string | number | undefined): boolean {
  return typeof cell !== 'string' || /^-?\d+(\.\d+)?(e[+-]\d+)?$|^-?Infinity$|^NaN$/.test(cell);
}
