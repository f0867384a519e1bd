import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnVertices } from '../../src/scene/displacements/drawn-vertices.js';
import { gridTriangles } from '../../src/scene/displacements/grid-triangles.js';
import { buildScene, type Scene } from '../../src/scene/index.js';
import { floor, groundMap, type TestFace } from './support/ground-map.js';
import { type Corner, doubleArea, openEdges, trianglesOf } from './support/mesh-parts.js';

const sceneOf = (...faces: TestFace[]): Scene => buildScene(groundMap(faces));

/** Normals of all vertices, by their position. */
function normalsByPlace(scene: Scene): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { positions, normals, vertexCount } of scene.models.flatMap(({ meshes }) => meshes))
    for (let i = 0; i < vertexCount; i++) {
      const key = positions.subarray(i * 3, i * 3 + 3).join();
      const known = found.get(key) ?? new Set();
      found.set(key, known.add(normals.subarray(i * 3, i * 3 + 3).join()));
    }
  return found;
}

/** Ends of open edges that are inside a box on the floor. */
function openInside(scene: Scene, [left, bottom, right, top]: readonly number[]): string[] {
  return openEdges(trianglesOf(scene)).filter((key) => {
    const ends = key.split(' ').map((end) => end.split(',').map(Number) as unknown as Corner);
    const both = (isOn: (end: Corner) => boolean): boolean => ends.every(isOn);
    return !(
      both(([x]) => x === left) ||
      both(([x]) => x === right) ||
      both(([, y]) => y === bottom) ||
      both(([, y]) => y === top)
    );
  });
}

const waves = (x: number, y: number): number => Math.round(8 * Math.sin(x / 20) + 6 * Math.cos(y / 15));

/** Ground over a square that follows the waves, whatever corner it begins at. */
function wavy(place: { x: number; y: number; width: number }, ground: TestFace['ground'] & object): TestFace {
  const corners = floor(place.x, place.y, place.width);
  const steps = 2 ** ground.power;
  const [a, b, , d] = [0, 1, 2, 3].map((k) => corners[((ground.start ?? 0) + k) % 4]) as Corner[];
  const height = (column: number, row: number): number => {
    const at = (c: 0 | 1): number =>
      (a?.[c] ?? 0) +
      (((b?.[c] ?? 0) - (a?.[c] ?? 0)) * row) / steps +
      (((d?.[c] ?? 0) - (a?.[c] ?? 0)) * column) / steps;
    return waves(at(0), at(1));
  };
  return { corners, ground: { height, ...ground } };
}

describe('neighbours along an edge', () => {
  it('have one border and one normal at each of its vertices', () => {
    const scene = sceneOf(
      wavy({ x: 0, y: 0, width: 64 }, { power: 3, edges: { 2: [{ displacement: 1 }] } }),
      wavy({ x: 64, y: 0, width: 64 }, { power: 3, edges: { 0: [{ displacement: 0 }] } }),
    );
    const places = normalsByPlace(scene);
    expect(places.size).toBe(9 * 17);
    expect([...places.values()].every(({ size }) => size === 1)).toBe(true);
    expect(openInside(scene, [0, 0, 128, 64])).toEqual([]);
  });

  it('have different normals when nothing says that they are neighbours', () => {
    const scene = sceneOf(
      wavy({ x: 0, y: 0, width: 64 }, { power: 3 }),
      wavy({ x: 64, y: 0, width: 64 }, { power: 3 }),
    );
    expect([...normalsByPlace(scene).values()].some(({ size }) => size > 1)).toBe(true);
  });

  it.each([0, 1, 2, 3])('that begin %i corners later are turned by as many quarters', (start) => {
    const orientation = (4 - start) % 4;
    const scene = sceneOf(
      wavy({ x: 0, y: 0, width: 64 }, { power: 2, edges: { 2: [{ displacement: 1, orientation }] } }),
      wavy({ x: 64, y: 0, width: 64 }, { power: 2, start }),
    );
    expect([...normalsByPlace(scene).values()].every(({ size }) => size === 1)).toBe(true);
  });

  it('become one also where rounding put them apart, and stay apart where there is a gap', () => {
    const beside = (shift: number): Scene =>
      sceneOf(
        { corners: floor(0, 0, 64), ground: { power: 2, edges: { 2: [{ displacement: 1 }] } } },
        { corners: floor(64, 0, 64), ground: { power: 2, height: () => shift } },
      );
    expect(openInside(beside(0.01), [0, 0, 128, 64])).toEqual([]);
    expect(openInside(beside(2), [0, 0, 128, 64])).toHaveLength(8);
  });

  it('of different power meet at the vertices that both have', () => {
    const isAllowed = (column: number, row: number): boolean => column !== 0 || row % 2 === 0;
    const scene = sceneOf(
      wavy({ x: 0, y: 0, width: 64 }, { power: 2, edges: { 2: [{ displacement: 1 }] } }),
      wavy({ x: 64, y: 0, width: 64 }, { power: 3, isAllowed, edges: { 0: [{ displacement: 0 }] } }),
    );
    expect(openInside(scene, [0, 0, 128, 64])).toEqual([]);
    expect([...normalsByPlace(scene).values()].every(({ size }) => size === 1)).toBe(true);
    // Four vertices are left out, and with each of them one triangle.
    expect(scene.counts.vertices).toBe(25 + 81 - 4);
    expect(scene.counts.triangles).toBe(32 + 128 - 4);
  });

  it('along halves of an edge meet the whole one', () => {
    const isAllowed = (column: number, row: number): boolean => column !== 0 || row % 2 === 0;
    const west = (span: number): NonNullable<TestFace['ground']>['edges'] & object => ({
      0: [{ displacement: 0, neighborSpan: span }],
    });
    const scene = sceneOf(
      wavy(
        { x: 0, y: 0, width: 64 },
        {
          power: 2,
          edges: {
            2: [
              { displacement: 1, span: 1 },
              { displacement: 2, span: 2 },
            ],
          },
        },
      ),
      wavy(
        { x: 64, y: 0, width: 32 },
        { power: 2, isAllowed, edges: { ...west(1), 1: [{ displacement: 2 }] } },
      ),
      wavy({ x: 64, y: 32, width: 32 }, { power: 2, isAllowed, edges: west(2) }),
    );
    const inside = openInside(scene, [0, 0, 96, 64]);
    expect(inside).toEqual([]);
    expect([...normalsByPlace(scene).values()].every(({ size }) => size === 1)).toBe(true);
  });
});

describe('neighbours at a corner', () => {
  it('have one normal there', () => {
    const four = (corners: readonly (readonly number[])[]): Scene =>
      sceneOf(
        ...[0, 1, 2, 3].map((k) =>
          wavy(
            { x: (k % 2) * 64, y: k < 2 ? 0 : 64, width: 64 },
            { power: 2, corners: { [k === 0 ? 2 : 0]: corners[k] ?? [] } },
          ),
        ),
      );
    const at = (scene: Scene): number => normalsByPlace(scene).get(`64,64,${waves(64, 64)}`)?.size ?? 0;
    expect(at(four([]))).toBeGreaterThan(1);
    expect(at(four([[1, 2, 3]]))).toBe(1);
  });
});

describe('vertices that are not allowed', () => {
  const inside = fc
    .integer({ min: 2, max: 4 })
    .chain((power) =>
      fc
        .array(fc.boolean(), { minLength: (2 ** power + 1) ** 2, maxLength: (2 ** power + 1) ** 2 })
        .map((allowed) => ({ power, allowed })),
    );

  it('are left out so that triangles meet at whole edges and cover everything, whatever the bits are', () => {
    fc.assert(
      fc.property(inside, ({ power, allowed }) => {
        const steps = 2 ** power;
        const drawn = drawnVertices(steps, (vertex) => allowed[vertex] === true);
        const local = gridTriangles(steps, drawn);
        const place = (vertex: number): Corner => [vertex % (steps + 1), Math.floor(vertex / (steps + 1)), 0];
        const triangles = Array.from({ length: local.length / 3 }, (_, i) => ({
          corners: [0, 1, 2].map((k) => place(local[i * 3 + k] as number)) as unknown as [
            Corner,
            Corner,
            Corner,
          ],
        }));
        const areas = triangles.map((triangle) => doubleArea(triangle)[2]);
        expect(areas.every((area) => area > 0)).toBe(true);
        expect(areas.reduce((sum, area) => sum + area, 0)).toBe(2 * steps * steps);
        const rim = openEdges(triangles).map((key) =>
          key.split(' ').map((end) => end.split(',').map(Number)),
        );
        for (const [a = [], b = []] of rim)
          expect([0, 1].some((c) => a[c] === b[c] && (a[c] === 0 || a[c] === steps))).toBe(true);
        const used = new Set(local);
        expect(used.size).toBe(drawn.reduce((sum, one) => sum + one, 0));
        const isOnRim = ([x, y]: Corner): boolean => x % steps === 0 || y % steps === 0;
        const onRim = [...used].filter((vertex) => isOnRim(place(vertex))).length;
        expect(triangles.length).toBe(2 * used.size - onRim - 2);
        for (const vertex of used)
          expect(allowed[vertex] === true || isCorner(place(vertex), steps)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('are all drawn when all are allowed', () => {
    for (const steps of [4, 8, 16]) expect(drawnVertices(steps, () => true).includes(0)).toBe(false);
  });
});

function isCorner([x, y]: Corner, steps: number): boolean {
  return x % steps === 0 && y % steps === 0;
}
