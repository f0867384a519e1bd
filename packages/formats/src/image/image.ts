import type { Issue } from '@brushwork/record';

/** Formats of images that can be decoded. */
export type ImageFormat = 'sgi' | 'tga' | 'vtf' | 'dds' | 'jpg' | 'png' | 'wal' | 'miptex';

/** How many pictures a file holds. */
export interface ImageParts {
  /** Sizes of each of them, every one half as wide and high as the one before. */
  readonly mips: number;
  /** Pictures that follow each other in time. */
  readonly frames: number;
  /** Sides of a cube, or 1. */
  readonly faces: number;
}

/** Which of the pictures of a file is meant. */
export interface ImagePart {
  /** Which size, 0 for the largest. */
  readonly mip: number;
  /** Which moment. */
  readonly frame: number;
  /** Which side of the cube. */
  readonly face: number;
}

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
  /**
   * How the pixels are packed: not at all, equal neighbours once, in blocks of four by four, as DEFLATE data, or as waves
   * of which what is hardly seen was left out.
   */
  readonly compression: 'none' | 'run-length' | 'block' | 'deflate' | 'jpeg';
  /** What the format itself calls its kind of pixels, where it has names for them, such as `DXT5`. */
  readonly pixelFormat?: string;
  /** What the file holds beside the picture that is shown; none where it holds nothing else. */
  readonly parts?: ImageParts;
  /**
   * Red, green, blue and alpha, a byte each, rows from the top and pixels from the left; alpha isn't multiplied in.
   * Pixels that the file doesn't have are 0, 0, 0, 0.
   */
  readonly data: Uint8Array<ArrayBuffer>;
  /** What is wrong with the file. */
  readonly issues: readonly Issue[];
}
