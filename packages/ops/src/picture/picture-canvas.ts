import { FormatError } from '@brushwork/record';
import type { SceneImage } from '../scene/scene.js';
import { byteOfLinear, linearOfByte } from './srgb.js';

/** The pixels of a picture while it is drawn. */
export interface PictureCanvas {
  /** Pixels along a row. */
  readonly width: number;
  /** Number of rows. */
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, a byte each (sRGB). */
  readonly pixels: Uint8Array;
  /** How near what is seen at each pixel is: the higher the nearer. */
  readonly nearness: Float32Array;
}

/** Most pixels that are drawn unless an option says otherwise, those that become one counted each. */
const MOST_PIXELS = 1 << 26;

/**
 * A canvas in one colour for a picture of a size, of whose pixels each is drawn as `samples` each way. Throws 'bad-value' for
 * a size that is none, 'limit' for one that is too large.
 */
export function canvasOf(
  size: Pick<PictureCanvas, 'width' | 'height'>,
  {
    background,
    maxPixels = MOST_PIXELS,
    samples,
  }: {
    readonly samples: number;
    readonly background: readonly [red: number, green: number, blue: number];
    readonly maxPixels?: number | undefined;
  },
): PictureCanvas {
  for (const side of [size.width, size.height])
    if (!Number.isSafeInteger(side) || side < 1)
      throw new FormatError('bad-value', 'a picture has at least one pixel each way', { found: side });
  const [width, height] = [size.width * samples, size.height * samples];
  if (width * height > maxPixels) {
    const most = Math.floor(maxPixels / samples ** 2);
    const asked = `a picture of ${size.width} x ${size.height} pixels`;
    throw new FormatError('limit', `${asked} is more than may be drawn, which is ${most} pixels`, {
      expected: most,
      found: size.width * size.height,
    });
  }
  const pixels = new Uint8Array(width * height * 4);
  for (let i = 0; i < pixels.length; i += 4) pixels.set([...background, 255], i);
  return { width, height, pixels, nearness: new Float32Array(width * height).fill(-Infinity) };
}

/** The picture with `factor` x `factor` pixels of the canvas made into one. */
export function shrunk({ height, pixels, width }: PictureCanvas, factor: number): SceneImage {
  if (factor === 1) return { width, height, pixels };
  const [w, h] = [Math.floor(width / factor), Math.floor(height / factor)];
  const made = new Uint8Array(w * h * 4);
  const share = 1 / (factor * factor);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const to = (y * w + x) * 4;
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let dy = 0; dy < factor; dy++)
          for (let dx = 0; dx < factor; dx++) {
            const from = ((y * factor + dy) * width + x * factor + dx) * 4 + c;
            sum += linearOfByte[pixels[from] as number] as number;
          }
        made[to + c] = byteOfLinear(sum * share);
      }
      made[to + 3] = 255;
    }
  return { width: w, height: h, pixels: made };
}
