import { FormatError } from '@brushwork/record';
import {
  checkPatchError,
  DEFAULT_PATCH_ERROR,
  type PatchGrid,
  type PatchPoints,
  patchGrid,
  patchSizeProblem,
} from './patch-grid.js';
import { type PatchPlaces, patchPlaces, writePatchTriangles } from './patch-vertices.js';
import type { NumberColumn } from './scene-columns.js';

/** How a patch is made into triangles. */
export interface PatchOptions {
  /** How far chords of rows and columns may be from their curves, in game units; 4 unless given. */
  readonly maxError?: number;
  /** Most vertices; a million unless given. */
  readonly maxVertices?: number;
}

/** Triangles that stand for a patch. */
export interface PatchMesh {
  /** Three numbers a vertex. */
  readonly positions: Float32Array;
  /** Three indexes a triangle, counterclockwise seen from where rows turn to columns counterclockwise. */
  readonly indices: Uint32Array;
}

const DEFAULT_MAX_VERTICES = 1_000_000;

/**
 * Makes triangles of a grid of quadratic curves. Patches that share a curve have the same points on it, bit by bit.
 *
 * @param points three numbers a control point, row by row
 * @param width control points in a row, odd and at least 3
 * @param height rows of control points, odd and at least 3
 *
 * `bad-count` for a size that no patch has, or too few points, `bad-value` for points that are nowhere, `limit` for more
 * vertices than there may be.
 */
export function tessellatePatch(
  points: Float32Array | Float64Array,
  width: number,
  height: number,
  { maxError = DEFAULT_PATCH_ERROR, maxVertices = DEFAULT_MAX_VERTICES }: PatchOptions = {},
): PatchMesh {
  checkPatchError(maxError);
  const problem = patchSizeProblem(width, height);
  if (problem !== undefined) throw new FormatError('bad-count', problem);
  const count = width * height;
  if (points.length < count * 3)
    throw new FormatError('bad-count', `${width} x ${height} control points aren't all there`);
  for (let i = 0; i < count * 3; i++)
    if (!Number.isFinite(points[i]))
      throw new FormatError('bad-value', `control point ${Math.floor(i / 3)} is nowhere`);
  const positions: NumberColumn = { array: points, offset: 0, stride: 3, width: 3, copied: false };
  const patch: PatchPoints = { positions, first: 0, width, height };
  const grid = patchGrid(patch, maxError);
  if (grid.vertexCount > maxVertices)
    throw new FormatError('limit', `${grid.vertexCount} vertices are more than ${maxVertices}`);
  const places = patchPlaces(grid);
  const mesh = {
    positions: new Float32Array(grid.vertexCount * 3),
    indices: new Uint32Array(grid.triangleCount * 3),
  };
  writePatchValues(patch, { grid, places, values: positions }, { array: mesh.positions, vertex: 0 });
  writePatchTriangles(grid, places, { indices: mesh.indices, index: 0, vertex: 0 });
  return mesh;
}

/** What the vertices of a patch have of a value that its control points have. */
export interface PatchValues {
  /** How the patch is divided. */
  readonly grid: PatchGrid;
  /** The vertices. */
  readonly places: PatchPlaces;
  /** The value, in a column of all control points. */
  readonly values: NumberColumn;
  /** How many numbers of it are taken; all of them unless given. */
  readonly count?: number;
}

/** Writes a value of all vertices of a patch, by the curves through those of the control points. */
export function writePatchValues(
  { first, width }: PatchPoints,
  { grid, places, values, count = values.width }: PatchValues,
  to: { readonly array: Float32Array | Uint8Array; readonly vertex: number },
): void {
  const { array, offset, stride } = values;
  const { controlColumns, u, controlRows, v, placeOf } = places;
  const row = width * stride;
  const isWhole = to.array instanceof Uint8Array;
  /** A curve through three control points at `t`; both ends are added first, so that it is the same in either direction. */
  const curve = (at: number, step: number, t: number): number => {
    const s = 1 - t;
    return (
      s * s * (array[at] as number) +
      t * t * (array[at + 2 * step] as number) +
      2 * s * t * (array[at + step] as number)
    );
  };
  for (let k = 0; k < placeOf.length; k++) {
    const place = placeOf[k] as number;
    const column = place % grid.columns;
    const line = (place - column) / grid.columns;
    const at =
      offset + (first + (controlRows[line] as number) * width + (controlColumns[column] as number)) * stride;
    const t = u[column] as number;
    const w = v[line] as number;
    const s = 1 - w;
    for (let c = 0; c < count; c++) {
      const above = curve(at + c, stride, t);
      const middle = curve(at + row + c, stride, t);
      const below = curve(at + 2 * row + c, stride, t);
      // No negative zero is left, whose sign would come from points that aren't on the curve.
      const value = s * s * above + w * w * below + 2 * s * w * middle + 0;
      to.array[(to.vertex + k) * count + c] = isWhole ? Math.round(value) : value;
    }
  }
}
