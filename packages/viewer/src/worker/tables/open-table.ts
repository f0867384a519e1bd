import { EntityText } from '@brushwork/formats';
import {
  type ColumnReader,
  type ColumnValue,
  columnReaders,
  counted,
  rangeInside,
  typeText,
} from '@brushwork/ops';
import {
  type AnyField,
  type AnyStruct,
  ArrayField,
  type ContentRows,
  ListBase,
  NestedField,
  PlacedRecords,
  type Role,
  UnionField,
  VectorField,
} from '@brushwork/record';
import type { TableCell, TableColumn, TableRow } from '../../protocol/table-types.js';
import type { CellLinks } from './cell-links.js';
import { colorText } from './color-text.js';
import { EntityColumns } from './entity-columns.js';
import type { FilteredTable } from './filter/compile-filter.js';
import { type OpenedContent, pathOfChunk } from './opened-content.js';

/** Rows that tell how wide columns are. */
const measuredRows = 48;
/** Characters of the widest column. */
const widestColumn = 44;
/** Longer cells are cut; the detail of a record has all of it. */
const longestCell = 400;

/** A table: its columns, and what each of its rows says. */
export class OpenTable implements FilteredTable {
  /** What it is of. */
  readonly opened: OpenedContent;
  /** Titles of its columns. */
  readonly titles: readonly string[];
  private readonly links: CellLinks | undefined;
  private readonly entities: EntityColumns | undefined;
  private readonly fields: ReadonlyMap<string, AnyField>;
  private names: ReadonlySet<string> | undefined;
  private readers: ReadonlyMap<string, ColumnReader> | undefined;

  constructor(opened: OpenedContent, links: CellLinks | undefined) {
    this.opened = opened;
    this.links = links;
    const { content, rows } = opened;
    this.entities = content instanceof EntityText ? new EntityColumns(content) : undefined;
    this.titles = this.entities?.titles ?? rows.shownTitles;
    this.fields = shownFields(opened);
  }

  /** Number of rows. */
  get count(): number {
    return this.opened.rows.count;
  }

  /** Row `i` of the content. */
  row(i: number): TableRow {
    const shown = this.entities?.cells(i) ?? this.opened.rows.shown(i)[0] ?? [];
    const links = this.links?.at(i);
    const notes = this.links?.notesOf(i);
    return {
      index: i,
      cells: this.titles.map((title, column): TableCell => {
        const whole = String(shown[column] ?? '');
        const text = whole.length > longestCell ? `${whole.slice(0, longestCell)} …` : whole;
        const field = this.fields.get(title);
        const note = notes?.get(title);
        const color = field === undefined ? undefined : colorText(title, field, text);
        const found =
          links === undefined
            ? (this.chunkLinks(title, text, i) ?? this.partLinks(title, text))
            : this.links?.ofCell(title, text, links);
        return {
          text,
          ...(found !== undefined && found.length > 0 && { links: found }),
          ...(color !== undefined && { color }),
          ...(note !== undefined && { note }),
        };
      }),
    };
  }

  /** What a row of a lump of parts is about: the part of the name in its first cell. */
  private partLinks(title: string, text: string): TableCell['links'] {
    if (title !== this.titles[0] || !this.partNames.has(text)) return undefined;
    const path = [...this.opened.names, text].join('.');
    return [
      {
        from: 0,
        to: text.length,
        path,
        index: undefined,
        count: undefined,
        label: undefined,
        isBroken: false,
      },
    ];
  }

  private get partNames(): ReadonlySet<string> {
    const { map, content } = this.opened;
    this.names ??= new Set(map === undefined ? [] : content.namedParts?.().keys());
    return this.names;
  }

  /** The chunk that a row of chunks is about. */
  private chunkLinks(title: string, text: string, i: number): TableCell['links'] {
    const { chunk, rows } = this.opened;
    if (chunk === undefined || rows.kind !== 'chunks' || (title !== 'path' && title !== 'tag'))
      return undefined;
    const path = pathOfChunk(chunk.tree.chunk(rangeInside(chunk.tree, chunk.index).from + i));
    const link = { path, index: undefined, count: undefined, label: undefined, isBroken: false };
    return [{ from: 0, to: text.length, ...link }];
  }

  /** The columns, as wide as some of the rows are. */
  columns(textOf: (title: string) => string): TableColumn[] {
    const sample = Array.from({ length: Math.min(this.count, measuredRows) }, (_, k) =>
      this.row(this.count <= measuredRows ? k : Math.floor((k * this.count) / measuredRows)),
    );
    const { targets } = this.links ?? {};
    return this.titles.map((title, column): TableColumn => {
      const field = this.fields.get(title);
      const texts = sample.map(({ cells }) => textWithLabels(cells[column]));
      const texts_ = texts.filter((text) => text !== '');
      const width = Math.max(title.length + 2, ...texts.map(({ length }) => length));
      return {
        title,
        type: field === undefined ? '' : typeText(field),
        target: targets?.get(title) ?? targets?.get(`${title}.0`),
        isNumber:
          texts_.length > 0 &&
          texts_.every((text) => /^-?[\d.]+(e[+-]?\d+)?$/i.test(text)) &&
          isScalar(field),
        width: Math.min(widestColumn, title === 'index' ? Math.max(width, String(this.count).length) : width),
        text: textOf(title),
      };
    });
  }

  /** Titles that filters may name. */
  get columnNames(): readonly string[] {
    return [...new Set([...this.titles, ...this.known.keys()])];
  }

  /** All that a row says. */
  textOf(i: number): string {
    if (this.entities !== undefined) return this.entities.textOf(i);
    const { rows } = this.opened;
    return (rows.shown(i)[0] ?? []).join('\n');
  }

  /** Reads a column by its title, in any case. */
  reader(title: string): { readonly role: Role | undefined; read(i: number): ColumnValue } | undefined {
    if (this.entities !== undefined) return this.entities.reader(title);
    const lower = title.toLowerCase();
    if (lower === 'index' && this.titles[0] === 'index') return { role: undefined, read: (i) => i };
    const exact =
      this.known.get(title) ?? [...this.known.values()].find((one) => one.title.toLowerCase() === lower);
    if (exact !== undefined) return exact;
    const column = this.titles.findIndex((one) => one.toLowerCase() === lower);
    if (column < 0) return this.programReader(lower);
    return { role: undefined, read: (i) => this.shownValue(i, column) };
  }

  /** By what a column is sorted: its numbers, one after the other where there are several. */
  sortReaders(title: string): ((i: number) => ColumnValue)[] {
    const inner = [...this.known.values()].filter((one) => one.title.startsWith(`${title}.`));
    const own = this.entities === undefined ? this.known.get(title) : undefined;
    if (own === undefined && inner.length > 0 && inner.length <= 4)
      return inner.map(
        (one) =>
          (i): ColumnValue =>
            one.read(i),
      );
    const reader = own ?? this.reader(title);
    return reader === undefined ? [] : [(i) => reader.read(i)];
  }

  private get known(): ReadonlyMap<string, ColumnReader> {
    this.readers ??= columnReaders(this.opened.content);
    return this.readers;
  }

  private shownValue(i: number, column: number): ColumnValue {
    return this.opened.rows.shown(i)[0]?.[column];
  }

  /** A column that programs get and people don't: one number of an array inside of rows. */
  private programReader(
    lower: string,
  ): { readonly role: undefined; read(i: number): ColumnValue } | undefined {
    const { titles } = this.opened.rows;
    const column = titles.findIndex((one) => one.toLowerCase() === lower);
    if (column < 0) return undefined;
    return {
      role: undefined,
      read: (i) => (this.opened.rows.cells(i)[0]?.[column] ?? undefined) as ColumnValue,
    };
  }
}

function textWithLabels(cell: TableCell | undefined): string {
  if (cell === undefined) return '';
  const labels = cell.links?.map(({ label }) => (label === undefined ? '' : ` (${label})`)) ?? [];
  return cell.text + labels.join('') + (cell.note === undefined ? '' : ` (${cell.note})`);
}

function isScalar(field: AnyField | undefined): boolean {
  return !(field instanceof VectorField) && !(field instanceof ArrayField);
}

/** The field of each column, as far as one stands behind it. */
function shownFields({ content }: OpenedContent): ReadonlyMap<string, AnyField> {
  const { record, element } = content as { readonly record?: AnyStruct; readonly element?: AnyField };
  const fields = new Map<string, AnyField>();
  if (content instanceof ListBase || content instanceof PlacedRecords) {
    if (record !== undefined) addFields(fields, record, '');
    else if (element !== undefined) fields.set('value', element);
  } else {
    const rows: ContentRows | undefined = content.rows?.();
    for (const { name, field } of rows?.columns ?? []) if (field !== undefined) fields.set(name, field);
  }
  return fields;
}

function addFields(fields: Map<string, AnyField>, record: AnyStruct, prefix: string): void {
  for (const { name, field } of record.layout.slots) {
    if (field instanceof NestedField) addFields(fields, field.record as AnyStruct, `${prefix}${name}.`);
    else if (field instanceof UnionField) {
      for (const arm of (field as UnionField<unknown>).arms.values())
        addFields(fields, arm, `${prefix}${name}.`);
    } else if (!fields.has(prefix + name)) fields.set(prefix + name, field);
  }
}

/** How many things a table has, and of what size. */
export function summaryOf({ content, rows }: OpenedContent): string {
  const { kind, count, recordSize } = rows;
  const size = content.bytes.length;
  if (kind === 'records' || kind === 'placed-records' || kind === 'faces')
    return `${counted(count, kind === 'faces' ? 'face' : 'record')} of ${counted(recordSize ?? 0, 'byte')}`;
  if (kind === 'values') return `${counted(count, 'value')} of ${counted(recordSize ?? 0, 'byte')}`;
  if (kind === 'entity-text') return `${counted(count, 'entity', 'entities')}, ${counted(size, 'byte')}`;
  if (kind === 'chunks') return counted(count, 'chunk');
  if (kind === 'opaque') return `${counted(size, 'byte')} that are not understood`;
  return `${counted(count, kind === 'sequence' ? 'value' : 'row')}, ${counted(size, 'byte')}`;
}
