import {
  type AnyField,
  ArrayField,
  type Layout,
  NestedField,
  UnionField,
  VectorField,
} from '@brushwork/record';
import type { CsvCell } from './csv.js';
import { valueText } from './value-text.js';

/** One column of records. */
export interface FlatColumn {
  /** Its title: the field's name, with a dot before what is inside it. */
  readonly title: string;
  /** Its cell of a record in plain form. */
  readonly cell: (plain: unknown) => CsvCell;
}

/** Whom columns are for: programs get one for each number, people one for each vector and short array. */
export type ColumnReader = 'program' | 'person';

/** Longer arrays than this stay in one cell, as numbers with spaces between. */
const longestFlatArray = 16;

/** The columns of a layout's records. */
export function columnsOfRecord(layout: Layout, reader: ColumnReader, prefix = ''): FlatColumn[] {
  return layout.slots
    .filter(({ field }) => field.kind !== 'padding')
    .flatMap(({ name, field }) =>
      columnsOfField(field, reader, prefix + name).map((column) =>
        within(column, (plain) => member(plain, name)),
      ),
    );
}

/** The columns of one field. */
export function columnsOfField(field: AnyField, reader: ColumnReader, title: string): FlatColumn[] {
  if (field instanceof NestedField) return columnsOfRecord(field.record.layout, reader, `${title}.`);
  if (field instanceof UnionField) return columnsOfUnion(field, reader, title);
  if (reader === 'person') return [{ title, cell: (plain) => valueText(field, plain) }];
  if (field instanceof VectorField) {
    return field.components.map((component) =>
      within(exact(`${title}.${component}`), (plain) => member(plain, component)),
    );
  }
  return field instanceof ArrayField ? columnsOfArray(field, title) : [exact(title)];
}

function columnsOfArray(field: ArrayField<unknown>, title: string): FlatColumn[] {
  if (field.length > longestFlatArray) return [exact(title)];
  return Array.from({ length: field.length }, (_, i) => i).flatMap((i) =>
    columnsOfField(field.element as AnyField, 'program', `${title}.${i}`).map((column) =>
      within(column, (plain) => (Array.isArray(plain) ? (plain[i] as unknown) : undefined)),
    ),
  );
}

/** The arm's name, then the fields of all arms; those of the same name share a column. */
function columnsOfUnion(field: UnionField<unknown>, reader: ColumnReader, title: string): FlatColumn[] {
  const columns = new Map<string, FlatColumn>();
  const arm = `${title}.$case`;
  columns.set(
    arm,
    within(exact(arm), (plain) => member(plain, '$case')),
  );
  for (const { layout } of field.arms.values()) {
    for (const column of columnsOfRecord(layout, reader, `${title}.`)) {
      if (!columns.has(column.title)) columns.set(column.title, column);
    }
  }
  return [...columns.values()];
}

function exact(title: string): FlatColumn {
  return { title, cell: exactCell };
}

/** A column of something inside a record. */
function within(column: FlatColumn, inner: (plain: unknown) => unknown): FlatColumn {
  return { title: column.title, cell: (plain) => column.cell(inner(plain)) };
}

function member(plain: unknown, name: string): unknown {
  if (plain === null || typeof plain !== 'object' || !Object.hasOwn(plain, name)) return undefined;
  return (plain as Readonly<Record<string, unknown>>)[name];
}

function exactCell(plain: unknown): CsvCell {
  if (Array.isArray(plain)) return plain.map(String).join(' ');
  return plain !== null && typeof plain === 'object' ? JSON.stringify(plain) : (plain as CsvCell);
}
