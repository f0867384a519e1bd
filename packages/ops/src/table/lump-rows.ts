import { EntityText } from '@brushwork/formats';
import {
  type AnyField,
  type AnyStruct,
  type Content,
  type ContentRows,
  ListBase,
  PlacedRecords,
  type RowColumn,
  toHex,
} from '@brushwork/record';
import { type ColumnReader, columnsOfField, columnsOfRecord, type FlatColumn } from './columns.js';
import type { CsvCell } from './csv.js';

/** A lump as rows: records, values, entities, parts of a sequence, lines of bytes. */
export interface LumpRows {
  /** Kind of content. */
  readonly kind: string;
  /** Size of a record in bytes, where all have the same. */
  readonly recordSize: number | undefined;
  /** Number of rows. */
  readonly count: number;
  /** Titles of the columns of `cells`. */
  readonly titles: readonly string[];
  /** Titles of the columns of `shown`. */
  readonly shownTitles: readonly string[];
  /** Row `i` in plain form, exactly. */
  plain(i: number): unknown;
  /** Row `i` as lines of cells: one, or for an entity one for each pair. */
  cells(i: number): readonly (readonly CsvCell[])[];
  /** The same for people. */
  shown(i: number): readonly (readonly (string | number | undefined)[])[];
  /** What the rows don't hold; `undefined` when that is nothing. */
  readonly rest: unknown;
}

/** Bytes in a line of a lump that isn't understood. */
const lineSize = 32;

/** A lump of a map, or something inside one, as rows. */
export function lumpRows(content: Content): LumpRows {
  if (content instanceof EntityText) return entityRows(content);
  if (content instanceof ListBase || content instanceof PlacedRecords) return listRows(content);
  if (content.kind === 'sequence') return sequenceRows(content as SequenceLike);
  const rows = content.rows?.();
  // What can't be read is shown as it is.
  const isUnread = content.status === 'opaque' || content.status === 'truncated';
  return rows === undefined || (rows.length === 0 && isUnread)
    ? byteRows(content)
    : contentRows(content, rows);
}

function listRows(content: ListBase | PlacedRecords): LumpRows {
  const columns = listColumns(content, 'program');
  const shownColumns = listColumns(content, 'person');
  const { remainder, bytes } = content;
  const plain = (i: number): unknown => content.block(i, 1)[0];
  const row = (i: number, cellsOf: readonly FlatColumn[]): CsvCell[][] => {
    const element = plain(i);
    return [[i, ...cellsOf.map(({ cell }) => cell(element))]];
  };
  return {
    kind: content.kind,
    recordSize: content instanceof ListBase ? content.elementSize : content.record.size,
    count: content.length,
    titles: ['index', ...columns.map(({ title }) => title)],
    shownTitles: ['index', ...shownColumns.map(({ title }) => title)],
    plain,
    cells: (i) => row(i, columns),
    shown: (i) => row(i, shownColumns) as (string | number | undefined)[][],
    rest: remainder === 0 ? undefined : toHex(bytes.subarray(bytes.length - remainder)),
  };
}

function listColumns(content: Content, reader: ColumnReader): FlatColumn[] {
  const { record, element } = content as { readonly record?: AnyStruct; readonly element?: AnyField };
  if (record !== undefined) return columnsOfRecord(record.layout, reader);
  return element === undefined ? [] : columnsOfField(element, reader, 'value').map(valueColumn);
}

/** Rows that content works out itself. */
function contentRows(content: Content, rows: ContentRows): LumpRows {
  const columns = rows.columns.flatMap((column) => columnsOfRow(column, 'program'));
  const shownColumns = rows.columns.flatMap((column) => columnsOfRow(column, 'person'));
  const row = (i: number, cellsOf: readonly FlatColumn[]): CsvCell[][] => {
    const values = rows.row(i);
    return [cellsOf.map(({ cell }) => cell(values))];
  };
  const { remainder, bytes } = content;
  return {
    kind: content.kind,
    recordSize: undefined,
    count: rows.length,
    titles: columns.map(({ title }) => title),
    shownTitles: shownColumns.map(({ title }) => title),
    plain: (i) => rows.row(i),
    cells: (i) => row(i, columns),
    shown: (i) => row(i, shownColumns) as (string | number | undefined)[][],
    rest: remainder === 0 ? undefined : toHex(bytes.subarray(bytes.length - remainder)),
  };
}

function columnsOfRow({ name, field }: RowColumn, reader: ColumnReader): FlatColumn[] {
  const inner = (row: unknown): unknown =>
    Object.hasOwn(row as object, name) ? (row as Readonly<Record<string, unknown>>)[name] : undefined;
  if (field !== undefined) {
    return columnsOfField(field, reader, name).map(({ title, cell }) => ({
      title,
      cell: (row) => cell(inner(row)),
    }));
  }
  return [{ title: name, cell: (row) => plainCell(inner(row)) }];
}

function plainCell(value: unknown): CsvCell {
  return value !== null && typeof value === 'object' ? JSON.stringify(value) : (value as CsvCell);
}

/** The column of a value that may be kept with its bytes, because it alone doesn't give them back. */
function valueColumn({ title, cell }: FlatColumn): FlatColumn {
  return {
    title: title.replace(/^value\./, ''),
    cell: (plain) =>
      plain !== null && typeof plain === 'object' && Object.hasOwn(plain, '$value')
        ? cell((plain as { readonly $value: unknown }).$value)
        : cell(plain),
  };
}

function entityRows(content: EntityText): LumpRows {
  const { document } = content;
  const { entities: pairs, ...others } = document.toObject();
  const cells = (i: number): (string | number)[][] =>
    (pairs[i] ?? []).map(([key, value], pair) => [i, pair, key, value]);
  return {
    kind: content.kind,
    recordSize: undefined,
    count: pairs.length,
    titles: ['entity', 'pair', 'key', 'value'],
    shownTitles: ['entity', 'pair', 'key', 'value'],
    plain: (i) => pairs[i],
    cells,
    shown: cells,
    rest: Object.keys(others).length === 0 ? undefined : others,
  };
}

interface SequenceLike extends Content {
  readonly parts: Readonly<Record<string, unknown>>;
}

interface PartSpan {
  readonly part: string;
  readonly first: number;
  readonly isList: boolean;
}

/** A row for each single value and for each element of a list, in the order of the file. */
function sequenceRows(content: SequenceLike): LumpRows {
  const hasRest = content.remainder > 0;
  const count = content.blockCount(1) - (hasRest ? 1 : 0);
  const spans = partSpans(content, count);
  const plain = (i: number): { part: string; index?: number; value: unknown } => {
    const span = spans.findLast(({ first }) => first <= i) as PartSpan;
    const block = content.block(i, 1) as { readonly value?: unknown; readonly items?: readonly unknown[] };
    if (!span.isList) return { part: span.part, value: block.value };
    return { part: span.part, index: i - span.first, value: block.items?.[0] };
  };
  const cells = (i: number): (string | number | undefined)[][] => {
    const { part, index, value } = plain(i);
    return [[part, index, typeof value === 'number' ? value : JSON.stringify(value)]];
  };
  return {
    kind: content.kind,
    recordSize: undefined,
    count,
    titles: ['part', 'index', 'value'],
    shownTitles: ['part', 'index', 'value'],
    plain,
    cells,
    shown: cells,
    rest: hasRest ? toHex(content.bytes.subarray(content.bytes.length - content.remainder)) : undefined,
  };
}

/** Where each part begins, without looking at every element of a list. */
function partSpans(content: SequenceLike, count: number): PartSpan[] {
  const spans: PartSpan[] = [];
  for (let i = 0; i < count; ) {
    const { part, items } = content.block(i, 1) as { readonly part: string; readonly items?: unknown };
    spans.push({ part, first: i, isList: items !== undefined });
    i += items === undefined ? 1 : (content.parts[part] as Content).length;
  }
  return spans;
}

function byteRows(content: Content): LumpRows {
  const { bytes } = content;
  const hex = (i: number): string => toHex(bytes.subarray(i * lineSize, (i + 1) * lineSize));
  return {
    kind: content.kind,
    recordSize: undefined,
    count: Math.ceil(bytes.length / lineSize),
    titles: ['offset', 'bytes'],
    shownTitles: ['offset', 'bytes'],
    plain: hex,
    cells: (i) => [[i * lineSize, hex(i)]],
    shown: (i) => [[`0x${(i * lineSize).toString(16)}`, hex(i).replace(/(.{8})(?!$)/g, '$1 ')]],
    rest: undefined,
  };
}
