import { FormatError } from '@brushwork/record';
import type { ImagePart, ImageParts } from './image.js';

/** What decoding an image may cost. */
export interface ImageLimits {
  /** Most pixels that are decoded. */
  readonly pixels: number;
  /**
   * Most bytes of memory: 4 for each pixel of the result, for each entry of a colour map and for each pixel of one row,
   * 8 for each row and channel of a table of rows, and what libraries unpack pixels to on the way: a PNG file twice, a
   * JPEG file as numbers of 4 bytes and once more. Nothing else that is asked for depends on the file.
   */
  readonly bytes: number;
}

/** Pictures of 4,096 by 4,096, far beyond the textures of the games; 384 MiB, which a JPEG file of that size needs. */
export const defaultImageLimits: ImageLimits = { pixels: 4096 * 4096, bytes: 384 * 1024 * 1024 };

/** What an image asks for, as its header says. */
export interface ImageCost {
  /** Pixels in a row. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  /** Bytes beside those of the pixels. */
  readonly more: number;
}

/** Checks what an image would cost before any memory is asked for. Throws 'bad-count' without pixels, 'limit' for too many. */
export function checkImageCost({ width, height, more }: ImageCost, place: ImagePlace): void {
  const path = [place.name];
  if (width === 0 || height === 0) {
    throw new FormatError('bad-count', `an image of ${width} by ${height} has no pixels`, { path });
  }
  const { bytes, pixels } = place.limits;
  const count = width * height;
  if (count > pixels) {
    throw new FormatError(
      'limit',
      `an image of ${width} by ${height} has more pixels than the limit of ${pixels}`,
      { path, expected: pixels, found: count },
    );
  }
  const memory = (count + width) * 4 + more;
  if (memory > bytes) {
    throw new FormatError('limit', `the image needs more memory than the limit of ${bytes} bytes`, {
      path,
      expected: bytes,
      found: memory,
    });
  }
}

/** What is decoded, and how far. */
export interface ImagePlace {
  /** What the file is called, for issues and errors. */
  readonly name: string;
  /** What decoding may cost. */
  readonly limits: ImageLimits;
}

/** Where an image is, what decoding may cost, and which of its pictures is meant. */
export interface PartPlace extends ImagePlace {
  /** The picture; the largest size of the first one for what isn't given. */
  readonly part?: Partial<ImagePart>;
}

/**
 * The picture that is meant, the nearest one that the file has: a size that is smaller than the smallest is the smallest.
 * Counts that are 0 in a file were taken as 1 before.
 */
export function clampPart({ part = {} }: PartPlace, { faces, frames, mips }: ImageParts): ImagePart {
  const clamp = (value = 0, count = 1): number => Math.max(0, Math.min(Math.floor(value) || 0, count - 1));
  return { mip: clamp(part.mip, mips), frame: clamp(part.frame, frames), face: clamp(part.face, faces) };
}
