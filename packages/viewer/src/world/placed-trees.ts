import { FrontSide, Ray, Vector3 } from 'three';
import type { ModelTree, Triple } from '../protocol/scene-world.js';
import type { Selection } from '../protocol/selection.js';
import { type AskedTree, askedTree } from './model-trees.js';
import type { PlacedMesh, PlacedModel } from './placed-model.js';

/** A surface that a ray meets. */
export interface MetSurface {
  /** How far away. */
  readonly distance: number;
  /** Its record. */
  readonly selection: Selection;
}

/** Finds what rays meet of models that are placed, once the trees over their triangles are there. */
export class PlacedTrees {
  private readonly placed: readonly PlacedModel[];
  private readonly trees = new Map<number, AskedTree>();

  constructor(placed: readonly PlacedModel[]) {
    this.placed = placed;
  }

  /** Whether there are any. */
  get isKnown(): boolean {
    return this.trees.size > 0;
  }

  /** Takes trees. */
  set(trees: readonly ModelTree[]): void {
    for (const tree of trees) this.trees.set(tree.model, askedTree(tree));
  }

  /** The tree of a model. */
  of(model: number): AskedTree | undefined {
    return this.trees.get(model);
  }

  /** The first surface that a ray meets of the meshes and triangles that are shown. */
  nearest(
    ray: Ray,
    isShown: (placed: PlacedModel, part: PlacedMesh, triangle: number) => boolean,
  ): MetSurface | undefined {
    let nearest: MetSurface | undefined;
    for (const placed of this.placed) {
      const asked = this.trees.get(placed.model.index);
      if (asked === undefined) continue;
      const local = new Ray().copy(ray).applyMatrix4(placed.toLocal);
      for (const { distance, faceIndex } of asked.tree.raycast(local, FrontSide)) {
        if (typeof faceIndex !== 'number' || distance >= (nearest?.distance ?? Infinity)) continue;
        const { mesh: number, triangle } = asked.meshOf(faceIndex);
        const part = placed.meshes[number];
        if (part === undefined || !isShown(placed, part, triangle)) continue;
        const { lump, records } = part.mesh.source;
        nearest = { distance, selection: { path: lump, index: records[triangle] ?? 0 } };
      }
    }
    return nearest;
  }

  /** Whether the world itself is between two points, as far as that is known. */
  isCovered(from: Triple, to: Triple): boolean {
    const way = new Vector3(...to).sub(new Vector3(...from));
    const distance = way.length();
    const ray = new Ray(new Vector3(...from), way.normalize());
    return this.placed.some(({ isWorld, model, toLocal }) => {
      const tree = isWorld ? this.trees.get(model.index)?.tree : undefined;
      const hit = tree?.raycastFirst(new Ray().copy(ray).applyMatrix4(toLocal), FrontSide, 0, distance);
      return hit !== null && hit !== undefined;
    });
  }
}
