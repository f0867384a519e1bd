import type { DecalQuad } from './decal-quad.js';

/** Smallest factor that is taken for one: below, sides are as good as parallel. */
const PARALLEL = 1e-9;

/** What isn't a number is 0. */
const clamp = (value: number): number => (value > 0 ? Math.min(1, value) : 0);

/**
 * Where a point of the plane lies in a quadrangle: shares, 0 to 1, of the way from its first to its last corner and from
 * its first to its second one. Points on lines between opposite sides that cut both at the same share have that share.
 */
export function placeInQuad(
  { corners, doubleArea }: DecalQuad,
  x: number,
  y: number,
): readonly [across: number, along: number] {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = corners;
  const [ex, ey] = [dx - ax, dy - ay];
  const [fx, fy] = [bx - ax, by - ay];
  const [gx, gy] = [ax - bx + cx - dx, ay - by + cy - dy];
  const [hx, hy] = [x - ax, y - ay];
  // The share t along the first side solves a t^2 + b t + c = 0.
  const a = gx * fy - gy * fx;
  const b = ex * fy - ey * fx + hx * gy - hy * gx;
  const c = hx * ey - hy * ex;
  const along = clamp(Math.abs(a) <= PARALLEL * Math.abs(doubleArea) ? -c / b : nearestRoot(a, b, c));
  const [px, py] = [ex + gx * along, ey + gy * along];
  const across = Math.abs(px) > Math.abs(py) ? (hx - fx * along) / px : (hy - fy * along) / py;
  return [clamp(across), along];
}

/** The root of a quadratic equation that is nearest to the middle of 0 and 1. */
function nearestRoot(a: number, b: number, c: number): number {
  const root = Math.sqrt(Math.max(0, b * b - 4 * a * c));
  const q = -0.5 * (b + (b < 0 ? -root : root));
  const [one, other] = [q / a, q === 0 ? q / a : c / q];
  return Math.abs(one - 0.5) < Math.abs(other - 0.5) ? one : other;
}
