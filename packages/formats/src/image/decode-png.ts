import { FormatError } from '@brushwork/record';
import { decode } from 'fast-png';
import { zlibSync } from 'fflate';
import { LimitedInflate } from '../container/inflate.js';
import { LimitedOutput } from '../container/limited-output.js';
import type { DecodedImage } from './image.js';
import { checkImageCost, type ImagePlace } from './image-limits.js';
import { ImageReport } from './image-report.js';
import { type PngChunks, type PngHead, pngSignature, readPngChunks } from './png-chunks.js';

/** Passes over an interlaced image: where each begins, and its steps. */
const passes: readonly (readonly [x: number, y: number, across: number, down: number])[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

/** Bytes of all rows, each with the byte in front that says how it was made smaller. */
function rawSize({ channels, depth, height, interlacing, width }: PngHead): number {
  const rows = (across: number, down: number): number =>
    across <= 0 || down <= 0 ? 0 : down * (1 + Math.ceil((across * channels * depth) / 8));
  if (interlacing === 0) return rows(width, height);
  return passes.reduce(
    (sum, [x, y, across, down]) =>
      sum + rows(Math.ceil((width - x) / across), Math.ceil((height - y) / down)),
    0,
  );
}

/**
 * Decodes a PNG image. Its pixels are unpacked here, where they can't become more than the head says, and given on as they
 * are; chunks that have nothing to do with the picture aren't looked at. What is missing is an issue. Throws 'bad-magic',
 * 'truncated', 'bad-value', 'unsupported', 'bad-count' and, before any memory is asked for, 'limit'.
 */
export function decodePng(bytes: Uint8Array, place: ImagePlace): DecodedImage {
  const { name } = place;
  const report = new ImageReport(name);
  const chunks = readPngChunks(bytes, name, report);
  const { head } = chunks;
  const { channels, colourType, depth, height, width } = head;
  const size = rawSize(head);
  checkImageCost({ width, height, more: width * height === 0 ? 0 : size * 3 }, place);
  if (colourType === 3 && (chunks.palette === undefined || chunks.palette.length < 3)) {
    throw new FormatError('bad-count', 'an image of indexes without colours', { path: [name, 'PLTE'] });
  }
  const rows = new Uint8Array(size);
  const found = unpack(chunks.data, { rows, report });
  if (found < size) {
    if (found === 0)
      throw new FormatError('truncated', 'there are no pixels', { path: [name], expected: size });
    report.add('image-truncated', () => ({
      message: `has ${found} of ${size} bytes of rows`,
      expected: size,
      found,
    }));
  }
  const data = toColours(decodeRows(chunks, rows, name), chunks);
  return {
    format: 'png',
    width,
    height,
    channels: colourType === 3 ? (chunks.transparency === undefined ? 3 : 4) : channels,
    bitsPerChannel: colourType === 3 ? 8 : depth,
    compression: 'deflate',
    data,
    issues: report.all(),
  };
}

/** Rows while they are unpacked: what fits of them is kept. */
class RowOutput extends LimitedOutput {
  private readonly size: number;

  constructor(size: number) {
    super({ maxOutput: size, what: 'the image' });
    this.size = size;
  }

  override push(bytes: Uint8Array): void {
    const room = this.size - this.length;
    super.push(bytes.subarray(0, room));
    if (bytes.length <= room) return;
    throw new FormatError('limit', `unpacks to more than its ${this.size} bytes of rows`);
  }
}

/** Unpacks as much as there is and fits; says how many bytes that were. */
function unpack(
  data: readonly Uint8Array[],
  { report, rows }: { readonly rows: Uint8Array; readonly report: ImageReport },
): number {
  // Two bytes stand in front of the packed data, whatever chunks they are in.
  let passed = 0;
  const output = new RowOutput(rows.length);
  const inflate = new LimitedInflate(output);
  try {
    for (const chunk of data) {
      const skip = Math.min(2 - passed, chunk.length);
      passed += skip;
      inflate.push(chunk.subarray(skip));
    }
    if (output.length < rows.length) inflate.finish();
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    report.add('image-chunk', () => ({ message: error.reason, path: ['IDAT'] }));
  }
  const found = output.finish();
  rows.set(found);
  return found.length;
}

/** A PNG image of nothing but what a decoder needs, with rows that aren't packed. */
function plainPng({ headBytes, palette, transparency }: PngChunks, rows: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [Uint8Array.from(pngSignature)];
  const add = (type: string, content: Uint8Array): void => {
    const chunk = new Uint8Array(12 + content.length);
    new DataView(chunk.buffer).setUint32(0, content.length);
    chunk.set(
      [...type].map((character) => character.charCodeAt(0)),
      4,
    );
    chunk.set(content, 8);
    parts.push(chunk);
  };
  add('IHDR', headBytes.subarray(0, 13));
  const colours = palette?.subarray(0, Math.min(768, palette.length - (palette.length % 3)));
  if (colours !== undefined) add('PLTE', colours);
  const colourType = headBytes[9] as number;
  if (transparency !== undefined && colourType === 3)
    add('tRNS', transparency.subarray(0, (colours?.length ?? 0) / 3));
  add('IDAT', zlibSync(rows, { level: 0 }));
  add('IEND', new Uint8Array(0));
  const png = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    png.set(part, at);
    at += part.length;
  }
  return png;
}

type DecodedRows = ReturnType<typeof decode>;

function decodeRows(chunks: PngChunks, rows: Uint8Array, name: string): DecodedRows {
  try {
    return decode(plainPng(chunks, rows));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new FormatError('bad-value', `the image is damaged: ${reason}`, { path: [name], cause });
  }
}

/** Puts what was decoded as red, green, blue and alpha; indexes without a colour stay empty. */
function toColours(decoded: DecodedRows, { head, transparency }: PngChunks): Uint8Array<ArrayBuffer> {
  const { channels, colourType, depth, height, width } = head;
  const data = new Uint8Array(width * height * 4);
  const most = 2 ** depth - 1;
  const rowLength = depth < 8 ? Math.ceil((width * depth) / 8) : width * channels;
  const hole = colourType === 0 || colourType === 2 ? holeOf(transparency, channels) : undefined;
  const numberAt = (y: number, i: number): number => {
    if (depth >= 8) return decoded.data[y * rowLength + i] as number;
    const byte = decoded.data[y * rowLength + ((i * depth) >> 3)] as number;
    return (byte >> (8 - depth - ((i * depth) & 7))) & most;
  };
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 4) {
      const first = numberAt(y, x * channels);
      if (colourType === 3) {
        const colour = decoded.palette?.[first];
        if (colour !== undefined) data.set([...colour.slice(0, 3), colour[3] ?? 255], to);
        continue;
      }
      const isGrey = channels < 3;
      const second = isGrey ? first : numberAt(y, x * channels + 1);
      const third = isGrey ? first : numberAt(y, x * channels + 2);
      const alpha = channels === 2 || channels === 4 ? numberAt(y, x * channels + channels - 1) : most;
      const isHole = hole !== undefined && first === hole[0] && second === hole[1] && third === hole[2];
      data[to] = Math.round((first * 255) / most);
      data[to + 1] = Math.round((second * 255) / most);
      data[to + 2] = Math.round((third * 255) / most);
      data[to + 3] = isHole ? 0 : Math.round((alpha * 255) / most);
    }
  }
  return data;
}

/** The colour that is a hole, of images without alpha. */
function holeOf(transparency: Uint8Array | undefined, channels: number): readonly number[] | undefined {
  if (transparency === undefined || transparency.length < channels * 2) return undefined;
  const number = (i: number): number =>
    ((transparency[i * 2] as number) << 8) | (transparency[i * 2 + 1] as number);
  return channels === 1 ? [number(0), number(0), number(0)] : [number(0), number(1), number(2)];
}
