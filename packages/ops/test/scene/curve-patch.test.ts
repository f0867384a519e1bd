import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PatchMesh, tessellatePatch } from '../../src/scene/curve-patch.js';

type Point = readonly [number, number, number];

const pointsOf = (mesh: PatchMesh): Point[] =>
  Array.from({ length: mesh.positions.length / 3 }, (_, i) => [
    mesh.positions[i * 3] as number,
    mesh.positions[i * 3 + 1] as number,
    mesh.positions[i * 3 + 2] as number,
  ]);

const flatPatch = (width: number, height: number, step: number): Float32Array =>
  Float32Array.from(
    Array.from({ length: width * height }, (_, i) => [
      (i % width) * step,
      Math.floor(i / width) * step,
      0,
    ]).flat(),
  );

/** Directed sides of triangles that no other triangle runs along backwards: the border, if all is closed. */
function borderOf({ indices }: PatchMesh): [number, number][] {
  const sides = new Map<string, [number, number]>();
  let twice = 0;
  for (let i = 0; i < indices.length; i++) {
    const a = indices[i] as number;
    const b = indices[i % 3 === 2 ? i - 2 : i + 1] as number;
    const key = `${a}>${b}`;
    if (sides.has(key)) twice++;
    sides.set(key, [a, b]);
  }
  expect(twice).toBe(0);
  return [...sides.values()].filter(([a, b]) => !sides.has(`${b}>${a}`));
}

describe('a flat patch', () => {
  it('with even steps is two triangles for each of its pieces, that look up', () => {
    const mesh = tessellatePatch(flatPatch(5, 3, 32), 5, 3);
    expect(pointsOf(mesh)).toEqual([
      [0, 0, 0],
      [64, 0, 0],
      [128, 0, 0],
      [0, 64, 0],
      [64, 64, 0],
      [128, 64, 0],
    ]);
    expect([...mesh.indices]).toEqual([0, 1, 3, 1, 4, 3, 1, 2, 4, 2, 5, 4]);
  });

  it('stays in its plane however finely it is divided', () => {
    const points = flatPatch(3, 3, 100);
    points[3] = 190;
    points[12] = 20;
    const mesh = tessellatePatch(points, 3, 3, { maxError: 0.01 });
    expect(mesh.positions.length).toBeGreaterThan(4 * 3);
    expect(pointsOf(mesh).every(([, , z]) => z === 0)).toBe(true);
  });
});

describe('a bent patch', () => {
  const radius = 128;
  /** A quarter of a turn around z, as an editor makes it; it isn't quite a circle. */
  const quarter = Float32Array.from(
    [0, 64, 128].flatMap((z) => [radius, 0, z, radius, radius, z, 0, radius, z]),
  );

  it.each([8, 4, 1, 0.1])('has chords within %d units of its curve', (maxError) => {
    const mesh = tessellatePatch(quarter, 3, 3, { maxError });
    const top = pointsOf(mesh).filter(([, , z]) => z === 0);
    for (let i = 1; i < top.length; i++) {
      const [ax, ay] = top[i - 1] as Point;
      const [bx, by] = top[i] as Point;
      const t = (i - 0.5) / (top.length - 1);
      const s = 1 - t;
      const curve = [s * s * radius + 2 * s * t * radius, t * t * radius + 2 * s * t * radius];
      const off = Math.hypot((ax + bx) / 2 - (curve[0] as number), (ay + by) / 2 - (curve[1] as number));
      expect(off).toBeLessThanOrEqual(maxError);
    }
    // A quadratic curve of a quarter of a turn is up to 6.1 % outside of the circle.
    for (const [x, y] of top) {
      expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(radius - 1e-4);
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(radius * 1.0608);
    }
  });

  it('is divided along its bend alone, and no more than it has to', () => {
    // A bend of 181 units: 45 from the chord, 11.3 for two pieces, 2.8 for four.
    expect(tessellatePatch(quarter, 3, 3).positions).toHaveLength(5 * 2 * 3);
  });

  it('is divided a bounded number of times when no distance is allowed', () => {
    const mesh = tessellatePatch(quarter, 3, 3, { maxError: 0 });
    expect(mesh.positions).toHaveLength(65 * 2 * 3);
  });

  it('is closed where a side is divided less than what is within', () => {
    const points = flatPatch(5, 5, 64);
    points[(2 * 5 + 1) * 3 + 2] = 700;
    points[(2 * 5 + 2) * 3 + 2] = 500;
    const mesh = tessellatePatch(points, 5, 5);
    expect(mesh.indices.length / 3).toBeGreaterThan(32);
    // Sides are straight: a corner, and one point in the middle where two pieces meet.
    expect(borderOf(mesh)).toHaveLength(8);
  });
});

const sides = fc.constantFrom(3, 5, 7);
const coordinate = fc.integer({ min: -512, max: 512 }).map((value) => value / 8);
const patches = fc.tuple(sides, sides).chain(([width, height]) =>
  fc.record({
    width: fc.constant(width),
    height: fc.constant(height),
    points: fc
      .array(coordinate, { minLength: width * height * 3, maxLength: width * height * 3 })
      .map((numbers) => Float32Array.from(numbers)),
    maxError: fc.constantFrom(1, 4, 12, 40),
  }),
);

describe('any patch', () => {
  it('is one closed surface with as many vertices and triangles as were counted', () => {
    fc.assert(
      fc.property(patches, ({ points, width, height, maxError }) => {
        const mesh = tessellatePatch(points, width, height, { maxError });
        const vertexCount = mesh.positions.length / 3;
        const border = borderOf(mesh);
        expect(new Set(mesh.indices).size).toBe(vertexCount);
        // Vertices less sides plus triangles are 1 for a surface with one border.
        const triangles = mesh.indices.length / 3;
        expect(vertexCount - (triangles * 3 + border.length) / 2 + triangles).toBe(1);
      }),
      { numRuns: 40 },
    );
  });

  it('has the points of its neighbour on a curve that both have, in either direction', () => {
    fc.assert(
      fc.property(patches, fc.array(coordinate, { minLength: 200, maxLength: 200 }), (patch, others) => {
        const { points, width, height, maxError } = patch;
        const last = points.subarray((height - 1) * width * 3);
        // The neighbour has the curve in its first column, from the other end, and is three wide.
        const beside = new Float32Array(width * 9);
        for (let row = 0; row < width; row++) {
          const from = (width - 1 - row) * 3;
          beside.set(last.subarray(from, from + 3), row * 9);
          beside.set(others.slice(row * 6, row * 6 + 6), row * 9 + 3);
        }
        const one = tessellatePatch(points, width, height, { maxError });
        const two = tessellatePatch(beside, 3, width, { maxError });
        const chain = (mesh: PatchMesh, from: Float32Array, to: Float32Array): string[] => {
          const at = (i: number): string => [...mesh.positions.subarray(i * 3, i * 3 + 3)].join();
          const next = new Map(borderOf(mesh).map(([a, b]) => [a, b]));
          const start = [...next.keys()].filter((i) => at(i) === [...from].join());
          const walks = start.map((i) => {
            const found = [at(i)];
            for (let k = next.get(i) as number; found.length < 2000; k = next.get(k) as number) {
              found.push(at(k));
              if (at(k) === [...to].join()) break;
            }
            return found;
          });
          return walks.sort((a, b) => a.length - b.length)[0] as string[];
        };
        const first = last.subarray(0, 3);
        const end = last.subarray((width - 1) * 3, width * 3);
        fc.pre([...first].join() !== [...end].join());
        const forth = chain(one, end, first);
        const back = chain(two, first, end);
        expect(forth.reverse()).toEqual(back);
      }),
      { numRuns: 40 },
    );
  });
});

describe('what is no patch', () => {
  it.each([
    [1, 3],
    [3, 1],
    [4, 3],
    [3, 2],
    [-3, 3],
    [0, 0],
    [Number.NaN, 3],
    [32_767, 32_767],
    [2 ** 31 - 1, 3],
  ])('a size of %d x %d is refused', (width, height) => {
    expect(() => tessellatePatch(new Float32Array(27), width, height)).toThrow(
      expect.objectContaining({ code: 'bad-count' }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('a control point at %d is refused', (value) => {
    const points = flatPatch(3, 3, 64);
    points[13] = value;
    expect(() => tessellatePatch(points, 3, 3)).toThrow(expect.objectContaining({ code: 'bad-value' }));
  });

  it.each([-1, Number.NaN])('a distance of %d is refused', (maxError) => {
    expect(() => tessellatePatch(flatPatch(3, 3, 64), 3, 3, { maxError })).toThrow(
      expect.objectContaining({ code: 'bad-value' }),
    );
  });

  it('more vertices than there may be are refused before any is made', () => {
    const points = new Float32Array(1001 * 1001 * 3).map((_, i) => (i % 7) * 1000);
    expect(() => tessellatePatch(points, 1001, 1001, { maxError: 0 })).toThrow(
      expect.objectContaining({ code: 'limit' }),
    );
  });
});
