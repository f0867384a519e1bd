import type { Triple, Viewpoint } from '../protocol/scene-world.js';

/** Farthest that one looks up or down, in degrees: straight up the sides would be undefined. */
const STEEPEST = 89;
const DEGREE = Math.PI / 180;

/** The direction into the picture, of length 1. */
export function forwardOf({ pitch, yaw }: Pick<Viewpoint, 'yaw' | 'pitch'>): Triple {
  const flat = Math.cos(pitch * DEGREE);
  return [flat * Math.cos(yaw * DEGREE), flat * Math.sin(yaw * DEGREE), -Math.sin(pitch * DEGREE)];
}

/** The direction to the right side of the picture, which is always level. */
export function rightOf({ yaw }: Pick<Viewpoint, 'yaw'>): Triple {
  return [Math.sin(yaw * DEGREE), -Math.cos(yaw * DEGREE), 0];
}

/** The same place, looking elsewhere; angles are kept where they mean something. */
export function turned(view: Viewpoint, left: number, down: number): Viewpoint {
  const pitch = Math.max(-STEEPEST, Math.min(STEEPEST, view.pitch + down));
  return { position: view.position, yaw: wrapDegrees(view.yaw + left), pitch };
}

/** The same place and direction, elsewhere. */
export function movedBy(view: Viewpoint, by: Triple): Viewpoint {
  const [x, y, z] = view.position;
  return { ...view, position: [x + by[0], y + by[1], z + by[2]] };
}

/** A point as somebody at another one looks at it. */
export function lookingAt(position: Triple, target: Triple): Viewpoint {
  const [x, y, z] = [0, 1, 2].map((axis) => (target[axis] as number) - (position[axis] as number)) as [
    number,
    number,
    number,
  ];
  const yaw = Math.atan2(y, x) / DEGREE;
  const pitch = -Math.atan2(z, Math.hypot(x, y)) / DEGREE;
  return turned({ position, yaw, pitch: 0 }, 0, pitch);
}

/** An angle from -180 (without it) to 180 degrees. */
export function wrapDegrees(angle: number): number {
  const turnedBack = (((angle + 180) % 360) + 360) % 360;
  return turnedBack === 0 ? 180 : turnedBack - 180;
}

/** A point on the way from one to another. */
export function along(from: Triple, direction: Triple, distance: number): Triple {
  return [
    from[0] + direction[0] * distance,
    from[1] + direction[1] * distance,
    from[2] + direction[2] * distance,
  ];
}
