import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HullPlane } from '../../src/scene/layers/clip-winding.js';
import { convexHull, type Hull, windingArea, windingNormal } from '../../src/scene/layers/convex-hull.js';
import { boxWindings } from '../../src/scene/layers/layer-mesh.js';

const at = (x: number, y: number, z: number, distance: number): HullPlane => ({ x, y, z, distance });
const work = () => ({ left: 1_000_000 });

/** The planes of a box. */
function box(mins: readonly number[], maxs: readonly number[]): HullPlane[] {
  return [0, 1, 2].flatMap((c) => {
    const [x, y, z] = [0, 1, 2].map((k) => (k === c ? 1 : 0)) as [number, number, number];
    return [at(-x, -y, -z, 0 - (mins[c] as number)), at(x, y, z, maxs[c] as number)];
  });
}

function facesOf(hull: Hull): readonly { readonly plane: number; readonly winding: readonly number[] }[] {
  return hull.kind === 'solid' ? hull.faces : [];
}

const triangles = (hull: Hull): number =>
  facesOf(hull).reduce((sum, { winding }) => sum + winding.length / 3 - 2, 0);
const area = (hull: Hull): number =>
  facesOf(hull).reduce((sum, { winding }) => sum + windingArea(winding), 0);

/** Volume by the faces' areas and distances from the origin; positive when they face outwards. */
function volume(hull: Hull): number {
  return facesOf(hull).reduce((sum, { winding }) => {
    const normal = windingNormal(winding) ?? [0, 0, 0];
    const distance = normal.reduce((total, value, c) => total + value * (winding[c] as number), 0);
    return sum + (windingArea(winding) * distance) / 3;
  }, 0);
}

describe('the hull of planes', () => {
  it('of a cube of one unit has 12 triangles, an area of 6 and a volume of 1', () => {
    const cube = convexHull(box([0, 0, 0], [1, 1, 1]), work());
    expect([cube.kind, triangles(cube)]).toEqual(['solid', 12]);
    expect(area(cube)).toBeCloseTo(6, 9);
    expect(volume(cube)).toBeCloseTo(1, 9);
  });

  it('of a wedge has two triangles and three quadrangles: 8 triangles, half the volume of its box', () => {
    const half = Math.SQRT1_2;
    const wedge = convexHull([...box([0, 0, 0], [8, 4, 8]), at(half, 0, half, 8 * half)], work());
    expect(triangles(wedge)).toBe(8);
    expect(volume(wedge)).toBeCloseTo(128, 6);
    // Two sides of 32, two of half of 64, and the slope of 8 times the square root of two by 4.
    expect(area(wedge)).toBeCloseTo(32 + 32 + 64 + 32 * Math.SQRT2, 6);
  });

  it('looks outwards with every face, far from the origin as well', () => {
    const far = convexHull(box([9000, -9000, 5000], [9064, -8936, 5016]), work());
    for (const { plane, winding } of facesOf(far)) {
      const wanted = box([0, 0, 0], [1, 1, 1])[plane] as HullPlane;
      const normal = windingNormal(winding) ?? [0, 0, 0];
      expect(normal[0] * wanted.x + normal[1] * wanted.y + normal[2] * wanted.z).toBeCloseTo(1, 9);
    }
    expect(volume(far)).toBeCloseTo(64 * 64 * 16, 3);
  });

  it('has no face for planes that only touch, lie outside, or are there twice', () => {
    const half = Math.SQRT1_2;
    const cube = box([0, 0, 0], [16, 16, 16]);
    const more = [at(half, half, 0, 32 * half), at(0, 0, 1, 64), at(1, 0, 0, 16), at(1, 0, 0, 16.001)];
    expect(triangles(convexHull([...cube, ...more], work()))).toBe(12);
    expect(triangles(convexHull([...more, ...cube], work()))).toBe(12);
  });

  it('says what encloses nothing, what is open, and what takes too much work', () => {
    expect(convexHull(box([0, 0, 0], [16, 16, -16]), work()).kind).toBe('empty');
    expect(convexHull(box([0, 0, 0], [16, 16, 0]), work()).kind).toBe('empty');
    expect(convexHull(box([0, 0, 0], [16, 16, 16]).slice(1), work()).kind).toBe('unbounded');
    expect(convexHull([], work()).kind).toBe('unbounded');
    expect(convexHull(box([0, 0, 0], [16, 16, 16]), { left: 50 }).kind).toBe('limit');
  });

  it('is closed, whatever planes bound a box further', () => {
    const directions = fc.tuple(
      fc.integer({ min: -9, max: 9 }),
      fc.integer({ min: -9, max: 9 }),
      fc.integer({ min: -9, max: 9 }),
    );
    const cut = fc
      .tuple(directions, fc.integer({ min: 20, max: 60 }))
      .filter(([[x, y, z]]) => x !== 0 || y !== 0 || z !== 0);
    fc.assert(
      fc.property(fc.array(cut, { maxLength: 12 }), (cuts) => {
        const planes = cuts.map(([[x, y, z], distance]) => {
          const length = Math.hypot(x, y, z);
          return at(x / length, y / length, z / length, distance);
        });
        const hull = convexHull([...box([-64, -64, -64], [64, 64, 64]), ...planes], work());
        expect(hull.kind).toBe('solid');
        const sum = [0, 0, 0];
        for (const { winding } of facesOf(hull)) {
          const normal = windingNormal(winding) ?? [0, 0, 0];
          normal.forEach((value, c) => {
            sum[c] = (sum[c] as number) + value * windingArea(winding);
          });
        }
        // The areas of a closed thing add up to nothing; an edge may be off by a hundredth of a unit.
        expect(Math.hypot(...sum)).toBeLessThan(20);
        expect(volume(hull)).toBeGreaterThan((4 / 3) * Math.PI * 20 ** 3 * 0.99);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the sides of a box', () => {
  it('look outwards', () => {
    const sides = boxWindings([0, 0, 0], [1, 2, 3]);
    expect(sides.map((winding) => windingNormal(winding)?.map((value) => value + 0))).toEqual([
      [-1, 0, 0],
      [1, 0, 0],
      [0, -1, 0],
      [0, 1, 0],
      [0, 0, -1],
      [0, 0, 1],
    ]);
    expect(sides.reduce((sum, winding) => sum + windingArea(winding), 0)).toBe(22);
  });
});
