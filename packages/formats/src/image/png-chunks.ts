import { FormatError } from '@brushwork/record';
import type { ImageReport } from './image-report.js';

/** What stands in front of the pixels of a PNG image. */
export interface PngHead {
  /** Pixels in a row. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  /** Bits of each number of a pixel, or of an index. */
  readonly depth: number;
  /** 0 grey, 2 colour, 3 index, 4 grey and alpha, 6 colour and alpha. */
  readonly colourType: number;
  /** 0: row after row; 1: in seven passes. */
  readonly interlacing: number;
  /** Numbers for each pixel. */
  readonly channels: number;
}

/** The chunks of a PNG image that its picture is made of. */
export interface PngChunks {
  /** What the first one says. */
  readonly head: PngHead;
  /** Content of the first one. */
  readonly headBytes: Uint8Array;
  /** Colours of indexes, three bytes each. */
  readonly palette: Uint8Array | undefined;
  /** Alpha of indexes, or a colour that is a hole. */
  readonly transparency: Uint8Array | undefined;
  /** Packed pixels. */
  readonly data: readonly Uint8Array[];
}

/** The eight bytes that a PNG image begins with. */
export const pngSignature: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Numbers of a pixel, and bits that they may have, by kind. */
const kinds: ReadonlyMap<number, { readonly channels: number; readonly depths: readonly number[] }> = new Map(
  [
    [0, { channels: 1, depths: [1, 2, 4, 8, 16] }],
    [2, { channels: 3, depths: [8, 16] }],
    [3, { channels: 1, depths: [1, 2, 4, 8] }],
    [4, { channels: 2, depths: [8, 16] }],
    [6, { channels: 4, depths: [8, 16] }],
  ],
);

/**
 * Finds the chunks that matter. A chunk that goes on behind the end of the file, and a file without a last one, are issues.
 * Throws 'truncated', 'bad-magic', 'bad-value' and 'unsupported'.
 */
export function readPngChunks(bytes: Uint8Array, name: string, report: ImageReport): PngChunks {
  if (pngSignature.some((byte, i) => bytes[i] !== byte)) {
    throw new FormatError('bad-magic', 'no PNG image', { path: [name], offset: 0 });
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let head: PngHead | undefined;
  let headBytes = new Uint8Array(0);
  let palette: Uint8Array | undefined;
  let transparency: Uint8Array | undefined;
  const data: Uint8Array[] = [];
  let isClosed = false;
  for (let at = 8; at + 8 <= bytes.length && !isClosed; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const start = at + 8;
    const content = bytes.subarray(start, start + length);
    if (head === undefined) {
      headBytes = content.slice();
      head = readHead(headBytes, { type, name });
    } else if (type === 'PLTE') palette ??= content;
    else if (type === 'tRNS') transparency ??= content;
    else if (type === 'IDAT') data.push(content);
    else if (type === 'IEND') isClosed = true;
    if (content.length < length) {
      report.add('image-chunk', () => ({
        message: `chunk ${JSON.stringify(type)} goes on behind the end of the file`,
        offset: at,
        expected: start + length,
        found: bytes.length,
      }));
      isClosed = true;
    }
    at = start + length + 4;
  }
  if (head === undefined)
    throw new FormatError('truncated', 'a PNG image without its head', { path: [name], offset: 8 });
  return { head, headBytes, palette, transparency, data };
}

function readHead(
  bytes: Uint8Array,
  { name, type }: { readonly name: string; readonly type: string },
): PngHead {
  const place = { path: [name, 'IHDR'], offset: 8 };
  if (type !== 'IHDR') throw new FormatError('bad-value', 'a PNG image begins with its head', place);
  if (bytes.length < 13) throw new FormatError('truncated', 'the head of the PNG image is cut', place);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [depth = 0, colourType = 0, compression = 0, filter = 0, interlacing = 0] = bytes.subarray(8, 13);
  const kind = kinds.get(colourType);
  if (
    kind === undefined ||
    !kind.depths.includes(depth) ||
    compression !== 0 ||
    filter !== 0 ||
    interlacing > 1
  ) {
    throw new FormatError('bad-value', `there are no PNG images of kind ${colourType} with ${depth} bits`, {
      ...place,
      found: `${depth}, ${colourType}, ${compression}, ${filter}, ${interlacing}`,
    });
  }
  if (interlacing === 1 && depth < 8) {
    throw new FormatError('unsupported', `seven passes of ${depth} bits are not decoded`, place);
  }
  const { channels } = kind;
  return { width: view.getUint32(0), height: view.getUint32(4), depth, colourType, interlacing, channels };
}
