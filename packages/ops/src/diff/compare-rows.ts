import { type ContentRows, FormatError } from '@brushwork/record';
import { align } from './align.js';
import { AlignedPart } from './aligned-part.js';
import type { FieldChange } from './diff-change.js';
import { Hashes, Mixer } from './hashes.js';

/** What rows are compared with. */
export interface RowContext {
  /** Path of the part. */
  readonly path: string;
  /** Whether they are strings of a text. */
  readonly areLines?: boolean;
  /** Most rows that are put side by side one by one. */
  readonly maxThings: number;
}

/** Most characters that the rows of one file may have as text. */
const mostText = 256 * 1024 * 1024;

/** Columns that say where a row lies: they follow from what is before it. */
const placeColumns: ReadonlySet<string> = new Set(['offset', 'index']);

/**
 * Compares rows that are worked out from content: lines of text, rows of visibility, solids of physics. Throws `FormatError`
 * 'limit' when they have too much text.
 */
export function compareRows(left: ContentRows, right: ContentRows, context: RowContext): AlignedPart {
  const { path, areLines = false, maxThings } = context;
  const columns = left.columns
    .map(({ name }) => name)
    .filter((name) => !placeColumns.has(name) && right.columns.some((other) => other.name === name));
  const [lefts, rights] = [hashRows(left, columns), hashRows(right, columns)];
  return new AlignedPart({
    path,
    kind: areLines ? 'lines' : 'rows',
    alignment: align(lefts, rights, { areMovedFound: true, maxThings }),
    isChanged: (l, r) => !lefts.isSame(l, rights, r),
    labelOf: () => undefined,
    fieldsOf: (l, r) => fieldsOf(l < 0 ? undefined : left.row(l), r < 0 ? undefined : right.row(r), columns),
  });
}

function hashRows(rows: ContentRows, columns: readonly string[]): Hashes {
  const hashes = new Hashes(rows.length);
  const mixer = new Mixer();
  let left = mostText;
  for (let i = 0; i < hashes.length; i++) {
    const row = rows.row(i);
    mixer.start();
    for (const name of columns) {
      const text = textOf(row[name]);
      left -= text.length;
      mixer.addText(text);
    }
    if (left < 0) throw new FormatError('limit', `rows of more than ${mostText} characters`);
    mixer.finish(hashes, i);
  }
  return hashes;
}

/** A value as text by which it is compared. */
function textOf(value: unknown): string {
  return typeof value === 'string'
    ? value
    : (JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? `${inner}n` : inner)) ?? '');
}

/** The columns of two rows. */
function fieldsOf(
  left: Readonly<Record<string, unknown>> | undefined,
  right: Readonly<Record<string, unknown>> | undefined,
  columns: readonly string[],
): FieldChange[] {
  return columns.flatMap((field) => {
    const [a, b] = [left?.[field], right?.[field]];
    const isSame: boolean = left !== undefined && right !== undefined && textOf(a) === textOf(b);
    if (a === undefined && b === undefined) return [];
    return [{ field, left: a, right: b, ...(isSame && { isSame: true as const }) }];
  });
}
