import type { SceneLayer } from '@brushwork/ops';
import { Matrix4, Quaternion, Ray, Vector3 } from 'three';
import { entitySelection, type Selection } from '../protocol/selection.js';
import { pickTriangle } from './pick-triangle.js';

/** Layers of polygons, which are seen from both sides; the others are solids, which one sees from outside. */
const flatKinds: ReadonlySet<SceneLayer['kind']> = new Set(['portal', 'occluder']);

/**
 * What a ray meets first of layers: the record, or the entity that what starts something belongs to. A solid that the ray
 * begins in isn't met, so that one can look out of it.
 */
export function pickLayer(
  layers: readonly SceneLayer[],
  ray: Ray,
): { readonly distance: number; readonly selection: Selection } | undefined {
  let nearest: { readonly distance: number; readonly selection: Selection } | undefined;
  for (const { kind, meshes, placement } of layers) {
    const local = placement === undefined ? ray : localRay(ray, placement);
    for (const { indices, positions, source } of meshes) {
      const met = pickTriangle({ positions, indices }, local, { frontOnly: !flatKinds.has(kind) });
      if (met === undefined || met.distance >= (nearest?.distance ?? Number.POSITIVE_INFINITY)) continue;
      const entity = placement?.entity ?? -1;
      const selection: Selection =
        kind === 'trigger' && entity >= 0
          ? entitySelection(entity)
          : { path: source.lump, index: source.records[met.triangle] ?? 0 };
      nearest = { distance: met.distance, selection };
    }
  }
  return nearest;
}

function localRay(ray: Ray, { origin, rotation }: NonNullable<SceneLayer['placement']>): Ray {
  const placed = new Matrix4().compose(
    new Vector3(...origin),
    new Quaternion(...rotation),
    new Vector3(1, 1, 1),
  );
  return new Ray().copy(ray).applyMatrix4(placed.invert());
}
