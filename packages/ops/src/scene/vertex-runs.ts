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

/** Copies the first `width` numbers of a column for a run of vertices. */
export function copyVertices(
  { array, offset, stride }: NumberColumn,
  to: Float32Array | Uint8Array,
  { first, count, vertex }: VertexRun,
  width: number,
): void {
  let from = offset + first * stride;
  let at = vertex * width;
  for (let k = 0; k < count; k++) {
    for (let c = 0; c < width; c++) to[at++] = array[from + c] as number;
    from += stride;
  }
}

/** For each number of vertices, how many of the first ones have a value that is no finite number. */
export function countNonFinite(columns: readonly NumberColumn[], length: number): Uint32Array {
  const counts = new Uint32Array(length + 1);
  for (let i = 0; i < length; i++) {
    let sum = 0;
    // A sum of numbers of 32 bits is finite when all of them are.
    for (const { array, offset, stride, width } of columns)
      for (let c = 0; c < width; c++) sum += array[offset + i * stride + c] as number;
    counts[i + 1] = (counts[i] as number) + (Number.isFinite(sum) ? 0 : 1);
  }
  return counts;
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
  const lost: number[] = [];
  for (let v = vertex; v < vertex + counts.vertices; v++) if (!makeUnit(normals, v * 3)) lost.push(v);
  if (lost.length === 0) return;
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
