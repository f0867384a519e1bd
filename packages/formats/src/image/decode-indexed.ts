import type { DecodedImage, ImageFormat, ImageParts } from './image.js';
import { checkImageCost, type ImagePlace } from './image-limits.js';
import type { ImageReport } from './image-report.js';
import { standInPalette } from './palette.js';

/** Pixels that are numbers of colours. */
export interface IndexedPixels {
  /** Format of the file. */
  readonly format: ImageFormat;
  /** Pixels in a row. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  /** The pixels, as many as there are. */
  readonly pixels: Uint8Array;
  /** Offset of the first in the file. */
  readonly offset: number;
  /** Red, green and blue of each colour; a stand-in unless known. */
  readonly palette: Uint8Array | undefined;
  /** The colour that is a hole; none unless given. */
  readonly hole?: number;
  /** How many sizes there are. */
  readonly parts: ImageParts;
}

/**
 * Makes a picture of numbers of colours. Missing pixels, numbers without a colour and a palette that nobody gave are
 * issues. Throws 'bad-count' and 'limit' before any memory is asked for.
 */
export function decodeIndexed(
  indexed: IndexedPixels,
  { place, report }: { readonly place: ImagePlace; readonly report: ImageReport },
): DecodedImage {
  const { format, height, hole = -1, offset, parts, pixels, width } = indexed;
  checkImageCost({ width, height, more: 0 }, place);
  const palette = indexed.palette ?? standInPalette();
  if (indexed.palette === undefined) {
    report.add('image-palette', () => ({ message: 'its colours are in another file, which was not given' }));
  }
  const count = Math.min(width * height, pixels.length);
  const data = new Uint8Array(width * height * 4);
  const colours = Math.floor(palette.length / 3);
  for (let i = 0, to = 0; i < count; i++, to += 4) {
    const index = pixels[i] as number;
    if (index === hole) continue;
    if (index >= colours) {
      report.add('image-index', () => ({
        message: `pixel ${i} is colour ${index} of ${colours}`,
        offset: offset + i,
        expected: `0 to ${colours - 1}`,
        found: index,
      }));
      continue;
    }
    data[to] = palette[index * 3] as number;
    data[to + 1] = palette[index * 3 + 1] as number;
    data[to + 2] = palette[index * 3 + 2] as number;
    data[to + 3] = 255;
  }
  if (count < width * height) {
    report.add('image-truncated', () => ({
      message: `has ${count} of ${width * height} pixels`,
      offset: offset + count,
      expected: width * height,
      found: count,
    }));
  }
  return {
    format,
    width,
    height,
    channels: hole < 0 ? 3 : 4,
    bitsPerChannel: 8,
    compression: 'none',
    pixelFormat: 'indexes',
    parts,
    data,
    issues: report.all(),
  };
}
