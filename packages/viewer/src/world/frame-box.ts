import type { Triple, Viewpoint, WorldExtent } from '../protocol/scene-world.js';
import { along, forwardOf } from './camera-math.js';

/** Half the angle of view from below to above, as its tangent. */
export const HALF_VIEW = Math.tan((35 * Math.PI) / 180);
/** Nearest that one goes to something, for each unit of a player's radius. */
const NEAREST = 3;
/** Free room around what is shown. */
const MARGIN = 1.5;

/**
 * Where one stands to see a box whole: in front of it where it faces one way, a little to the side, else looking along the
 * same direction as before.
 */
export function framingBox(
  { max, min }: WorldExtent,
  from: Viewpoint,
  {
    facing,
    nearest = 16,
  }: {
    /** Where it faces, of length 1. */
    readonly facing?: Triple | undefined;
    /** A player's radius, in game units. */
    readonly nearest?: number | undefined;
  } = {},
): Viewpoint {
  const center = [0, 1, 2].map((axis) => ((min[axis] as number) + (max[axis] as number)) / 2) as [
    number,
    number,
    number,
  ];
  const radius = Math.hypot(...[0, 1, 2].map((axis) => ((max[axis] as number) - (min[axis] as number)) / 2));
  const direction = facing === undefined ? keptDirection(from) : directionAgainst(facing, from);
  const distance = Math.max(NEAREST * nearest, (radius / HALF_VIEW) * MARGIN);
  return { ...direction, position: along(center as Triple, forwardOf(direction), -distance) };
}

function keptDirection({ pitch, yaw }: Viewpoint): Pick<Viewpoint, 'yaw' | 'pitch'> {
  return { yaw, pitch: Math.max(-35, Math.min(50, pitch)) };
}

/** Looks at something that faces one way, not quite straight on; what faces up or down from the side that one came from. */
function directionAgainst([x, y, z]: Triple, { yaw }: Viewpoint): Pick<Viewpoint, 'yaw' | 'pitch'> {
  const isLevel = Math.hypot(x, y) < 0.3;
  const pitch = (Math.asin(Math.max(-1, Math.min(1, z))) * 180) / Math.PI;
  if (isLevel) return { yaw, pitch: Math.max(-60, Math.min(60, pitch)) };
  return { yaw: (Math.atan2(-y, -x) * 180) / Math.PI + 20, pitch: Math.max(-60, Math.min(60, pitch + 10)) };
}
