import type { RowTextFormat } from '../../protocol/table-types.js';
import { countText } from '../lists/number-text.js';
import { copyText } from './copy-text.js';
import type { RowSource } from './row-source.js';

/** Most rows that are copied at once. */
const mostCopied = 200_000;

/** Copies the rows from one place to another one, in either order, and says how many. Refuses more than a clipboard takes. */
export async function copyRows(
  source: RowSource,
  format: RowTextFormat,
  [from, to]: readonly [from: number, to: number],
): Promise<number> {
  const first = Math.min(from, to);
  const count = Math.abs(to - from) + 1;
  if (count > mostCopied) throw new Error(`that are ${countText(count)} rows: save them as CSV instead`);
  let text = '';
  for await (const slice of source.text(format, { first, end: first + count })) text += slice;
  await copyText(text);
  return count;
}

/** Name of a file for the rows of a table. */
export function csvName(path: string): string {
  return `${path === '' ? 'chunks' : path.replaceAll(/[^A-Za-z0-9._[\]-]+/g, '_')}.csv`;
}
