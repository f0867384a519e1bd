import { EntityText } from '@brushwork/formats';
import { rangeInside } from '@brushwork/ops';
import { type AnyField, type AnyStruct, type Layout, ListBase, PlacedRecords } from '@brushwork/record';
import type { OpenedContent } from './opened-content.js';

/** Where a row's bytes are in its content. */
export interface RecordPlace {
  /** First byte. */
  readonly start: number;
  /** Byte behind the last one. */
  readonly end: number;
}

/** Bytes of a row as lines of a lump that isn't understood have them. */
const lineSize = 32;

/** Where the bytes of row `i` are in the content, from its first byte; `undefined` for rows that are worked out. */
export function placeOfRow({ content, rows, chunk }: OpenedContent, i: number): RecordPlace | undefined {
  if (!(i >= 0 && i < rows.count)) return undefined;
  if (content instanceof ListBase && rows.kind !== 'faces')
    return { start: i * content.elementSize, end: (i + 1) * content.elementSize };
  if (content instanceof PlacedRecords) {
    const start = content.positions[i] ?? 0;
    return { start, end: start + content.record.size };
  }
  if (content instanceof EntityText) return content.entities[i]?.span;
  if (rows.kind === 'chunks' && chunk !== undefined) {
    const inner = chunk.tree.chunk(rangeInside(chunk.tree, chunk.index).from + i);
    const first = content.offset - chunk.tree.offset;
    return { start: inner.start - first, end: inner.end - first };
  }
  if (rows.kind === 'faces' && rows.recordSize !== undefined) {
    // Behind the number of corners, where there is one.
    const head = content.bytes.length % rows.recordSize;
    return { start: head + i * rows.recordSize, end: head + (i + 1) * rows.recordSize };
  }
  if (rows.titles[0] === 'offset' && rows.titles[1] === 'bytes')
    return { start: i * lineSize, end: Math.min((i + 1) * lineSize, content.bytes.length) };
  return undefined;
}

/** The row whose bytes hold a byte of the content; `undefined` for none. */
export function rowAt(opened: OpenedContent, at: number): number | undefined {
  const { content, rows } = opened;
  if (content instanceof ListBase && rows.kind !== 'faces') {
    const i = Math.floor(at / content.elementSize);
    return i < content.length ? i : undefined;
  }
  if (rows.titles[0] === 'offset' && rows.titles[1] === 'bytes') return Math.floor(at / lineSize);
  // Rows lie in the order of the file: the last one that doesn't begin behind it.
  let low = 0;
  let high = rows.count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const place = placeOfRow(opened, middle);
    if (place === undefined) return undefined;
    if (place.start <= at) low = middle;
    else high = middle - 1;
  }
  const place = placeOfRow(opened, low);
  return place !== undefined && place.start <= at && at < place.end ? low : undefined;
}

/** What the elements of a list are made of; `undefined` for other content. */
export function rootOf(opened: OpenedContent): AnyField | Layout | undefined {
  const { content } = opened;
  if (!(content instanceof ListBase) && !(content instanceof PlacedRecords)) return undefined;
  if (opened.rows.kind === 'faces') return undefined;
  const { record, element } = content as { readonly record?: AnyStruct; readonly element?: AnyField };
  return record?.layout ?? element;
}
