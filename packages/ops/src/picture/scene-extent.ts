import type { Scene } from '../scene/scene.js';
import { isSeen } from './is-seen.js';
import { turned } from './turned.js';

/** A box along the axes, in game units. */
export interface SceneExtent {
  /** Lowest x, y and z. */
  readonly min: readonly [x: number, y: number, z: number];
  /** Highest x, y and z. */
  readonly max: readonly [x: number, y: number, z: number];
}

/** What of a scene pictures are fitted to. */
export type PicturedScene = Pick<Scene, 'materials' | 'models' | 'placements'>;

/** Most corners that are looked at: a file can place a large model any number of times. */
const MOST_CORNERS = 3 << 25;

/** What is done with the corners of a triangle, one after the other. */
export type UseCorner = (x: number, y: number, z: number) => void;

/**
 * Calls `use` for the three corners of each triangle that a picture shows of the models of a scene. Triangles with corners
 * that are no points are passed over.
 */
export function forEachPoint(scene: PicturedScene, use: UseCorner): void {
  const point = new Float64Array(3);
  const corners = new Float64Array(9);
  let left = MOST_CORNERS;
  for (const { model, origin, rotation } of scene.placements)
    for (const { indices, material, positions } of scene.models[model]?.meshes ?? []) {
      if (!isSeen(scene, material)) continue;
      for (let i = 0; i + 2 < indices.length && left > 0; i += 3, left -= 3) {
        let sum = 0;
        for (let corner = 0; corner < 3; corner++) {
          turned(positions, (indices[i + corner] as number) * 3, rotation, point);
          for (let axis = 0; axis < 3; axis++) {
            const value = (point[axis] as number) + (origin[axis] as number);
            corners[corner * 3 + axis] = value;
            sum += value;
          }
        }
        if (!Number.isFinite(sum)) continue;
        for (let k = 0; k < 9; k += 3)
          use(corners[k] as number, corners[k + 1] as number, corners[k + 2] as number);
      }
    }
}

/**
 * The box around everything that a picture shows of the models of a scene, as far as it is inside of `limit`; a small one
 * around the origin for nothing.
 */
export function sceneExtent(scene: PicturedScene, limit?: SceneExtent): SceneExtent {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  forEachPoint(scene, (...point) => {
    for (let axis = 0; axis < 3 && limit !== undefined; axis++) {
      const value = point[axis] as number;
      if (!(value >= (limit.min[axis] as number) && value <= (limit.max[axis] as number))) return;
    }
    for (let axis = 0; axis < 3; axis++) {
      const value = point[axis] as number;
      if (value < (min[axis] as number)) min[axis] = value;
      if (value > (max[axis] as number)) max[axis] = value;
    }
  });
  return min[0] <= max[0] ? { min, max } : { min: [-1, -1, -1], max: [1, 1, 1] };
}
