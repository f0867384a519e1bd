import { FormatError } from '@brushwork/record';
import type { DecodedImage, ImageFormat, ImagePart, ImageParts } from './image.js';
import { checkImageCost, type PartPlace } from './image-limits.js';
import type { ImageReport } from './image-report.js';
import type { PixelCoding } from './pixel-coding.js';

/** A picture among those of a file, and where it begins. */
export interface StoredPart {
  /** Format of the file. */
  readonly format: ImageFormat;
  /** How pixels are stored. */
  readonly coding: PixelCoding;
  /** Width of the largest size. */
  readonly width: number;
  /** Height of the largest size. */
  readonly height: number;
  /** How many pictures there are. */
  readonly parts: ImageParts;
  /** The one that is meant. */
  readonly part: ImagePart;
  /** Offset of its first byte. */
  readonly offset: number;
}

/** A side of a size: half of that of the one before, never less than 1. */
export function sideOfMip(side: number, mip: number): number {
  return Math.max(1, Math.floor(side / 2 ** mip));
}

/** Bytes of one picture of a size. */
export function sizeOfMip(
  { coding, height, width }: Pick<StoredPart, 'coding' | 'height' | 'width'>,
  mip: number,
): number {
  return coding.sizeOf(sideOfMip(width, mip), sideOfMip(height, mip));
}

/**
 * Decodes one of the pictures of a file. What is missing of its pixels is an issue. Throws 'truncated' when none of them is
 * there, 'bad-count' and 'limit' before any memory is asked for.
 */
export function decodePart(
  bytes: Uint8Array,
  stored: StoredPart,
  { place, report }: { readonly place: PartPlace; readonly report: ImageReport },
): DecodedImage {
  const { coding, format, offset, part, parts } = stored;
  if (stored.width === 0 || stored.height === 0) checkImageCost({ ...stored, more: 0 }, place);
  const width = sideOfMip(stored.width, part.mip);
  const height = sideOfMip(stored.height, part.mip);
  checkImageCost({ width, height, more: 0 }, place);
  const size = coding.sizeOf(width, height);
  if (offset >= bytes.length) {
    throw new FormatError('truncated', 'the file ends before the pixels', {
      path: [place.name],
      offset: bytes.length,
      expected: offset + size,
      found: bytes.length,
    });
  }
  const data = new Uint8Array(width * height * 4);
  const { put, of } = coding.put(bytes.subarray(offset, offset + size), { width, height, data });
  if (put < of) {
    const what = coding.compression === 'block' ? 'blocks' : 'pixels';
    report.add('image-truncated', () => ({
      message: `has ${put} of ${of} ${what}`,
      offset: bytes.length,
      expected: of,
      found: put,
    }));
  }
  return {
    format,
    width,
    height,
    channels: coding.channels,
    bitsPerChannel: coding.bitsPerChannel,
    compression: coding.compression,
    pixelFormat: coding.name,
    parts,
    data,
    issues: report.all(),
  };
}
