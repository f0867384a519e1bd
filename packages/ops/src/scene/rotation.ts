/** A turn as a quaternion x, y, z, w. */
export type Rotation = readonly [x: number, y: number, z: number, w: number];

/** No turn. */
export const unturned: Rotation = [0, 0, 0, 1];

/**
 * The turn of angles as entities write them: pitch (down is positive) around y, yaw around z, roll around x, in
 * degrees; roll is done first, then pitch, then yaw.
 */
export function rotationOf(pitch: number, yaw: number, roll: number): Rotation {
  const half = Math.PI / 360;
  const [sp, cp] = [Math.sin(pitch * half), Math.cos(pitch * half)];
  const [sy, cy] = [Math.sin(yaw * half), Math.cos(yaw * half)];
  const [sr, cr] = [Math.sin(roll * half), Math.cos(roll * half)];
  return [
    cy * cp * sr - sy * sp * cr,
    cy * sp * cr + sy * cp * sr,
    sy * cp * cr - cy * sp * sr,
    cy * cp * cr + sy * sp * sr,
  ];
}

/** Three numbers of a text such as `"0 90 0"`; `undefined` when it isn't that. */
export function threeNumbers(text: string): readonly [number, number, number] | undefined {
  const numbers = text.trim().split(/\s+/).map(Number);
  const [x, y, z] = numbers;
  if (numbers.length !== 3 || !numbers.every(Number.isFinite)) return undefined;
  return [x as number, y as number, z as number];
}
