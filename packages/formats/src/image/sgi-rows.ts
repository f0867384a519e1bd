import type { ImageReport } from './image-report.js';
import type { SgiLayout } from './sgi-layout.js';

/** Where a compressed row lies in the file. */
interface RowPlace {
  readonly start: number;
  readonly end: number;
}

/** Reads rows of an SGI image into `row`, one number a pixel, and says how many pixels there were. */
export type SgiRowReader = (channel: number, y: number, row: Uint16Array) => number;

/** A reader of rows that are stored as they are. */
export function verbatimRows({ bytes, bytesPerChannel, height, width }: SgiLayout): SgiRowReader {
  return (channel, y, row) => {
    const start = 512 + (channel * height + y) * width * bytesPerChannel;
    const count = Math.max(0, Math.min(width, Math.floor((bytes.length - start) / bytesPerChannel)));
    for (let x = 0; x < count; x++) {
      const at = start + x * bytesPerChannel;
      row[x] = bytesPerChannel === 1 ? bytes[at]! : (bytes[at]! << 8) | bytes[at + 1]!;
    }
    return count;
  };
}

/**
 * A reader of rows that are run-length encoded. A table of offsets and one of lengths lead to them; they lie anywhere behind
 * the tables, and equal rows may share their bytes. The tables were checked to be in the file.
 */
export function runLengthRows(layout: SgiLayout, report: ImageReport): SgiRowReader {
  reportOverlaps(layout, report);
  return (channel, y, row) => {
    const path = ['channels', channel, 'rows', y];
    const place = placeOf(layout, channel * layout.height + y);
    const firstByte = tablesEnd(layout);
    if (place.start < firstByte || place.start >= layout.bytes.length) {
      report.add('image-row-place', () => ({
        message: `begins at ${place.start}, ${place.start < firstByte ? 'inside the header or the tables' : 'behind the end of the file'}`,
        path,
        offset: 512 + (channel * layout.height + y) * 4,
        found: place.start,
      }));
      return 0;
    }
    if (place.end > layout.bytes.length) {
      report.add('image-row-place', () => ({
        message: `ends ${place.end - layout.bytes.length} bytes behind the end of the file`,
        path,
        offset: place.start,
        expected: layout.bytes.length,
        found: place.end,
      }));
    }
    const end = Math.min(place.end, layout.bytes.length);
    const { count, problem } = expandRow(layout, { start: place.start, end }, row);
    if (problem === 'overrun') {
      report.add('image-run', () => ({
        message: 'a run goes on behind the end of the row',
        path,
        offset: place.start,
      }));
    } else if (count < layout.width) {
      report.add('image-row', () => ({
        message: `has ${count} of ${layout.width} pixels`,
        path,
        offset: place.start,
        expected: layout.width,
        found: count,
      }));
    }
    return count;
  };
}

/** First byte behind the tables. */
export function tablesEnd({ channelCount, height }: Pick<SgiLayout, 'channelCount' | 'height'>): number {
  return 512 + height * channelCount * 8;
}

function placeOf({ bytes, channelCount, height }: SgiLayout, index: number): RowPlace {
  const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = d.getUint32(512 + index * 4);
  return { start, end: start + d.getUint32(512 + (height * channelCount + index) * 4) };
}

interface ExpandedRow {
  readonly count: number;
  readonly problem: 'overrun' | undefined;
}

/** Unpacks one row. Each step takes at least one byte and stops at the row's width, so the work is bounded by both. */
function expandRow(
  { bytes, bytesPerChannel, width }: SgiLayout,
  place: RowPlace,
  row: Uint16Array,
): ExpandedRow {
  const numberAt = (at: number): number =>
    bytesPerChannel === 1 ? bytes[at]! : (bytes[at]! << 8) | bytes[at + 1]!;
  let at = place.start;
  let count = 0;
  while (at + bytesPerChannel <= place.end) {
    const control = numberAt(at);
    at += bytesPerChannel;
    const length = control & 0x7f;
    if (length === 0) return { count, problem: undefined };
    if (count === width) return { count, problem: 'overrun' };
    const used = Math.min(length, width - count);
    if ((control & 0x80) === 0) {
      if (at + bytesPerChannel > place.end) break;
      row.fill(numberAt(at), count, count + used);
      at += bytesPerChannel;
      count += used;
    } else {
      const there = Math.min(used, Math.floor((place.end - at) / bytesPerChannel));
      for (let i = 0; i < there; i++) row[count + i] = numberAt(at + i * bytesPerChannel);
      at += length * bytesPerChannel;
      count += there;
      if (there < used) break;
    }
    if (used < length) return { count, problem: 'overrun' };
  }
  return { count, problem: undefined };
}

/** Rows may be the same bytes, but not a part of each other's. */
function reportOverlaps(layout: SgiLayout, report: ImageReport): void {
  const rowCount = layout.height * layout.shownChannels;
  const starts = new Float64Array(rowCount);
  const size = 2 ** 20;
  for (let i = 0; i < rowCount; i++) {
    const { start, end } = placeOf(layout, i);
    // The start and a length of up to 20 bits in one exact number: sorted without an object for each row.
    starts[i] = start * size + Math.min(end - start, size - 1);
  }
  starts.sort();
  let furthest = 0;
  let last = -1;
  let overlaps = 0;
  let first = 0;
  for (const value of starts) {
    const start = Math.floor(value / size);
    const end = start + (value % size);
    if (value !== last && start < furthest) {
      if (overlaps === 0) first = start;
      overlaps++;
    }
    furthest = Math.max(furthest, end);
    last = value;
  }
  if (overlaps === 0) return;
  report.add('image-row-overlap', () => ({
    message: `${overlaps} rows begin inside others`,
    offset: first,
    found: overlaps,
  }));
}
