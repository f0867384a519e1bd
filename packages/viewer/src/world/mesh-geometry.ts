import type { SceneMesh } from '@brushwork/ops';
import { BufferAttribute, BufferGeometry } from 'three';

/** The geometry of a mesh as it is drawn. */
export function meshGeometry(mesh: SceneMesh): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(mesh.normals, 3));
  geometry.setAttribute('uv', new BufferAttribute(mesh.textureCoordinates, 2));
  if (mesh.lightmapCoordinates !== undefined && mesh.page >= 0)
    geometry.setAttribute('lightUv', new BufferAttribute(mesh.lightmapCoordinates, 2));
  if (mesh.colors !== undefined) geometry.setAttribute('tint', new BufferAttribute(mesh.colors, 4, true));
  if (mesh.blends !== undefined) geometry.setAttribute('blend', new BufferAttribute(mesh.blends, 1));
  geometry.setIndex(new BufferAttribute(smallest(mesh.indices, mesh.vertexCount), 1));
  return geometry;
}

/** Indexes of two bytes where they are enough: half the memory, and what some machines draw faster. */
function smallest(indices: Uint32Array, vertexCount: number): Uint32Array | Uint16Array {
  return vertexCount <= 0xffff ? Uint16Array.from(indices) : indices;
}
