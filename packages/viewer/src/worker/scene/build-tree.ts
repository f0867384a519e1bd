import { BufferAttribute, BufferGeometry } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import type { ModelTree } from '../../protocol/scene-world.js';
import type { MergedTriangles } from './merge-triangles.js';

/** Builds the tree over the triangles of a model, which keep their order. */
export function buildTree(model: number, triangles: MergedTriangles): ModelTree {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(triangles.positions, 3));
  geometry.setIndex(new BufferAttribute(triangles.indices, 1));
  const { indirectBuffer, roots } = MeshBVH.serialize(new MeshBVH(geometry, { indirect: true }), {
    cloneBuffers: false,
  });
  return {
    ...{ model, ...triangles, roots },
    order: (indirectBuffer ?? new Uint32Array(0)) as ModelTree['order'],
  };
}
