import type { Rotation } from '../scene/rotation.js';

/** Turns the three numbers at `at` by a quaternion, into `target`. */
export function turned(
  numbers: ArrayLike<number>,
  at: number,
  [qx, qy, qz, qw]: Rotation,
  target: Float64Array,
): void {
  const x = numbers[at] as number;
  const y = numbers[at + 1] as number;
  const z = numbers[at + 2] as number;
  const tx = 2 * (qy * z - qz * y);
  const ty = 2 * (qz * x - qx * z);
  const tz = 2 * (qx * y - qy * x);
  target[0] = x + qw * tx + qy * tz - qz * ty;
  target[1] = y + qw * ty + qz * tx - qx * tz;
  target[2] = z + qw * tz + qx * ty - qy * tx;
}
