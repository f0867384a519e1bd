import type { PicturePoint } from './picture-camera.js';
import { forEachPoint, type PicturedScene, type SceneExtent, sceneExtent } from './scene-extent.js';

/** Parts into which a side is divided to find out where there is nothing. */
const PARTS = 256;

/** Share of a side that has to be empty for what is on its ends to be apart. */
const APART = 0.25;

/** Most times that something is cut off. */
const ROUNDS = 8;

/**
 * The box around the part of a scene that a picture is fitted to. Some maps have a small model of the landscape, or rooms
 * that are kept out of sight, far away from everything else: a picture of all would show next to nothing of each. Where a
 * quarter of a side or more is empty, what is fitted is the end on which `around` is, or else the one with more corners.
 */
export function mainPart(scene: PicturedScene, around?: PicturePoint): SceneExtent {
  let extent = sceneExtent(scene);
  for (let round = 0; round < ROUNDS; round++) {
    const cut = widestGap(scene, extent);
    if (cut === undefined) return extent;
    const { axis, below, from, to, total } = cut;
    const point = around?.[axis];
    const isKnown = around !== undefined && isInside(extent, around);
    const keepsLow = isKnown ? (point as number) < (from + to) / 2 : below * 2 >= total;
    const limit: SceneExtent = keepsLow
      ? { min: extent.min, max: withAxis(extent.max, axis, from) }
      : { min: withAxis(extent.min, axis, to), max: extent.max };
    extent = sceneExtent(scene, limit);
  }
  return extent;
}

/** Whether a point is in a box. */
export function isInside({ max, min }: SceneExtent, point: PicturePoint): boolean {
  return [0, 1, 2].every(
    (axis) =>
      (point[axis] as number) >= (min[axis] as number) && (point[axis] as number) <= (max[axis] as number),
  );
}

interface Gap {
  readonly axis: number;
  readonly from: number;
  readonly to: number;
  readonly below: number;
  readonly total: number;
}

/** The widest stretch without anything, along any axis, and how many corners are below it. */
function widestGap(scene: PicturedScene, extent: SceneExtent): Gap | undefined {
  const { max, min } = extent;
  const counts = [0, 1, 2].map(() => new Float64Array(PARTS));
  const sizes = [0, 1, 2].map((axis) => (max[axis] as number) - (min[axis] as number));
  const partOf = (axis: number, value: number): number =>
    Math.max(
      0,
      Math.min(PARTS - 1, Math.floor(((value - (min[axis] as number)) / (sizes[axis] as number)) * PARTS)),
    );
  const corners: PicturePoint[] = [];
  forEachPoint(scene, (...point) => {
    corners.push(point);
    if (corners.length < 3) return;
    const isIn = corners.every((corner) => isInside(extent, corner));
    for (let axis = 0; axis < 3 && isIn; axis++) {
      if (!((sizes[axis] as number) > 0)) continue;
      const parts = corners.map((corner) => partOf(axis, corner[axis] as number));
      const last = Math.max(...parts);
      const table = counts[axis] as Float64Array;
      for (let part = Math.min(...parts); part <= last; part++) table[part] = (table[part] as number) + 1;
    }
    corners.length = 0;
  });
  let found: Gap | undefined;
  let widest = PARTS * APART;
  for (let axis = 0; axis < 3; axis++) {
    const table = counts[axis] as Float64Array;
    const total = table.reduce((sum, count) => sum + count, 0);
    const place = (part: number): number => (min[axis] as number) + ((sizes[axis] as number) * part) / PARTS;
    let [start, below] = [0, 0];
    for (let part = 0; part < PARTS; part++) {
      if (table[part] === 0) continue;
      if (part - start > widest && start > 0) {
        widest = part - start;
        found = { axis, from: place(start), to: place(part), below, total };
      }
      start = part + 1;
      below += table[part] as number;
    }
  }
  return found;
}

function withAxis(point: PicturePoint, axis: number, value: number): PicturePoint {
  return [0, 1, 2].map((one) => (one === axis ? value : (point[one] as number))) as [number, number, number];
}
