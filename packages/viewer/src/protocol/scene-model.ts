import type { ModelSceneObject } from '@brushwork/ops';
import type { Issue } from '@brushwork/record';
import type { WorldExtent, WorldMaterial } from './scene-world.js';

/** What is to be seen of a model. */
export interface ModelWorld {
  /** What it is. */
  readonly kind: 'model';
  /** Size of a unit in metres. */
  readonly metresPerUnit: number;
  /** The materials that its parts name. */
  readonly materials: readonly WorldMaterial[];
  /** The objects in the order of the file. */
  readonly objects: readonly ModelSceneObject[];
  /** The part of space in which it is. */
  readonly extent: WorldExtent;
  /** How much there is. */
  readonly counts: { readonly triangles: number; readonly vertices: number; readonly skipped: number };
  /** What was left out, and why. */
  readonly issues: readonly Issue[];
}
