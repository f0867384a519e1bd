import type { Issue } from '@brushwork/record';

/** Formats of images that can be decoded. */
export type ImageFormat = 'sgi' | 'tga';

/** A picture as it can be shown, whatever file it came from. */
export interface DecodedImage {
  /** Format of the file. */
  readonly format: ImageFormat;
  /** Pixels in a row. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  /** Numbers for each pixel in the file, or for each entry of its colour map: 1 grey, 2 with alpha, 3 colour, 4 with alpha. */
  readonly channels: number;
  /** Bits for each of those numbers in the file. */
  readonly bitsPerChannel: number;
  /** Whether the file stores equal neighbours once. */
  readonly compression: 'none' | 'run-length';
  /**
   * Red, green, blue and alpha, a byte each, rows from the top and pixels from the left; alpha isn't multiplied in.
   * Pixels that the file doesn't have are 0, 0, 0, 0.
   */
  readonly data: Uint8Array<ArrayBuffer>;
  /** What is wrong with the file. */
  readonly issues: readonly Issue[];
}
