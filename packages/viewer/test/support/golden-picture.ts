import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decode, encode } from 'fast-png';
import pixelmatch from 'pixelmatch';

/** Where pictures lie that others are compared with. */
const folder = path.resolve(import.meta.dirname, '../../../../golden/viewer');

/** Whether pictures are written in place of being compared: `UPDATE_GOLDEN=1`. Look at them before they are kept. */
export const isUpdating = process.env['UPDATE_GOLDEN'] === '1';

/** A picture of three bytes a pixel. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** How a picture is compared. */
export interface Tolerance {
  /** Side of the squares whose mean colours are compared, in pixels of the kept picture. */
  readonly block: number;
  /** How far two colours may be apart, from 0 to 1. */
  readonly threshold: number;
  /** Share of the squares that may be farther apart. */
  readonly share: number;
}

/** Side of the squares of which a kept picture has one pixel each. */
const KEPT = 4;

/**
 * Compares a PNG with the kept picture of that name: both are reduced to a grid of mean colours first, so that other
 * smoothing of edges and a few pixels more or less don't count, but what is missing, misplaced or of another colour does.
 * Returns what differs, in words; `undefined` when they are alike.
 */
export function differenceFromGolden(
  name: string,
  png: Uint8Array,
  tolerance: Tolerance,
): string | undefined {
  const file = path.join(folder, `${name}.png`);
  const now = reduced(pictureOf(png), KEPT);
  if (isUpdating) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, encode({ ...now, channels: 3, depth: 8 }));
    return undefined;
  }
  if (!existsSync(file)) return `there is no golden/viewer/${name}.png: UPDATE_GOLDEN=1 writes it`;
  const kept = pictureOf(readFileSync(file));
  const width = Math.floor(kept.width / tolerance.block);
  const height = Math.floor(kept.height / tolerance.block);
  const share = differing(stretched(kept, width, height), stretched(now, width, height), tolerance.threshold);
  if (share <= tolerance.share) return undefined;
  return `${(share * 100).toFixed(1)} % of ${name} looks different, ${tolerance.share * 100} % may`;
}

/** Share of the pixels of two pictures of one size that look different. */
function differing(a: Picture, b: Picture, threshold: number): number {
  const { height, width } = a;
  const found = pixelmatch(withOpacity(a), withOpacity(b), undefined, width, height, {
    threshold,
    includeAA: true,
  });
  return found / (width * height);
}

function pictureOf(png: Uint8Array): Picture {
  const { channels, data, height, width } = decode(png);
  const colors = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++) colors[i * 3 + c] = data[i * channels + c] as number;
  return { width, height, data: colors };
}

function reduced(picture: Picture, by: number): Picture {
  return stretched(picture, Math.floor(picture.width / by), Math.floor(picture.height / by));
}

/** A picture of another, smaller size: each pixel is the mean of those that it stands for. */
function stretched({ data, height, width }: Picture, columns: number, rows: number): Picture {
  const result = new Uint8Array(columns * rows * 3);
  const edge = (i: number, count: number, size: number): number => Math.floor((i * size) / count);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const sum = [0, 0, 0];
      let count = 0;
      const right = Math.max(edge(column + 1, columns, width), edge(column, columns, width) + 1);
      const bottom = Math.max(edge(row + 1, rows, height), edge(row, rows, height) + 1);
      for (let y = edge(row, rows, height); y < bottom; y++)
        for (let x = edge(column, columns, width); x < right; x++, count++)
          for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (data[(y * width + x) * 3 + c] as number);
      for (let c = 0; c < 3; c++)
        result[(row * columns + column) * 3 + c] = Math.round((sum[c] as number) / count);
    }
  return { width: columns, height: rows, data: result };
}

function withOpacity({ data, height, width }: Picture): Uint8Array {
  const result = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) result.set(data.subarray(i * 3, i * 3 + 3), i * 4);
  return result;
}
