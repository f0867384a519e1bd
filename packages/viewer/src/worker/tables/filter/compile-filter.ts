import type { ColumnValue } from '@brushwork/ops';
import { FormatError, type Role } from '@brushwork/record';
import type { Filter } from './parse-filter.js';

/** What a filter asks of a table. */
export interface FilteredTable {
  /** Titles that a filter may name. */
  readonly columnNames: readonly string[];
  /** Reads a column by its title, in any case; `undefined` when there is none. */
  reader(title: string): { readonly role: Role | undefined; read(i: number): ColumnValue } | undefined;
  /** All that a row says, as people read it. */
  textOf(i: number): string;
}

/** Whether a row is kept. */
export type RowTest = (i: number) => boolean;

/** Makes a test of a filter. `not-found` for a column that isn't there, `bad-text` for a value that it can't have. */
export function compileFilter(filter: Filter, table: FilteredTable): RowTest {
  switch (filter.kind) {
    case 'all': {
      const tests = filter.parts.map((part) => compileFilter(part, table));
      return (i) => tests.every((test) => test(i));
    }
    case 'any': {
      const tests = filter.parts.map((part) => compileFilter(part, table));
      return (i) => tests.some((test) => test(i));
    }
    case 'not': {
      const test = compileFilter(filter.part, table);
      return (i) => !test(i);
    }
    case 'text': {
      const wanted = filter.text.toLowerCase();
      return (i) => table.textOf(i).toLowerCase().includes(wanted);
    }
    case 'compare':
      return comparisonTest(filter, table);
  }
}

type Compare = Extract<Filter, { kind: 'compare' }>;

function comparisonTest(filter: Compare, table: FilteredTable): RowTest {
  const { column, comparison } = filter;
  const reader = table.reader(column);
  if (reader === undefined) {
    const names = table.columnNames.slice(0, 40).join(', ');
    throw new FormatError('not-found', `there is no column "${column}"; there are ${names}`);
  }
  const { role } = reader;
  const wanted = numberOf(filter, role);
  const text = filter.value.toLowerCase();
  const has = (value: ColumnValue): string => (value === undefined ? '' : String(value).toLowerCase());
  switch (comparison) {
    case 'contains':
      return (i) => has(reader.read(i)).includes(text);
    case 'begins':
      return (i) => has(reader.read(i)).startsWith(text);
    case 'ends':
      return (i) => has(reader.read(i)).endsWith(text);
    case 'has': {
      if (wanted === undefined) throw refused(filter, role);
      const mask = wanted >>> 0;
      return (i) => (Number(reader.read(i)) & mask) >>> 0 === mask;
    }
    case '=':
    case '!=': {
      const isWanted = comparison === '=';
      return (i) => isEqual(reader.read(i), { wanted, text }) === isWanted;
    }
    default: {
      if (wanted === undefined) {
        const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
        return (i) => {
          const value = reader.read(i);
          // Numbers have no order among words.
          return typeof value === 'string' && meets(comparison, order.compare(value, filter.value));
        };
      }
      return (i) => {
        const value = reader.read(i);
        if (value === undefined || value === '') return false;
        return meets(comparison, Number(value) - wanted);
      };
    }
  }
}

function meets(comparison: '<' | '<=' | '>' | '>=', difference: number): boolean {
  switch (comparison) {
    case '<':
      return difference < 0;
    case '<=':
      return difference <= 0;
    case '>':
      return difference > 0;
    case '>=':
      return difference >= 0;
  }
}

function isEqual(
  value: ColumnValue,
  { wanted, text }: { readonly wanted: number | undefined; readonly text: string },
): boolean {
  if (value === undefined) return text === '';
  if (typeof value === 'number')
    return wanted === undefined
      ? String(value).toLowerCase() === text
      : value === wanted || Math.fround(wanted) === value;
  return String(value).toLowerCase() === text;
}

/** The number that a value is: in decimal or hexadecimal digits, or by its name. */
function numberOf({ value, isQuoted }: Compare, role: Role | undefined): number | undefined {
  if (isQuoted || value === '') return undefined;
  const number = Number(value);
  if (!Number.isNaN(number)) return number;
  if (role?.kind !== 'enum' && role?.kind !== 'flags') return undefined;
  const lower = value.toLowerCase();
  return Object.entries(role.values).find(([name]) => name.toLowerCase() === lower)?.[1];
}

function refused({ column, value }: Compare, role: Role | undefined): FormatError {
  const names = role?.kind === 'flags' || role?.kind === 'enum' ? Object.keys(role.values) : [];
  const known = names.length === 0 ? '' : `; there are ${names.join(', ')}`;
  return new FormatError('bad-text', `"${value}" is no number, and no bit of ${column} is called so${known}`);
}
