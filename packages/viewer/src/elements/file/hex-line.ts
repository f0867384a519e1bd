import { html, nothing, type TemplateResult } from 'lit';
import type { ByteSpan } from '../../protocol/byte-api.js';
import { offsetText } from '../lists/number-text.js';
import type { ByteLines, KnownByte } from './byte-lines.js';
import { cssProperties } from './css-properties.js';

/** Bytes of a larger part aren't all outlined. */
const largestOutlined = 64;

/** Bytes that follow each other. */
export interface ByteRange {
  /** The first. */
  readonly start: number;
  /** Behind the last. */
  readonly end: number;
}

/** What lines of bytes are drawn from. */
export interface HexLook {
  /** The bytes. */
  readonly lines: ByteLines | undefined;
  /** Bytes in a line. */
  readonly perLine: number;
  /** Offset of the first byte in the file. */
  readonly first: number;
  /** How many bytes there are. */
  readonly size: number;
  /** The byte that keys work on. */
  readonly cursor: number;
  /** What the byte is a part of that is spoken of. */
  readonly shown: ByteSpan | undefined;
  /** The record that is selected. */
  readonly record: ByteRange | undefined;
  /** The field that is selected. */
  readonly field: ByteRange | undefined;
  /** The bytes that are selected by themselves. */
  readonly stretch: ByteRange | undefined;
}

/** A line: where it is, its bytes, and what they are as text. */
export function hexLine(look: HexLook, line: number, top: number): TemplateResult {
  const { first, lines, perLine, size } = look;
  const start = line * perLine;
  const count = Math.min(perLine, size - start);
  const positions = Array.from({ length: Math.max(0, count) }, (_, k) => start + k);
  const known = positions.map((position) => lines?.at(position));
  return html`<div class="line" role="row" aria-rowindex=${line + 1} ${cssProperties({ '--top': `${top}px` })}>
    <div class="offset" role="rowheader">${(first + start).toString(16).padStart(8, '0')}</div>
    ${positions.map((position, k) => {
      const byte = known[k];
      return html`<div
        id=${`byte-${position}`}
        role="gridcell"
        data-at=${position}
        aria-selected=${isInside(look.stretch, position) ? 'true' : nothing}
        class=${classOf(look, position, { span: byte?.span, next: known[k + 1]?.span })}
      ><span>${byte === undefined ? '··' : byte.value.toString(16).padStart(2, '0')}</span></div>`;
    })}
    <div class="text" role="gridcell">${positions.map((position, k) => html`<span data-at=${position} class=${marksOf(look, position)}>${character(known[k])}</span>`)}</div>
  </div>`;
}

/** What the byte is that is spoken of. */
export function hexStatus(
  lines: ByteLines | undefined,
  { first, position, size }: { readonly position: number; readonly first: number; readonly size: number },
): TemplateResult {
  const byte = size === 0 ? undefined : lines?.at(position);
  if (byte === undefined) return html`<div class="status" role="status"></div>`;
  const { span, value } = byte;
  const isPadding = span?.kind === 'padding';
  return html`<div class="status" role="status">
    <span class="dim">${offsetText(first + position)}</span>
    <span>${span === undefined ? 'bytes of unknown meaning' : span.title}</span>
    <span class="dim">${span === undefined ? `${value}` : span.text}</span>
    ${isPadding ? html`<span class="dim">padding</span>` : ''}
    ${span?.kind === 'gap' ? html`<span class="warning">between lumps</span>` : ''}
  </div>`;
}

function classOf(
  look: HexLook,
  position: number,
  { next, span }: { readonly span: ByteSpan | undefined; readonly next: ByteSpan | undefined },
): string {
  const { cursor, perLine, shown } = look;
  const k = position % perLine;
  const isJoined = span !== undefined && next === span && k + 1 !== perLine / 2;
  const isSame = span !== undefined && span === shown && span.end - span.start <= largestOutlined;
  return [
    'byte',
    span?.kind ?? '',
    span?.kind === 'field' ? `f${span.shade}` : '',
    span?.start === position ? 'begins' : '',
    isJoined ? 'joined' : '',
    k === perLine / 2 ? 'half' : '',
    isSame ? 'same' : '',
    marksOf(look, position),
    position === cursor ? 'cursor' : '',
  ].join(' ');
}

function marksOf({ field, record, stretch }: HexLook, position: number): string {
  if (isInside(stretch, position)) return 'stretch';
  if (isInside(field, position)) return 'chosen';
  return isInside(record, position) ? 'ranged' : '';
}

function isInside(range: ByteRange | undefined, position: number): boolean {
  return range !== undefined && position >= range.start && position < range.end;
}

function character(byte: KnownByte | undefined): string {
  if (byte === undefined) return ' ';
  return byte.value >= 0x20 && byte.value < 0x7f ? String.fromCharCode(byte.value) : '·';
}
