import path from 'node:path';
import type { FaceWinding } from '@brushwork/formats';
import type { RowRange } from '@brushwork/ops';
import type { TagOptions } from '../shared/tag-schema.js';

/** Options of `dump`. */
export interface DumpOptions extends TagOptions {
  /** Name or number of the lump, path of something inside it, or of a model's chunk. Models and lists of parts do without. */
  readonly lump?: string | undefined;
  /** List what is inside it. */
  readonly listParts?: boolean | undefined;
  /** Write a model's faces as triangles. */
  readonly triangles?: boolean | undefined;
  /** Which way round the corners of triangles are given. */
  readonly winding?: FaceWinding | undefined;
  /** How it is written. */
  readonly format?: DumpFormat | undefined;
  /** Most records that are written. */
  readonly limit?: number | undefined;
  /** Records that are left out at the beginning. */
  readonly offset?: number | undefined;
  /** Keep spreadsheets from running texts as formulas. */
  readonly safeCsv?: boolean | undefined;
  /** Write bytes instead of records. */
  readonly raw?: boolean | undefined;
  /** The file to write to. */
  readonly output?: string | undefined;
  /** Replace that file. */
  readonly overwrite?: boolean | undefined;
}

/** The ways to write records. */
export type DumpFormat = 'table' | 'json' | 'jsonl' | 'csv';

const formatsByExtension: ReadonlyMap<string, DumpFormat> = new Map([
  ['.json', 'json'],
  ['.jsonl', 'jsonl'],
  ['.ndjson', 'jsonl'],
  ['.csv', 'csv'],
]);

/** Most rows of a table for people unless they ask for more. */
const tableLimit = 20;

/** How records are written: as asked for, or as the name of the output says. */
export function formatOf({ format, json, output }: DumpOptions): DumpFormat {
  if (json === true) return 'json';
  if (format !== undefined) return format;
  return formatsByExtension.get(path.extname(output ?? '').toLowerCase()) ?? 'table';
}

/** Which of `count` rows are written. */
export function rangeOf(
  count: number,
  { offset = 0, limit, ...options }: DumpOptions,
  shownAtMost: number = tableLimit,
): RowRange {
  const most = limit ?? (formatOf(options) === 'table' ? shownAtMost : Number.POSITIVE_INFINITY);
  const first = Math.min(offset, count);
  return { first, end: Math.min(count, first + most) };
}
