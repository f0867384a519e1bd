import { FormatError, type FormatErrorCode } from '@brushwork/record';
import type { DecodedImage } from './image.js';
import { checkImageCost, type ImagePlace } from './image-limits.js';
import { ImageReport } from './image-report.js';
import { tgaIndexes, tgaMapEntry } from './tga-colour-map.js';
import { TgaHeader, tgaTypes } from './tga-header.js';
import { layOutTga, type TgaLayout } from './tga-layout.js';
import { TgaPixelOrder } from './tga-pixel-order.js';
import { type TgaPixelKind, tgaColour, tgaGrey } from './tga-pixels.js';

/** Added to the type of an image that is run-length encoded. */
const runLength = 8;

/**
 * Decodes a TGA image. What is missing of its pixels is an issue. Throws 'truncated' without a whole header, text and colour
 * map or a single pixel, 'bad-value' for what is no TGA image, 'unsupported' for kinds of pixels that aren't decoded,
 * 'bad-count' and 'limit'.
 */
export function decodeTga(bytes: Uint8Array, place: ImagePlace): DecodedImage {
  const path = [place.name];
  if (bytes.length < TgaHeader.size) {
    throw new FormatError(
      'truncated',
      `a TGA image begins with ${TgaHeader.size} bytes, it has ${bytes.length}`,
      {
        path,
        expected: TgaHeader.size,
        found: bytes.length,
      },
    );
  }
  const header = TgaHeader.fromBytes(bytes);
  const type = checkType(header, place.name);
  const isPacked = (header.imageType & runLength) !== 0;
  const { height, width } = header;
  const isMapped = type === tgaTypes.COLOUR_MAPPED;
  checkImageCost({ width, height, more: isMapped ? header.mapEntryCount * 4 : 0 }, place);
  const report = new ImageReport(place.name);
  const size = Math.ceil(header.pixelBits / 8);
  const least = isPacked ? 0 : width * height * size;
  if (isMapped) tgaMapEntry(header, place.name);
  const layout = layOutTga(bytes, { header, least, name: place.name, report });
  const kind = isMapped
    ? tgaIndexes(header, { bytes, offset: layout.mapOffset, name: place.name }, report)
    : plainKind(header, { type, name: place.name });
  if (header.interleaving !== 0) {
    report.add('image-interleaved', () => ({
      message: 'rows that are interleaved are shown in the order of the file',
      path: ['interleaving'],
      offset: 17,
      expected: 0,
      found: header.interleaving,
    }));
  }
  checkAlpha(header, kind, report);
  const order = new TgaPixelOrder(header);
  const stored = bytes.subarray(0, layout.pixelEnd);
  const { end, overrun } = (isPacked ? putRuns : putPlain)(stored, {
    layout,
    kind,
    order,
    count: width * height,
  });
  if (order.passed < width * height) {
    report.add('image-truncated', () => ({
      message: `has ${order.passed} of ${width * height} pixels`,
      offset: end,
      expected: width * height,
      found: order.passed,
    }));
  } else if (overrun !== undefined) {
    report.add('image-run', () => ({
      message: 'a run goes on behind the last pixel of the image',
      offset: overrun,
    }));
  }
  return {
    format: 'tga',
    width,
    height,
    channels: kind.channels,
    bitsPerChannel: kind.bitsPerChannel,
    compression: isPacked ? 'run-length' : 'none',
    data: order.data,
    issues: report.all(),
  };
}

function checkType({ colourMapType, imageType, mapEntryCount }: TgaHeader, name: string): number {
  const type = imageType & ~runLength;
  const fail = (code: FormatErrorCode, message: string): FormatError =>
    new FormatError(code, message, { path: [name, 'imageType'], offset: 2, found: imageType });
  if (imageType === tgaTypes.NONE) throw fail('bad-count', 'the file says that it has no image');
  if (imageType === 32 || imageType === 33) {
    throw fail('unsupported', `packing ${imageType} of a TGA image is not decoded`);
  }
  if (type < 1 || type > 3 || imageType > 11) {
    throw fail('bad-value', `a TGA image is of type 1, 2, 3, 9, 10 or 11, not ${imageType}`);
  }
  if (colourMapType > 1) {
    throw new FormatError('bad-value', `a colour map is there (1) or not (0), not ${colourMapType}`, {
      path: [name, 'colourMapType'],
      offset: 1,
      expected: '0 or 1',
      found: colourMapType,
    });
  }
  if (type === tgaTypes.COLOUR_MAPPED && (colourMapType === 0 || mapEntryCount === 0)) {
    throw fail('bad-count', 'the image is of indexes into a colour map and has none');
  }
  return type;
}

function plainKind(
  { alphaBits, pixelBits }: TgaHeader,
  { name, type }: { readonly type: number; readonly name: string },
): TgaPixelKind {
  const isGrey = type === tgaTypes.GREYSCALE;
  const kind = isGrey ? tgaGrey(pixelBits, alphaBits) : tgaColour(pixelBits, alphaBits);
  if (kind !== undefined) return kind;
  const expected = isGrey ? '8 or 16' : '15, 16, 24 or 32';
  throw new FormatError(
    'unsupported',
    `${isGrey ? 'grey' : 'coloured'} pixels have ${expected} bits, not ${pixelBits}`,
    { path: [name, 'pixelBits'], offset: 16, expected, found: pixelBits },
  );
}

/** Alpha is what the header says; a number of bits that the pixels have no place for is reported. */
function checkAlpha(header: TgaHeader, kind: TgaPixelKind, report: ImageReport): void {
  const { alphaBits } = header;
  const hasAlpha = kind.channels === 2 || kind.channels === 4;
  const expected = hasAlpha ? (kind.bitsPerChannel === 5 ? 1 : 8) : 0;
  if (alphaBits === expected) return;
  report.add('image-alpha', () => ({
    message: hasAlpha
      ? `alpha is said to have ${alphaBits} bits, and is read as ${expected}`
      : `alpha is said to have ${alphaBits} bits, for which the pixels have no place`,
    path: ['alphaBits'],
    offset: 17,
    expected,
    found: alphaBits,
  }));
}

interface PixelWork {
  readonly layout: TgaLayout;
  readonly kind: TgaPixelKind;
  readonly order: TgaPixelOrder;
  readonly count: number;
}

/** Where the pixels end, and where a run begins that goes on behind the image. */
interface PixelEnd {
  readonly end: number;
  readonly overrun?: number;
}

/** Puts pixels that are stored as they are. */
function putPlain(stored: Uint8Array, { count, kind, layout, order }: PixelWork): PixelEnd {
  let at = layout.pixelOffset;
  for (let i = 0; i < count && at + kind.size <= stored.length; i++) {
    kind.put(stored, at, order);
    order.next();
    at += kind.size;
  }
  return { end: at };
}

/** Puts pixels that are run-length encoded; runs may go on in the next row, as in older files. */
function putRuns(stored: Uint8Array, { count, kind, layout, order }: PixelWork): PixelEnd {
  let at = layout.pixelOffset;
  while (order.passed < count && at < stored.length) {
    const start = at;
    const control = stored[at++]!;
    const length = (control & 0x7f) + 1;
    const used = Math.min(length, count - order.passed);
    const isRun = (control & 0x80) !== 0;
    for (let i = 0; i < used; i++) {
      if (at + kind.size > stored.length) return { end: at };
      kind.put(stored, at, order);
      order.next();
      if (!isRun) at += kind.size;
    }
    if (isRun) at += kind.size;
    if (used < length) return { end: at, overrun: start };
  }
  return { end: at };
}
