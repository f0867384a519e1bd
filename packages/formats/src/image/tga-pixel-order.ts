import type { DecodedImage } from './image.js';
import type { TgaHeader } from './tga-header.js';
import type { PixelTarget } from './tga-pixels.js';

/** Goes through the pixels of a picture in the order in which a TGA image stores them. */
export class TgaPixelOrder implements PixelTarget {
  readonly data: DecodedImage['data'];
  at = 0;
  /** Pixels that were passed. */
  passed = 0;
  private readonly width: number;
  private readonly step: number;
  private readonly rowStep: number;
  private column = 0;

  constructor({ height, rightToLeft, topToBottom, width }: TgaHeader) {
    this.data = new Uint8Array(width * height * 4);
    this.width = width;
    this.step = rightToLeft === 1 ? -4 : 4;
    // From behind the last pixel of a row to the first one of the next.
    this.rowStep = (topToBottom === 1 ? 1 : -1) * width * 4 - this.step * width;
    const firstRow = topToBottom === 1 ? 0 : height - 1;
    this.at = (firstRow * width + (rightToLeft === 1 ? width - 1 : 0)) * 4;
  }

  /** Goes on to the next pixel. */
  next(): void {
    this.passed++;
    this.at += this.step;
    this.column++;
    if (this.column < this.width) return;
    this.column = 0;
    this.at += this.rowStep;
  }
}
