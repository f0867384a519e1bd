import type { SceneMesh } from '@brushwork/ops';

/** The triangles of several meshes as those of one. */
export interface MergedTriangles {
  /** Three numbers a vertex. */
  readonly positions: Float32Array<ArrayBuffer>;
  /** Three indexes a triangle. */
  readonly indices: Uint32Array<ArrayBuffer>;
  /** First triangle of each mesh, and the number of all. */
  readonly firstTriangles: Uint32Array<ArrayBuffer>;
}

/** Puts the triangles of meshes one behind the other, in their order. */
export function mergeTriangles(meshes: readonly SceneMesh[]): MergedTriangles {
  const vertexTotal = meshes.reduce((sum, { positions }) => sum + positions.length, 0);
  const indexTotal = meshes.reduce((sum, { indices }) => sum + indices.length, 0);
  const positions = new Float32Array(vertexTotal);
  const indices = new Uint32Array(indexTotal);
  const firstTriangles = new Uint32Array(meshes.length + 1);
  let vertex = 0;
  let index = 0;
  meshes.forEach((mesh, m) => {
    firstTriangles[m] = index / 3;
    positions.set(mesh.positions, vertex * 3);
    for (const corner of mesh.indices) indices[index++] = corner + vertex;
    vertex += mesh.positions.length / 3;
  });
  firstTriangles[meshes.length] = index / 3;
  return { positions, indices, firstTriangles };
}
