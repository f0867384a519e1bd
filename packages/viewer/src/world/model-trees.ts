import { BufferAttribute, BufferGeometry } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import type { ModelTree } from '../protocol/scene-world.js';

/** A model's tree as it is asked. */
export interface AskedTree {
  /** The tree. */
  readonly tree: MeshBVH;
  /** The mesh that a triangle belongs to, and its number in there. */
  meshOf(triangle: number): { readonly mesh: number; readonly triangle: number };
}

/** Takes a tree that a worker built. */
export function askedTree({ firstTriangles, indices, order, positions, roots }: ModelTree): AskedTree {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setIndex(new BufferAttribute(indices, 1));
  const serialized = { version: 1, roots: [...roots], index: indices, indirectBuffer: order };
  const tree = MeshBVH.deserialize(serialized, geometry, { setIndex: false });
  return {
    tree,
    meshOf(triangle) {
      const mesh = lastAtMost(firstTriangles, triangle);
      return { mesh, triangle: triangle - (firstTriangles[mesh] as number) };
    },
  };
}

/** The last of sorted numbers that is no larger than a value, of equal ones the last. */
export function lastAtMost(sorted: ArrayLike<number>, value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] as number) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
