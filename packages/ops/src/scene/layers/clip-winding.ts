/** A plane: the points `p` with `dot(normal, p) = distance`. */
export interface HullPlane {
  /** Unit vector across the plane. */
  readonly x: number;
  /** See `x`. */
  readonly y: number;
  /** See `x`. */
  readonly z: number;
  /** Distance from the origin along the normal, in game units. */
  readonly distance: number;
}

/** A flat convex polygon: three numbers a corner, counterclockwise seen from the side that its plane faces. */
export type Winding = readonly number[];

/** How far from a plane a corner still lies on it, in game units: files store planes in 32 bits. */
export const ON_PLANE = 0.01;

/** Largest coordinate of what a map holds, in game units. */
export const WORLD_SIZE = 2 ** 20;

/** A square on a plane that is larger than the world, around the point of the plane that is nearest to the origin. */
export function baseWinding(plane: HullPlane): Winding {
  const { x, y, z, distance } = plane;
  // Any direction that isn't the normal's gives two across it; the axis that it is farthest from is safest.
  const [ax, ay, az] = farthestAxis(plane);
  const along = ax * x + ay * y + az * z;
  const length = Math.hypot(ax - along * x, ay - along * y, az - along * z);
  const [ux, uy, uz] = [ax - along * x, ay - along * y, az - along * z].map(
    (value) => (value / length) * 4 * WORLD_SIZE,
  ) as [number, number, number];
  // `v = normal x u`, so that u, v and the normal are right-handed.
  const [vx, vy, vz] = [y * uz - z * uy, z * ux - x * uz, x * uy - y * ux];
  const [ox, oy, oz] = [x * distance, y * distance, z * distance];
  const corner = (u: number, v: number): number[] => [
    ox + u * ux + v * vx,
    oy + u * uy + v * vy,
    oz + u * uz + v * vz,
  ];
  return [...corner(-1, -1), ...corner(1, -1), ...corner(1, 1), ...corner(-1, 1)];
}

function farthestAxis({ x, y, z }: HullPlane): readonly [number, number, number] {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  if (az <= ax && az <= ay) return [0, 0, 1];
  return ax <= ay ? [1, 0, 0] : [0, 1, 0];
}

/** What of a winding lies behind a plane; the winding itself when nothing is in front, and none when nothing is behind. */
export function clipWinding(winding: Winding, plane: HullPlane, onPlane: number = ON_PLANE): Winding {
  const sides = windingSides(winding, plane);
  if (!sides.some((side) => side > onPlane)) return winding;
  if (!sides.some((side) => side < -onPlane)) return [];
  const kept: number[] = [];
  const count = sides.length;
  for (let i = 0; i < count; i++) {
    const side = sides[i] as number;
    const next = (i + 1) % count;
    const nextSide = sides[next] as number;
    if (side <= onPlane) push(kept, winding, i);
    const crosses = (side > onPlane && nextSide < -onPlane) || (side < -onPlane && nextSide > onPlane);
    if (!crosses) continue;
    const share = side / (side - nextSide);
    for (let c = 0; c < 3; c++) {
      const from = winding[i * 3 + c] as number;
      kept.push(from + ((winding[next * 3 + c] as number) - from) * share);
    }
  }
  return kept;
}

function push(to: number[], winding: Winding, corner: number): void {
  for (let c = 0; c < 3; c++) to.push(winding[corner * 3 + c] as number);
}

/** How far each corner lies in front of a plane. */
export function windingSides(winding: Winding, { x, y, z, distance }: HullPlane): number[] {
  const sides: number[] = [];
  for (let i = 0; i < winding.length; i += 3)
    sides.push(
      (winding[i] as number) * x + (winding[i + 1] as number) * y + (winding[i + 2] as number) * z - distance,
    );
  return sides;
}
