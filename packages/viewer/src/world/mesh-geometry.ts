import type { SceneMesh } from '@brushwork/ops';
import { BufferAttribute, BufferGeometry, Sphere, Vector3 } from 'three';

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
  geometry.boundingSphere = sphereAround(mesh.positions);
  return geometry;
}

/** The sphere around the box around some points: it is there much sooner than the smallest one. */
function sphereAround(positions: Float32Array): Sphere {
  const center = new Vector3();
  const half = new Vector3();
  for (const [axis, name] of (['x', 'y', 'z'] as const).entries()) {
    let [least, most] = [Infinity, -Infinity];
    for (let i = axis; i < positions.length; i += 3) {
      const value = positions[i] as number;
      if (value < least) least = value;
      if (value > most) most = value;
    }
    center[name] = (least + most) / 2;
    half[name] = (most - least) / 2;
  }
  // Damage left no numbers: what is drawn of it isn't known.
  const radius = half.length();
  return Number.isFinite(radius) ? new Sphere(center, radius) : new Sphere(new Vector3(), Infinity);
}

/** Indexes of two bytes where they are enough: half the memory, and what some machines draw faster. */
function smallest(indices: Uint32Array, vertexCount: number): Uint32Array | Uint16Array {
  return vertexCount <= 0xffff ? Uint16Array.from(indices) : indices;
}
