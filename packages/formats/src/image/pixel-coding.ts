/** A picture that pixels are put into. */
export interface PixelCanvas {
  /** Pixels in a row. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, a byte each, from the upper left; at a multiple of four in its memory. */
  readonly data: Uint8Array;
}

/** One way in which a picture without gaps between its rows is stored. */
export interface PixelCoding {
  /** What the formats that have it call it. */
  readonly name: string;
  /** Numbers for each pixel. */
  readonly channels: number;
  /** Bits of each of them; of the most precise where they differ. */
  readonly bitsPerChannel: number;
  /** How it is packed. */
  readonly compression: 'none' | 'block';
  /** Bytes of a picture. */
  sizeOf(width: number, height: number): number;
  /** Puts as many pixels into the canvas as `stored` has, in its order; says how many of all that were. */
  put(stored: Uint8Array, canvas: PixelCanvas): PutPixels;
}

/** How many units of pixels were put: single ones, or blocks of sixteen. */
export interface PutPixels {
  /** Those that were there. */
  readonly put: number;
  /** Those that the picture has. */
  readonly of: number;
}
