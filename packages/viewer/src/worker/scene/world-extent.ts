import type { Scene, SceneMesh } from '@brushwork/ops';
import type { WorldExtent } from '../../protocol/scene-world.js';

/** The box around some meshes, each moved by its origin; a small one around the origin for nothing. */
export function extentOf(
  placed: readonly { readonly meshes: readonly SceneMesh[]; readonly origin: readonly number[] }[],
): WorldExtent {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const { meshes, origin } of placed)
    for (const { positions } of meshes)
      for (let axis = 0; axis < 3; axis++) {
        let [least, most] = [Infinity, -Infinity];
        for (let i = axis; i < positions.length; i += 3) {
          const value = positions[i] as number;
          if (value < least) least = value;
          if (value > most) most = value;
        }
        min[axis] = Math.min(min[axis] as number, least + (origin[axis] as number));
        max[axis] = Math.max(max[axis] as number, most + (origin[axis] as number));
      }
  if (![...min, ...max].every(Number.isFinite)) return { min: [-64, -64, -64], max: [64, 64, 64] };
  return { min: tripleOf(min), max: tripleOf(max) };
}

/** The box around what a map shows, brush models unturned. */
export function sceneExtent({ models, placements }: Pick<Scene, 'models' | 'placements'>): WorldExtent {
  return extentOf(placements.map(({ model, origin }) => ({ meshes: models[model]?.meshes ?? [], origin })));
}

function tripleOf(values: readonly number[]): [number, number, number] {
  return [values[0] as number, values[1] as number, values[2] as number];
}
