import type { Scene, SceneMesh } from '../../../src/scene/index.js';

/** A corner of a triangle. */
export type Corner = readonly [x: number, y: number, z: number];

/** A triangle with where it comes from. */
export interface Triangle {
  readonly corners: readonly [Corner, Corner, Corner];
  readonly vertices: readonly [number, number, number];
  readonly mesh: SceneMesh;
  readonly record: number;
}

/** All triangles of the meshes that are asked for. */
export function trianglesOf(scene: Scene, isWanted: (mesh: SceneMesh) => boolean = () => true): Triangle[] {
  return scene.models
    .flatMap(({ meshes }) => meshes)
    .filter(isWanted)
    .flatMap((mesh) =>
      Array.from(mesh.source.records, (record, i): Triangle => {
        const vertices = [0, 1, 2].map((k) => mesh.indices[i * 3 + k]) as [number, number, number];
        const corners = vertices.map((at) => [...mesh.positions.subarray(at * 3, at * 3 + 3)]);
        return { corners: corners as unknown as [Corner, Corner, Corner], vertices, mesh, record };
      }),
    );
}

/** Twice the area of a triangle, along its normal. */
export function doubleArea({ corners: [a, b, c] }: Pick<Triangle, 'corners'>): Corner {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

/** The area of triangles together. */
export function areaOf(triangles: readonly Triangle[]): number {
  return triangles.reduce((sum, triangle) => sum + Math.hypot(...doubleArea(triangle)) / 2, 0);
}

/** How often each edge is run along from its first to its second end, by both ends' positions. */
export function edgeCounts(triangles: readonly Pick<Triangle, 'corners'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { corners } of triangles)
    corners.forEach((from, k) => {
      const key = `${from.join()} ${(corners[(k + 1) % 3] as Corner).join()}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    });
  return counts;
}

/** Edges that no other triangle runs along the other way: the rim, and all edges at which triangles don't meet. */
export function openEdges(triangles: readonly Pick<Triangle, 'corners'>[]): string[] {
  const counts = edgeCounts(triangles);
  return [...counts.keys()].filter((key) => !counts.has(key.split(' ').toReversed().join(' ')));
}
