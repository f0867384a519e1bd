import type { NumberColumn } from './scene-columns.js';
import type { MeshTarget } from './surface-reader.js';

/** Vertices that follow each other, and where they go. */
export interface VertexRun {
  /** First of them. */
  readonly first: number;
  /** How many they are. */
  readonly count: number;
  /** Vertex that the first of them becomes. */
  readonly vertex: number;
}

/**
 * Copies the first `width` numbers of a column for a run of vertices. What is nearly always copied has a loop of its own,
 * in which both arrays are always of the same kind: one loop for all kinds takes three times as long.
 */
export function copyVertices(
  column: NumberColumn,
  to: Float32Array | Uint8Array,
  run: VertexRun,
  width: number,
): void {
  const { array, offset, stride } = column;
  const isOfFloats = array instanceof Float32Array && to instanceof Float32Array;
  if (isOfFloats && width === 3) copyThree(array, to, column, run);
  else if (isOfFloats && width === 2) copyTwo(array, to, column, run);
  else if (array instanceof Uint8Array && to instanceof Uint8Array && width === 4)
    copyFour(array, to, column, run);
  else {
    const from = offset + run.first * stride;
    for (let k = 0; k < run.count; k++)
      for (let c = 0; c < width; c++)
        to[(run.vertex + k) * width + c] = array[from + k * stride + c] as number;
  }
}

function copyThree(array: Float32Array, to: Float32Array, column: NumberColumn, run: VertexRun): void {
  const { stride } = column;
  let from = column.offset + run.first * stride;
  let at = run.vertex * 3;
  for (const end = at + run.count * 3; at < end; at += 3) {
    to[at] = array[from] as number;
    to[at + 1] = array[from + 1] as number;
    to[at + 2] = array[from + 2] as number;
    from += stride;
  }
}

function copyTwo(array: Float32Array, to: Float32Array, column: NumberColumn, run: VertexRun): void {
  const { stride } = column;
  let from = column.offset + run.first * stride;
  let at = run.vertex * 2;
  for (const end = at + run.count * 2; at < end; at += 2) {
    to[at] = array[from] as number;
    to[at + 1] = array[from + 1] as number;
    from += stride;
  }
}

function copyFour(array: Uint8Array, to: Uint8Array, column: NumberColumn, run: VertexRun): void {
  const { stride } = column;
  let from = column.offset + run.first * stride;
  let at = run.vertex * 4;
  for (const end = at + run.count * 4; at < end; at += 4) {
    to[at] = array[from] as number;
    to[at + 1] = array[from + 1] as number;
    to[at + 2] = array[from + 2] as number;
    to[at + 3] = array[from + 3] as number;
    from += stride;
  }
}

/** For each number of vertices, how many of the first ones have a value that is no finite number. */
export function countNonFinite(columns: readonly NumberColumn[], length: number): Uint32Array {
  const counts = new Uint32Array(length + 1);
  // Nearly always there is none, and nothing has to be counted.
  if (columns.every((column) => isAllFinite(column, length))) return counts;
  for (let i = 0; i < length; i++) {
    let sum = 0;
    // A sum of numbers of 32 bits is finite when all of them are.
    for (const { array, offset, stride, width } of columns)
      for (let c = 0; c < width; c++) sum += array[offset + i * stride + c] as number;
    counts[i + 1] = (counts[i] as number) + (Number.isFinite(sum) ? 0 : 1);
  }
  return counts;
}

function isAllFinite({ array, offset, stride, width }: NumberColumn, length: number): boolean {
  if (!(array instanceof Float32Array)) return false;
  // Sums of their own for columns of up to three numbers don't wait for each other.
  const second = width > 1 ? 1 : 0;
  const third = width > 2 ? 2 : 0;
  if (width > 3) return false;
  let [a, b, c] = [0, 0, 0];
  const end = offset + length * stride;
  for (let at = offset; at < end; at += stride) {
    a += array[at] as number;
    b += array[at + second] as number;
    c += array[at + third] as number;
  }
  return Number.isFinite(a + b + c);
}

/** Lengths whose square is that near to 1 are left as they are. */
const NEAR = 1e-5;

/**
 * Makes the normals of the surface that was just written unit vectors. One that has no direction gets that of the
 * triangles at its vertex, and looks up where those have none.
 */
export function mendNormals(
  { normals, positions, indices, vertex, index }: MeshTarget,
  counts: { readonly vertices: number; readonly indices: number },
): void {
  const lost = makeUnits(normals, vertex, vertex + counts.vertices);
  if (lost === undefined) return;
  const isLost = new Set(lost);
  for (const v of lost) normals.fill(0, v * 3, v * 3 + 3);
  for (let i = index; i < index + counts.indices; i += 3) {
    const corners = [indices[i] as number, indices[i + 1] as number, indices[i + 2] as number] as const;
    const [a, b, c] = corners;
    if (!corners.some((v) => isLost.has(v))) continue;
    const side = (to: number, k: number): number =>
      (positions[to * 3 + k] as number) - (positions[a * 3 + k] as number);
    for (let k = 0; k < 3; k++) {
      const [p, q] = [(k + 1) % 3, (k + 2) % 3];
      const across = side(b, p) * side(c, q) - side(b, q) * side(c, p);
      for (const v of corners)
        if (isLost.has(v)) normals[v * 3 + k] = (normals[v * 3 + k] as number) + across;
    }
  }
  for (const v of lost) if (!makeUnit(normals, v * 3)) normals.set([0, 0, 1], v * 3);
}

/** Makes vectors ones of length 1; returns those that have no direction, if there are any. */
function makeUnits(normals: Float32Array, first: number, end: number): number[] | undefined {
  let lost: number[] | undefined;
  for (let v = first; v < end; v++) {
    const x = normals[v * 3] as number;
    const y = normals[v * 3 + 1] as number;
    const z = normals[v * 3 + 2] as number;
    if (Math.abs(x * x + y * y + z * z - 1) <= NEAR || makeUnit(normals, v * 3)) continue;
    lost ??= [];
    lost.push(v);
  }
  return lost;
}

/** Makes a vector one of length 1; false when it has no direction. */
function makeUnit(a: Float32Array, at: number): boolean {
  const x = a[at] as number;
  const y = a[at + 1] as number;
  const z = a[at + 2] as number;
  const square = x * x + y * y + z * z;
  if (Math.abs(square - 1) <= NEAR) return true;
  const length = Math.sqrt(square);
  if (!(length > 1e-20 && length < Number.POSITIVE_INFINITY)) return false;
  a[at] = x / length;
  a[at + 1] = y / length;
  a[at + 2] = z / length;
  return true;
}
