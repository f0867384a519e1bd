import type { Triple, Viewpoint } from '../protocol/scene-world.js';
import { along, forwardOf, rightOf, turned } from './camera-math.js';

/** Somebody who goes around a point. */
export interface Orbit {
  /** The point. */
  readonly target: Triple;
  /** How far away one is, in game units. */
  readonly distance: number;
  /** Where the eyes are, and where they look: to the point. */
  readonly view: Viewpoint;
}

/** Going around the point in front of somebody. */
export function orbitFrom(view: Viewpoint, distance: number): Orbit {
  return { target: along(view.position, forwardOf(view), distance), distance, view };
}

/** Goes around by some degrees. */
export function orbitTurned(orbit: Orbit, left: number, down: number): Orbit {
  return placed({ ...orbit, view: turned(orbit.view, left, down) });
}

/** Comes nearer (below 1) or goes away. */
export function orbitZoomed(orbit: Orbit, factor: number): Orbit {
  return placed({ ...orbit, distance: Math.max(0.01, orbit.distance * factor) });
}

/** Moves the point, in parts of the picture's height, to the right and up. */
export function orbitShifted(orbit: Orbit, right: number, up: number): Orbit {
  const sideways = along(orbit.target, rightOf(orbit.view), right * orbit.distance);
  const above = forwardOf({ yaw: orbit.view.yaw, pitch: orbit.view.pitch - 90 });
  return placed({ ...orbit, target: along(sideways, above, up * orbit.distance) });
}

function placed(orbit: Orbit): Orbit {
  const position = along(orbit.target, forwardOf(orbit.view), -orbit.distance);
  return { ...orbit, view: { ...orbit.view, position } };
}
