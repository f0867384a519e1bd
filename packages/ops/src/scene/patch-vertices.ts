import type { PatchGrid } from './patch-grid.js';

/** Where a vertex of a grid lies on its patch: on which piece of it, and where there. */
export interface PatchPlaces {
  /** First control column of the piece of each column of the grid. */
  readonly controlColumns: Uint32Array;
  /** Where each column of the grid is on its piece, 0 to 1. */
  readonly u: Float64Array;
  /** First control row of the piece of each row of the grid. */
  readonly controlRows: Uint32Array;
  /** Where each row of the grid is on its piece, 0 to 1. */
  readonly v: Float64Array;
  /** Vertex at each place of the grid, row by row; on sides that are divided less, the one nearby that is there. */
  readonly vertexAt: Uint32Array;
  /** Place in the grid of each vertex. */
  readonly placeOf: Uint32Array;
}

/** Finds the vertices of a grid, in the order in which its rows have them. */
export function patchPlaces(grid: PatchGrid): PatchPlaces {
  const { columns, rows, vertexCount } = grid;
  const vertexAt = new Uint32Array(columns * rows);
  const placeOf = new Uint32Array(vertexCount);
  const snapTop = snaps(grid.columnLevels, grid.top);
  const snapBottom = snaps(grid.columnLevels, grid.bottom);
  const snapLeft = snaps(grid.rowLevels, grid.left);
  const snapRight = snaps(grid.rowLevels, grid.right);
  const standIn = (column: number, row: number): number => {
    if (row === 0) return snapTop[column] as number;
    if (row === rows - 1) return row * columns + (snapBottom[column] as number);
    if (column === 0) return (snapLeft[row] as number) * columns;
    if (column === columns - 1) return (snapRight[row] as number) * columns + column;
    return row * columns + column;
  };
  let next = 0;
  for (let place = 0; place < vertexAt.length; place++) {
    if (standIn(place % columns, Math.floor(place / columns)) !== place) continue;
    vertexAt[place] = next;
    placeOf[next++] = place;
  }
  for (let place = 0; place < vertexAt.length; place++)
    vertexAt[place] = vertexAt[standIn(place % columns, Math.floor(place / columns))] as number;
  const across = along(grid.columnLevels);
  const down = along(grid.rowLevels);
  return {
    controlColumns: across.control,
    u: across.t,
    controlRows: down.control,
    v: down.t,
    vertexAt,
    placeOf,
  };
}

/** For each step along a side of the fine levels the nearest one that a side of the coarse levels has too. */
function snaps(fine: Uint8Array, coarse: Uint8Array): Uint32Array {
  const found: number[] = [];
  let start = 0;
  for (let i = 0; i < fine.length; i++) {
    const count = 2 ** (fine[i] as number);
    const step = 2 ** ((fine[i] as number) - (coarse[i] as number));
    for (let k = 0; k < count; k++) found.push(start + Math.round(k / step) * step);
    start += count;
  }
  return Uint32Array.from([...found, start]);
}

/** Where each step along a side is: on which piece, and where there. Fractions are exact. */
function along(levels: Uint8Array): { readonly control: Uint32Array; readonly t: Float64Array } {
  const control: number[] = [];
  const t: number[] = [];
  for (let i = 0; i < levels.length; i++) {
    const count = 2 ** (levels[i] as number);
    for (let k = 0; k < count; k++) {
      control.push(2 * i);
      t.push(k / count);
    }
  }
  return { control: Uint32Array.from([...control, 2 * levels.length - 2]), t: Float64Array.from([...t, 1]) };
}

/**
 * Writes the triangles of a grid, counterclockwise seen from the side that rows turned to columns look to; where a side is
 * divided less than what lies within, those that have no area there are left out.
 */
export function writePatchTriangles(
  { columns, rows }: PatchGrid,
  { vertexAt }: PatchPlaces,
  to: { readonly indices: Uint32Array; readonly index: number; readonly vertex: number },
): void {
  let at = to.index;
  const put = (a: number, b: number, c: number): void => {
    if (a === b || b === c || c === a) return;
    to.indices[at++] = to.vertex + a;
    to.indices[at++] = to.vertex + b;
    to.indices[at++] = to.vertex + c;
  };
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const place = row * columns + column;
      const here = vertexAt[place] as number;
      const right = vertexAt[place + 1] as number;
      const below = vertexAt[place + columns] as number;
      const across = vertexAt[place + columns + 1] as number;
      put(here, right, below);
      put(right, across, below);
    }
}
