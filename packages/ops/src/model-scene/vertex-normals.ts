import type { SceneMesh } from '../scene/scene.js';

/**
 * Normals for a mesh that has none: at each vertex the directions of the triangles around it, the larger ones counting
 * more. Where no two triangles share a vertex each has its own direction.
 */
export function vertexNormals({
  indices,
  positions,
  vertexCount,
}: Pick<SceneMesh, 'indices' | 'positions' | 'vertexCount'>): Float32Array {
  const sums = new Float64Array(vertexCount * 3);
  const at = (vertex: number, c: number): number => positions[vertex * 3 + c] as number;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i], indices[i + 1], indices[i + 2]] as [number, number, number];
    const [ux, uy, uz] = [at(b, 0) - at(a, 0), at(b, 1) - at(a, 1), at(b, 2) - at(a, 2)];
    const [vx, vy, vz] = [at(c, 0) - at(a, 0), at(c, 1) - at(a, 1), at(c, 2) - at(a, 2)];
    const cross = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const vertex of [a, b, c])
      for (let k = 0; k < 3; k++)
        sums[vertex * 3 + k] = (sums[vertex * 3 + k] as number) + (cross[k] as number);
  }
  const normals = new Float32Array(vertexCount * 3);
  for (let i = 0; i < sums.length; i += 3) {
    const length = Math.hypot(sums[i] as number, sums[i + 1] as number, sums[i + 2] as number);
    for (let k = 0; k < 3; k++) normals[i + k] = length > 0 ? (sums[i + k] as number) / length : 0;
  }
  return normals;
}
