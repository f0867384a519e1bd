import { EntityText } from '@brushwork/formats';
import { fieldSpans, lumpRows, rangeInside, valueText } from '@brushwork/ops';
import { FormatError, RowContent } from '@brushwork/record';
import type { ByteSpan } from '../../protocol/byte-api.js';
import { type OpenedContent, pathOfChunk } from '../tables/opened-content.js';
import { littleEndianOf } from '../tables/record-detail.js';
import { placeOfRow, rootOf, rowAt } from '../tables/record-place.js';

/** Bytes of a content, from its first one. */
export interface ByteRange {
  /** First byte. */
  readonly start: number;
  /** Byte behind the last one. */
  readonly end: number;
}

/** Most spans of one answer: what lies behind stays without. */
const mostSpans = 20_000;
/** Deepest content inside other content that is looked into. */
const deepest = 8;
/** Colours by which fields are told apart. */
const shades = 6;
/** Longer values are cut. */
const longestValue = 80;

/** What the bytes of a lump, part or chunk are, as far as they lie in a range. */
export function contentSpans(opened: OpenedContent, range: ByteRange, depth = 0): ByteSpan[] {
  const { content, rows } = opened;
  if (rows.kind === 'chunks') return chunkSpans(opened, range, depth);
  if (rootOf(opened) !== undefined) return recordSpans(opened, range);
  if (content instanceof EntityText) return entitySpans(opened, range);
  const isKnown = content.kind !== 'opaque';
  const { path } = opened;
  const parts = depth < deepest ? partSpans(opened, range, depth) : [];
  return [
    {
      start: 0,
      end: content.bytes.length,
      kind: isKnown ? 'content' : 'unknown',
      shade: 0,
      title: path,
      text: isKnown ? content.kind : 'not understood',
      at: { path },
    },
    ...parts,
  ];
}

function recordSpans(opened: OpenedContent, range: ByteRange): ByteSpan[] {
  const root = rootOf(opened);
  const { content, path } = opened;
  const spans: ByteSpan[] = [];
  const d = new DataView(content.bytes.buffer, content.bytes.byteOffset, content.bytes.byteLength);
  const littleEndian = littleEndianOf(opened);
  const first = firstRow(opened, range.start);
  for (let i = first; root !== undefined && i < content.length && spans.length < mostSpans; i++) {
    const place = placeOfRow(opened, i);
    if (place === undefined || place.start >= range.end) break;
    let shade = 0;
    for (const span of fieldSpans(root, { d, o: place.start, littleEndian })) {
      const [start, end] = [place.start + span.start, place.start + span.end];
      const own = span.kind === 'field' ? shade++ % shades : 0;
      if (end <= range.start || start >= range.end) continue;
      const value =
        span.field === undefined
          ? ''
          : String(valueText(span.field, span.field.plain(d, start, littleEndian)) ?? '');
      const last = spans.at(-1);
      const name = span.name === '' ? '' : `.${span.name}`;
      const text = span.kind === 'hole' ? 'left free by alignment' : `${span.type}  ${cut(value)}`;
      // Bit fields share their word.
      if (last?.start === start && last.end === end && last.at?.index === i)
        spans[spans.length - 1] = {
          ...last,
          title: `${last.title}, ${span.name}`,
          text: `${last.text}, ${cut(value)}`,
        };
      else
        spans.push({
          start,
          end,
          kind: span.kind,
          shade: own,
          title: `${path}[${i}]${span.kind === 'hole' ? '' : name}`,
          text,
          at: { path, index: i, ...(span.name !== '' && { field: span.name }) },
        });
    }
  }
  const end = content.bytes.length - content.remainder;
  if (content.remainder > 0 && range.end > end && content.kind !== 'placed-records')
    spans.push({
      start: end,
      end: content.bytes.length,
      kind: 'unknown',
      shade: 0,
      title: path,
      text: 'left over behind the last whole record',
      at: { path },
    });
  return spans;
}

function firstRow(opened: OpenedContent, start: number): number {
  const found = rowAt(opened, Math.max(0, start));
  if (found !== undefined) return found;
  // Between two rows: the next one that ends behind it.
  let i = 0;
  while (i < opened.rows.count && (placeOfRow(opened, i)?.end ?? 0) <= start) i++;
  return i;
}

function entitySpans(opened: OpenedContent, range: ByteRange): ByteSpan[] {
  const { path } = opened;
  const spans: ByteSpan[] = [];
  const { entities } = opened.content as EntityText;
  const from = entities.findIndex(({ span }) => span.end > range.start);
  for (let i = from; i >= 0 && i < entities.length && spans.length < mostSpans; i++) {
    const entity = entities[i];
    if (entity === undefined || entity.span.start >= range.end) break;
    const whole = { path, index: i };
    spans.push({
      ...entity.span,
      kind: 'content',
      shade: 0,
      title: `${path}[${i}]`,
      text: 'entity',
      at: whole,
    });
    for (const [k, { key, value, keySpan, valueSpan }] of entity.pairs.entries()) {
      const at = { path, index: i, field: key };
      const title = `${path}[${i}].${key}`;
      spans.push({ ...keySpan, kind: 'field', shade: (k * 2) % shades, title, text: 'key', at });
      spans.push({ ...valueSpan, kind: 'field', shade: (k * 2 + 1) % shades, title, text: cut(value), at });
    }
  }
  return spans.filter(({ start, end }) => end > range.start && start < range.end && end > start);
}

/** The parts inside that lie in the same bytes. */
function partSpans(opened: OpenedContent, range: ByteRange, depth: number): ByteSpan[] {
  const { content, names, map } = opened;
  const spans: ByteSpan[] = [];
  for (const [name, part] of content.namedParts?.() ?? []) {
    if (part.isFile === true || spans.length >= mostSpans) continue;
    try {
      const inner = part.open();
      const from = inner.offset - content.offset;
      const { length } = inner.bytes;
      const isApart = inner instanceof RowContent || part.isUnpacked === true;
      if (isApart || from < 0 || from + length > content.bytes.length) continue;
      if (from + length <= range.start || from >= range.end || length === 0) continue;
      const own: OpenedContent = {
        path: [...names, name].join('.'),
        names: [...names, name],
        content: inner,
        rows: lumpRows(inner),
        block: opened.block,
        map,
        chunk: undefined,
      };
      const within = { start: Math.max(0, range.start - from), end: range.end - from };
      for (const span of contentSpans(own, within, depth + 1)) spans.push(moved(span, from));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
    }
  }
  return spans.sort((a, b) => a.start - b.start);
}

function moved(span: ByteSpan, by: number): ByteSpan {
  return { ...span, start: span.start + by, end: span.end + by };
}

/** The chunks inside a chunk, their heads, and what is in those that hold no others. */
function chunkSpans({ chunk, content }: OpenedContent, range: ByteRange, depth: number): ByteSpan[] {
  if (chunk === undefined) return [];
  const { tree } = chunk;
  const { starts, ends, nexts } = tree.table;
  const base = content.offset - tree.offset;
  const spans: ByteSpan[] = [];
  const { from, to: last } = rangeInside(tree, chunk.index);
  let i = from;
  while (i < last && spans.length < mostSpans) {
    const start = (starts[i] as number) - base;
    const end = (ends[i] as number) - base;
    if (start >= range.end) break;
    if (end <= range.start) {
      i = nexts[i] as number;
      continue;
    }
    const one = tree.chunk(i);
    const path = pathOfChunk(one);
    const head = { kind: 'head', title: path, at: { path } } as const;
    spans.push({ ...head, start, end: start + 2, shade: 0, text: `tag ${one.tag}` });
    spans.push({
      ...head,
      start: start + 2,
      end: start + 2 + one.width,
      shade: 1,
      text: `length ${one.length}`,
    });
    const payload = one.payloadStart - base;
    if (!one.isContainer && end > payload) {
      const inner = tree.peek(i);
      const own: OpenedContent = {
        path,
        names: [one.tag],
        content: inner,
        rows: lumpRows(inner),
        block: undefined,
        map: undefined,
        chunk: { tree, index: i },
      };
      const within = { start: Math.max(0, range.start - payload), end: range.end - payload };
      for (const span of contentSpans(own, within, depth + 1)) spans.push(moved(span, payload));
    }
    i++;
  }
  return spans;
}

function cut(text: string): string {
  return text.length > longestValue ? `${text.slice(0, longestValue)} …` : text;
}
