import type { DisplacementGrid } from './displacement-grid.js';

/**
 * Normals of the vertices of all grids: the mean of the triangles at each, by their area, over all grids that share the
 * vertex. Where there is none of any area it is that of the face.
 */
export function gridNormals(
  grids: readonly DisplacementGrid[],
  positions: Float32Array,
  shared: Int32Array,
): Float32Array {
  const normals = new Float32Array(positions.length);
  for (const { first, triangles } of grids) addTriangles(triangles, first, positions, normals);
  for (let vertex = 0; vertex < shared.length; vertex++) {
    const group = shared[vertex] as number;
    if (group === vertex) continue;
    const from = vertex * 3;
    add(
      normals,
      group * 3,
      normals[from] as number,
      normals[from + 1] as number,
      normals[from + 2] as number,
    );
  }
  for (const grid of grids) finishNormals(grid, normals);
  for (let vertex = 0; vertex < shared.length; vertex++) {
    const group = shared[vertex] as number;
    if (group !== vertex) normals.copyWithin(vertex * 3, group * 3, group * 3 + 3);
  }
  return normals;
}

/** Makes the normals of a grid as long as a unit. */
function finishNormals({ first, steps, corners }: DisplacementGrid, normals: Float32Array): void {
  const end = (first + (steps + 1) ** 2) * 3;
  for (let at = first * 3; at < end; at += 3) {
    const x = normals[at] as number;
    const y = normals[at + 1] as number;
    const z = normals[at + 2] as number;
    const length = Math.sqrt(x * x + y * y + z * z);
    if (length > 0 && length < Number.POSITIVE_INFINITY) {
      normals[at] = x / length;
      normals[at + 1] = y / length;
      normals[at + 2] = z / length;
    } else normals.set(flatNormal(corners), at);
  }
}

/** Adds twice the area of each triangle, along its normal, to its vertices. */
function addTriangles(triangles: Uint16Array, first: number, p: Float32Array, sums: Float32Array): void {
  for (let i = 0; i < triangles.length; i += 3) {
    const a = (first + (triangles[i] as number)) * 3;
    const b = (first + (triangles[i + 1] as number)) * 3;
    const c = (first + (triangles[i + 2] as number)) * 3;
    const ax = p[a] as number;
    const ay = p[a + 1] as number;
    const az = p[a + 2] as number;
    const ux = (p[b] as number) - ax;
    const uy = (p[b + 1] as number) - ay;
    const uz = (p[b + 2] as number) - az;
    const vx = (p[c] as number) - ax;
    const vy = (p[c + 1] as number) - ay;
    const vz = (p[c + 2] as number) - az;
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    add(sums, a, x, y, z);
    add(sums, b, x, y, z);
    add(sums, c, x, y, z);
  }
}

function add(sums: Float32Array, at: number, x: number, y: number, z: number): void {
  sums[at] = (sums[at] as number) + x;
  sums[at + 1] = (sums[at + 1] as number) + y;
  sums[at + 2] = (sums[at + 2] as number) + z;
}

/** The normal of a face by its diagonals; upwards for one without area. Corners run clockwise, seen from its front. */
function flatNormal(corners: Float64Array): readonly [x: number, y: number, z: number] {
  const at = (k: number): number => corners[k] as number;
  const [ux, uy, uz] = [at(6) - at(0), at(7) - at(1), at(8) - at(2)];
  const [vx, vy, vz] = [at(9) - at(3), at(10) - at(4), at(11) - at(5)];
  const [x, y, z] = [vy * uz - vz * uy, vz * ux - vx * uz, vx * uy - vy * ux];
  const length = Math.hypot(x, y, z);
  return length > 0 && Number.isFinite(length) ? [x / length, y / length, z / length] : [0, 0, 1];
}
