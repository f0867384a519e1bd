import { EntityText } from '@brushwork/formats';
import { fieldSpans, valueText } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import type { FieldDetail, RecordDetail, TableCell } from '../../protocol/table-types.js';
import type { CellLinks } from './cell-links.js';
import { colorText } from './color-text.js';
import type { OpenedContent } from './opened-content.js';
import { placeOfRow, rootOf } from './record-place.js';
import type { DocumentedElement, Reference } from './reference.js';

/** What a record is looked at with. */
export interface DetailTools {
  /** Where its numbers lead. */
  readonly links: CellLinks | undefined;
  /** What it is, as the reference says. */
  readonly element: DocumentedElement | undefined;
  /** The reference. */
  readonly reference: Reference | undefined;
  /** Whether it can be seen in the world. */
  readonly isInWorld: boolean;
}

/** Longer texts are cut. */
const longestText = 4000;

/** One row with all that is known of it. `not-found` for one that isn't there. */
export function recordDetail(opened: OpenedContent, index: number, tools: DetailTools): RecordDetail {
  const { path, rows, content } = opened;
  if (!(Number.isInteger(index) && index >= 0 && index < rows.count))
    throw new FormatError('not-found', `there is no row ${index}: ${path} holds ${rows.count}`, {
      path: [...opened.names],
    });
  const place = placeOfRow(opened, index);
  const fields =
    content instanceof EntityText
      ? pairFields(content, index)
      : (spanFields(opened, index, tools) ?? cellFields(opened, index));
  return {
    path,
    index,
    recordName: tools.element?.record?.name,
    document: tools.element?.document,
    offset: place === undefined ? undefined : content.offset + place.start,
    size: place === undefined ? undefined : place.end - place.start,
    fields,
    isInWorld: tools.isInWorld,
    canChange: rootOf(opened) !== undefined,
  };
}

/** The fields of a record, one after the other as they are in the file. */
function spanFields(opened: OpenedContent, index: number, tools: DetailTools): FieldDetail[] | undefined {
  const root = rootOf(opened);
  const place = placeOfRow(opened, index);
  if (root === undefined || place === undefined) return undefined;
  const { bytes } = opened.content;
  const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const littleEndian = littleEndianOf(opened);
  const links = tools.links?.at(index);
  const notes = tools.links?.notesOf(index);
  return fieldSpans(root, { d, o: place.start, littleEndian }).map((span): FieldDetail => {
    const name = span.name === '' && span.kind === 'field' ? 'value' : span.name;
    const said =
      tools.element?.record === undefined
        ? undefined
        : tools.reference?.fieldOf(tools.element.record, span.name);
    const plain = span.field?.plain(d, place.start + span.start, littleEndian);
    const text = cut(span.field === undefined ? '' : String(valueText(span.field, plain) ?? ''));
    const found = links === undefined ? [] : (tools.links?.ofCell(name, text, links) ?? []);
    const note = notes?.get(name);
    const color = span.field === undefined ? undefined : colorText(name, span.field, text);
    return {
      name,
      kind: span.kind,
      type: span.type,
      offset: span.start,
      size: span.end - span.start,
      cell: {
        text,
        ...(found.length > 0 && { links: found }),
        ...(color !== undefined && { color }),
        ...(note !== undefined && { note }),
      },
      document: said?.document,
      role: said?.role,
    };
  });
}

/** Whether numbers of a content have their lowest byte first. */
export function littleEndianOf({ content, map }: OpenedContent): boolean {
  const { byteOrder } = content as { readonly byteOrder?: string };
  return (byteOrder ?? map?.byteOrder ?? 'little') === 'little';
}

function pairFields(content: EntityText, index: number): FieldDetail[] {
  const entity = content.entities[index];
  const start = entity?.span.start ?? 0;
  return (entity?.pairs ?? []).map(
    ({ key, value, valueSpan }): FieldDetail => ({
      name: key,
      kind: 'field',
      type: 'text',
      offset: valueSpan.start - start,
      size: valueSpan.end - valueSpan.start,
      cell: { text: cut(value) },
      document: undefined,
      role: undefined,
    }),
  );
}

/** The cells of a row that has no bytes of its own. */
function cellFields({ rows }: OpenedContent, index: number): FieldDetail[] {
  const [cells = []] = rows.shown(index);
  return rows.shownTitles.map((title, i): FieldDetail => {
    const cell: TableCell = { text: cut(String(cells[i] ?? '')) };
    return {
      name: title,
      kind: 'value',
      type: '',
      offset: 0,
      size: 0,
      cell,
      document: undefined,
      role: undefined,
    };
  });
}

function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)} …` : text;
}
