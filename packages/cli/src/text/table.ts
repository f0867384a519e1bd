import { cutToWidth, displayWidth } from './display-width.js';
import { escapeText } from './escape-text.js';

/** What a cell of a table can hold; `undefined` leaves it empty. */
export type TableCell = string | number | bigint | undefined;

/** One column of a table. */
export interface TableColumn {
  /** The title above it; made safe for terminals like every cell. */
  readonly title: string;
  /** Where its cells stand; when not given, right for a column of numbers only and else left. */
  readonly align?: 'left' | 'right' | undefined;
  /** Adds colour to a cell that is already padded; must not change its width. */
  readonly style?: ((text: string) => string) | undefined;
}

/** How a table is laid out. */
export interface TableOptions {
  /** Columns of the terminal, so that lines are cut to fit; given only when writing to a terminal, never to a file. */
  readonly width?: number | undefined;
  /** Adds colour to the line of titles. */
  readonly titleStyle?: ((text: string) => string) | undefined;
  /** Put in front of each line. */
  readonly indent?: string | undefined;
}

const gap = 2;
/** A column is not made narrower than this to fit; a terminal too narrow even for that gets long lines. */
const leastWidth = 8;

/**
 * Writes rows as aligned plain text, numbers to the right, two spaces between columns, none at a line's end. Texts are
 * made safe for terminals here, so that no caller can forget it. Each line ends in a line feed.
 */
export function formatTable(
  columns: readonly TableColumn[],
  rows: readonly (readonly TableCell[])[],
  options: TableOptions = {},
): string {
  const titles = columns.map(({ title }) => escapeText(title));
  const texts = rows.map((row) => columns.map((_, index) => textOf(row[index])));
  const alignments = columns.map(({ align }, index) => align ?? alignmentOf(rows, index));
  const widths = titles.map((title, index) =>
    texts.reduce((widest, row) => Math.max(widest, displayWidth(row[index] ?? '')), displayWidth(title)),
  );
  if (options.width !== undefined)
    shrink(widths, alignments, options.width - displayWidth(options.indent ?? ''));
  const line = (cells: readonly string[], style: (text: string, index: number) => string): string => {
    const padded = cells.map((cell, index) => {
      const isLast = index === cells.length - 1;
      const shown = pad(cell, widths[index] ?? 0, { align: alignments[index] ?? 'left', isLast });
      return shown === '' ? '' : style(shown, index);
    });
    return `${(options.indent ?? '') + padded.join(' '.repeat(gap))}`.trimEnd();
  };
  const lines = titles.every((title) => title === '') ? [] : [line(titles, options.titleStyle ?? keep)];
  for (const row of texts) lines.push(line(row, (text, index) => columns[index]?.style?.(text) ?? text));
  return lines.map((text) => `${text}\n`).join('');
}

function keep(text: string): string {
  return text;
}

function textOf(cell: TableCell): string {
  if (typeof cell === 'string') return escapeText(cell);
  if (cell === undefined) return '';
  return Object.is(cell, -0) ? '-0' : String(cell);
}

function alignmentOf(rows: readonly (readonly TableCell[])[], index: number): 'left' | 'right' {
  const cells = rows.map((row) => row[index]).filter((cell) => cell !== undefined);
  return cells.length > 0 && cells.every((cell) => typeof cell !== 'string') ? 'right' : 'left';
}

/** Takes columns from the widest text column until the line fits; numbers stay whole. */
function shrink(widths: number[], alignments: readonly ('left' | 'right')[], limit: number): void {
  let excess = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1) - limit;
  while (excess > 0) {
    const candidates = widths.map((width, index) =>
      alignments[index] === 'left' && width > leastWidth ? width : 0,
    );
    const widest = Math.max(0, ...candidates);
    if (widest === 0) return;
    // Down to the next widest first, so that two long columns shrink alike.
    const next = Math.max(leastWidth, ...candidates.filter((width) => width < widest));
    const share = candidates.filter((width) => width === widest).length;
    const cut = Math.max(1, Math.min(widest - next, Math.ceil(excess / share)));
    widths[candidates.indexOf(widest)] = widest - Math.min(cut, excess);
    excess -= Math.min(cut, excess);
  }
}

function pad(
  text: string,
  width: number,
  place: { readonly align: 'left' | 'right'; readonly isLast: boolean },
): string {
  const shown = cutToWidth(text, width);
  const spaces = ' '.repeat(Math.max(0, width - displayWidth(shown)));
  if (place.align === 'right') return spaces + shown;
  return place.isLast ? shown : shown + spaces;
}
