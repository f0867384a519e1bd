import type { Rotation } from '../scene/rotation.js';

/*
 * Games have z up and count in units of their own, glTF has y up and counts in metres. Both are right-handed: x stays,
 * what was up becomes y, and what was y points backwards along z. Models that have y up already are only scaled.
 */

/** The frame that positions come from. */
export interface Frame {
  /** Metres for each unit. */
  readonly scale: number;
  /** The axis that points up. */
  readonly up: 'y' | 'z';
}

/** Turns and scales positions, three numbers each, into an array of as many. */
export function positionsYUp(positions: Float32Array, { scale, up }: Frame, target: Float32Array): void {
  const turns = up === 'z';
  for (let i = 0; i < positions.length; i += 3) {
    const y = positions[i + 1] as number;
    const z = positions[i + 2] as number;
    target[i] = (positions[i] as number) * scale;
    target[i + 1] = (turns ? z : y) * scale;
    target[i + 2] = (turns ? 0 - y : z) * scale;
  }
}

/** The least and greatest coordinates that turned and scaled positions have, exactly. */
export function boundsYUp(
  positions: Float32Array,
  frame: Frame,
): { readonly min: readonly number[]; readonly max: readonly number[] } {
  let [x0, y0, z0, x1, y1, z1] = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i] as number;
    const y = positions[i + 1] as number;
    const z = positions[i + 2] as number;
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
    if (z < z0) z0 = z;
    if (z > z1) z1 = z;
  }
  const corners = new Float32Array(6);
  positionsYUp(Float32Array.of(x0, y0, z0, x1, y1, z1), frame, corners);
  const pairs = [0, 1, 2].map((c) => [corners[c] as number, corners[c + 3] as number] as const);
  return {
    min: pairs.map(([a, b]) => Math.min(a, b)),
    max: pairs.map(([a, b]) => Math.max(a, b)),
  };
}

/** Turns directions and makes them as long as directions are; what points nowhere points up. */
export function directionsYUp(directions: Float32Array, up: Frame['up'], target: Float32Array): void {
  const turns = up === 'z';
  for (let i = 0; i < directions.length; i += 3) {
    const x = directions[i] as number;
    const y = directions[i + 1] as number;
    const z = directions[i + 2] as number;
    const length = Math.sqrt(x * x + y * y + z * z);
    const isSound = length > 0 && length < Number.POSITIVE_INFINITY;
    target[i] = isSound ? x / length : 0;
    target[i + 1] = isSound ? (turns ? z : y) / length : 1;
    target[i + 2] = isSound ? (turns ? 0 - y : z) / length : 0;
  }
}

/** Turns and scales a point. */
export function pointYUp(
  [x, y, z]: readonly [number, number, number],
  scale: number,
): [number, number, number] {
  return [x * scale, z * scale, 0 - y * scale];
}

/** Turns the axis of a turn, which is made one that keeps lengths. */
export function rotationYUp([x, y, z, w]: Rotation): [number, number, number, number] {
  const length = Math.hypot(x, y, z, w);
  if (!(length > 0) || !Number.isFinite(length)) return [0, 0, 0, 1];
  return [x / length, z / length, (0 - y) / length, w / length];
}
