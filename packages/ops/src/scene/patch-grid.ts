import { FormatError } from '@brushwork/record';
import type { NumberColumn } from './scene-columns.js';

/** Control points of a patch among others, row by row. */
export interface PatchPoints {
  /** Their positions, at least three numbers each. */
  readonly positions: NumberColumn;
  /** First of them. */
  readonly first: number;
  /** Control points in a row, odd and at least 3. */
  readonly width: number;
  /** Rows of control points, odd and at least 3. */
  readonly height: number;
}

/**
 * The grid that stands for a patch. A span is what lies between every other control point; it is cut into two to the
 * power of its level. The four sides have levels of their own, which may be lower than those within.
 */
export interface PatchGrid {
  /** Level of each span of the rows. */
  readonly columnLevels: Uint8Array;
  /** Level of each span of the columns. */
  readonly rowLevels: Uint8Array;
  /** Levels along the first row. */
  readonly top: Uint8Array;
  /** Levels along the last row. */
  readonly bottom: Uint8Array;
  /** Levels along the first column. */
  readonly left: Uint8Array;
  /** Levels along the last column. */
  readonly right: Uint8Array;
  /** Columns of the grid. */
  readonly columns: number;
  /** Rows of the grid. */
  readonly rows: number;
  /** Number of vertices. */
  readonly vertexCount: number;
  /** Number of triangles. */
  readonly triangleCount: number;
}

/** How far a chord may be from its curve unless another distance is given, in game units; the game's own is the same. */
export const DEFAULT_PATCH_ERROR = 4;

/** No span is cut into more than 64 pieces, whatever the distance. */
const MOST_LEVELS = 6;

/** What keeps control points from being a patch; nothing when they are one. */
export function patchSizeProblem(width: number, height: number): string | undefined {
  const isSide = (side: number): boolean => side >= 3 && side % 2 === 1;
  return isSide(width) && isSide(height)
    ? undefined
    : `${width} x ${height} control points are no patch: both sides are odd and at least 3`;
}

/** Checks a distance that chords may have from their curves: `bad-value` for what is none. */
export function checkPatchError(maxError: number): void {
  if (!(maxError >= 0)) throw new FormatError('bad-value', 'a distance is a number that is not negative');
}

/**
 * How finely a patch is divided so that the chords of its rows and columns are within a distance of their curves. What a
 * side is divided into depends on the control points of each of its spans alone, and not on their direction, so that
 * patches that share a curve have the same points on it.
 */
export function patchGrid(points: PatchPoints, maxError: number): PatchGrid {
  const { width, height } = points;
  const columnSpans = (width - 1) / 2;
  const rowSpans = (height - 1) / 2;
  const columnLevels = new Uint8Array(columnSpans);
  const rowLevels = new Uint8Array(rowSpans);
  const sideOf = (spans: number, start: number, step: number): Uint8Array =>
    Uint8Array.from({ length: spans }, (_, i) => spanLevel(points, start + 2 * i * step, step, maxError));
  const top = sideOf(columnSpans, 0, 1);
  const bottom = sideOf(columnSpans, (height - 1) * width, 1);
  const left = sideOf(rowSpans, 0, width);
  const right = sideOf(rowSpans, width - 1, width);
  for (let row = 0; row < height; row++)
    for (let j = 0; j < columnSpans; j++) {
      const level = spanLevel(points, row * width + 2 * j, 1, maxError);
      if (level > (columnLevels[j] as number)) columnLevels[j] = level;
    }
  for (let column = 0; column < width; column++)
    for (let i = 0; i < rowSpans; i++) {
      const level = spanLevel(points, 2 * i * width + column, width, maxError);
      if (level > (rowLevels[i] as number)) rowLevels[i] = level;
    }
  // Without rows or columns within, the sides alone say how fine the grid is.
  if (pieces(rowLevels) === 1) raiseTo(columnLevels, top, bottom);
  if (pieces(columnLevels) === 1) raiseTo(rowLevels, left, right);
  const columns = pieces(columnLevels) + 1;
  const rows = pieces(rowLevels) + 1;
  const inner = (columns - 2) * (rows - 2);
  const border = pieces(top) + pieces(bottom) + pieces(left) + pieces(right);
  return {
    columnLevels,
    rowLevels,
    top,
    bottom,
    left,
    right,
    columns,
    rows,
    vertexCount: inner + border,
    triangleCount: 2 * inner + border - 2,
  };
}

/** Pieces that spans of these levels are cut into together. */
function pieces(levels: Uint8Array): number {
  return levels.reduce((sum, level) => sum + 2 ** level, 0);
}

function raiseTo(levels: Uint8Array, a: Uint8Array, b: Uint8Array): void {
  for (let i = 0; i < levels.length; i++) levels[i] = Math.max(a[i] as number, b[i] as number);
}

/**
 * The level at which the chords of a span are near enough: a quadratic curve through `a`, `b`, `c` is at most
 * `|a - 2 b + c| / 4` from its chord, and a quarter of that for each level.
 */
function spanLevel(points: PatchPoints, start: number, step: number, maxError: number): number {
  const { array, offset, stride } = points.positions;
  const a = offset + (points.first + start) * stride;
  const b = a + step * stride;
  const c = b + step * stride;
  let square = 0;
  for (let k = 0; k < 3; k++) {
    // Both ends first: the sum is the same in either direction.
    const bend = (array[a + k] as number) + (array[c + k] as number) - 2 * (array[b + k] as number);
    square += bend * bend;
  }
  let distance = Math.sqrt(square) / 4;
  let level = 0;
  for (; distance > maxError && level < MOST_LEVELS; level++) distance /= 4;
  return level;
}
