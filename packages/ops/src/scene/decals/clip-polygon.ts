import type { DecalQuad } from './decal-quad.js';

/** Points nearer than that to a side lie on it, in game units. */
const ON_SIDE = 1e-4;

/** A polygon whose corners have a number of values each, of which the first two are a place in a plane. */
export interface FlatPolygon {
  /** The values, corner by corner. */
  values: Float64Array;
  /** Number of corners. */
  count: number;
}

/** Values of a corner: place in the plane (2), position (3), normal (3), coordinates of light (2). */
export const CORNER_VALUES = 10;

/** Cuts polygons down to what of them lies in a convex quadrangle; the values of new corners are between those of old ones. */
export class QuadClipper {
  private from: FlatPolygon = { values: new Float64Array(64 * CORNER_VALUES), count: 0 };
  private to: FlatPolygon = { values: new Float64Array(64 * CORNER_VALUES), count: 0 };

  /** A polygon of so many corners to fill in, before it is cut. */
  begin(count: number): Float64Array {
    const size = (count + 8) * CORNER_VALUES;
    if (this.from.values.length < size) this.from.values = new Float64Array(size);
    this.from.count = count;
    return this.from.values;
  }

  /** Cuts the polygon that was filled in; what comes back is valid until the next one begins. */
  clip({ corners, doubleArea }: DecalQuad): FlatPolygon {
    const sign = doubleArea < 0 ? -1 : 1;
    for (let k = 0; k < 8; k += 2) {
      const [x, y] = [corners[k] as number, corners[k + 1] as number];
      const [dx, dy] = [(corners[(k + 2) % 8] as number) - x, (corners[(k + 3) % 8] as number) - y];
      const scale = sign / Math.hypot(dx, dy);
      this.cut(-dy * scale, dx * scale, (dy * x - dx * y) * scale);
    }
    return this.from;
  }

  /** Keeps what has `a * x + b * y + c >= 0`. */
  private cut(a: number, b: number, c: number): void {
    const { from, to } = this;
    const v = from.values;
    to.count = 0;
    // Of a face that isn't convex, each corner may become two.
    const most = from.count * 2 * CORNER_VALUES;
    if (to.values.length < most) to.values = new Float64Array(most);
    for (let k = 0; k < from.count; k++) {
      const at = k * CORNER_VALUES;
      const next = ((k + 1) % from.count) * CORNER_VALUES;
      const here = a * (v[at] as number) + b * (v[at + 1] as number) + c;
      const there = a * (v[next] as number) + b * (v[next + 1] as number) + c;
      if (here >= -ON_SIDE) this.add(at, at, 0);
      if ((here > ON_SIDE && there < -ON_SIDE) || (here < -ON_SIDE && there > ON_SIDE))
        this.add(at, next, here / (here - there));
    }
    this.from = to;
    this.to = from;
  }

  /** Adds a corner between two others. */
  private add(a: number, b: number, share: number): void {
    const { from, to } = this;
    const at = to.count++ * CORNER_VALUES;
    for (let c = 0; c < CORNER_VALUES; c++) {
      const start = from.values[a + c] as number;
      to.values[at + c] = share === 0 ? start : start + ((from.values[b + c] as number) - start) * share;
    }
  }
}

/** Area of a polygon in its plane. */
export function areaOf({ values, count }: FlatPolygon): number {
  let sum = 0;
  for (let k = 0; k < count; k++) {
    const at = k * CORNER_VALUES;
    const next = ((k + 1) % count) * CORNER_VALUES;
    sum +=
      (values[at] as number) * (values[next + 1] as number) -
      (values[next] as number) * (values[at + 1] as number);
  }
  return Math.abs(sum) / 2;
}
