import { describe, expect, it } from 'vitest';
import { buildScene, type Scene, type SceneMesh } from '../../src/scene/index.js';
import { goodMap } from '../validate/support/good-maps.js';
import { floor, groundMap, type TestFace } from './support/ground-map.js';
import { areaOf, doubleArea, openEdges, trianglesOf } from './support/mesh-parts.js';

const only = (scene: Scene): SceneMesh => {
  const meshes = scene.models.flatMap(({ meshes: all }) => all);
  expect(meshes).toHaveLength(1);
  return meshes[0] as SceneMesh;
};

const sceneOf = (...faces: TestFace[]): Scene => buildScene(groundMap(faces));
const row = (array: ArrayLike<number> | undefined, i: number, width: number): number[] =>
  Array.from({ length: width }, (_, c) => array?.[i * width + c] ?? Number.NaN);

/** A square of 64 units, power 2, whose middle is raised by 8. */
const hill: TestFace = {
  corners: floor(0, 0, 64),
  ground: { power: 2, height: (column, line) => (column === 2 && line === 2 ? 8 : 0) },
};

describe('a displacement', () => {
  it('is a grid of which each vertex is where it is moved to', () => {
    const { counts, issues, ...scene } = sceneOf(hill);
    expect(issues).toEqual([]);
    expect([counts.vertices, counts.triangles, counts.drawn]).toEqual([25, 32, 1]);
    const { positions } = only({ ...scene, counts, issues });
    expect(row(positions, 12, 3)).toEqual([32, 32, 8]);
    for (let i = 0; i < 25; i++)
      if (i !== 12) expect(row(positions, i, 3)).toEqual([(i % 5) * 16, Math.floor(i / 5) * 16, 0]);
  });

  it('has the area of its triangles: 24 flat ones, and 8 around the hill', () => {
    const raised = 8 * (Math.hypot(128, 0, 256) / 2);
    expect(areaOf(trianglesOf(sceneOf(hill)))).toBeCloseTo(24 * 128 + raised, 6);
  });

  it('has normals that are smoothed by area', () => {
    const { normals } = only(sceneOf(hill));
    const expected = (x: number, y: number, z: number): number[] =>
      [x, y, z].map((n) => n / Math.hypot(x, y, z));
    expect(row(normals, 0, 3)).toEqual([0, 0, 1]);
    expect(row(normals, 12, 3)).toEqual([0, 0, 1]);
    // East of the top: two flat triangles of 256, and two that rise by 8 along 16 towards it.
    for (const [i, n] of expected(256, 0, 1024).entries()) expect(row(normals, 13, 3)[i]).toBeCloseTo(n, 6);
  });

  it('comes from the record of its face', () => {
    const flat: TestFace = { corners: floor(-64, 0, 64) };
    const { source } = only(sceneOf({ ...hill, corners: floor(100, 0, 64) }));
    expect([source.lump, ...new Set(source.records)]).toEqual(['FACES', 0]);
    const triangles = trianglesOf(sceneOf(flat, hill));
    expect(triangles.filter(({ record }) => record === 1)).toHaveLength(32);
    expect(triangles.filter(({ record }) => record === 0)).toHaveLength(2);
  });

  it.each([2, 3, 4])('of power %i has 2 * 4 ** power triangles, all of which look up', (power) => {
    const scene = sceneOf({
      corners: floor(0, 0, 256),
      ground: { power, height: (column, line) => (column * line) % 7 },
    });
    const triangles = trianglesOf(scene);
    expect(scene.counts.triangles).toBe(2 * 4 ** power);
    expect(triangles).toHaveLength(2 * 4 ** power);
    expect(triangles.every((triangle) => doubleArea(triangle)[2] > 0)).toBe(true);
    expect(openEdges(triangles)).toHaveLength(4 * 2 ** power);
  });

  it.each([0, 1, 2, 3])('begins at corner %i, and runs on along the corners from there', (start) => {
    const face: TestFace = {
      corners: floor(0, 0, 64, 32),
      ground: { power: 2, start, height: (column, line) => column + 10 * line },
    };
    const scene = sceneOf(face);
    const { positions, textureCoordinates } = only(scene);
    const corner = (k: number): readonly number[] => face.corners[(start + k) % 4] ?? [];
    for (const [vertex, k, height] of [
      [0, 0, 0],
      [20, 1, 40],
      [24, 2, 44],
      [4, 3, 4],
    ] as const) {
      expect(row(positions, vertex, 3)).toEqual([corner(k)[0], corner(k)[1], height]);
      const [x = 0, y = 0] = corner(k);
      expect(row(textureCoordinates, vertex, 2).map((n) => n + 0)).toEqual([x / 256, 0 - y / 256]);
    }
    expect(trianglesOf(scene).every((triangle) => doubleArea(triangle)[2] > 0)).toBe(true);
  });

  it('lies between its corners also where they are no parallelogram', () => {
    const corners = [
      [0, 0, 0],
      [0, 64, 0],
      [32, 64, 0],
      [64, 0, 0],
    ] as const;
    const { positions } = only(sceneOf({ corners, ground: { power: 2 } }));
    // Half way up, half way from x = 0 to x = 48.
    expect(row(positions, 12, 3)).toEqual([24, 32, 0]);
  });

  it('blends its images by alpha, 0 to 255', () => {
    const alphas = [0, 51, 255, 300, -5, Number.NaN];
    const { blends } = only(
      sceneOf({ corners: floor(0, 0, 64), ground: { power: 2, alpha: (c, r) => alphas[r * 5 + c] ?? 0 } }),
    );
    expect([...(blends ?? [])].slice(0, 6).map((n) => Math.round(n * 1000) / 1000)).toEqual([
      0, 0.2, 1, 1, 0, 0,
    ]);
  });

  it('is drawn also where its triangles are marked as taken out, which is counted', () => {
    const tags = Array.from({ length: 32 }, (_, i) => (i < 5 ? 33 : 1));
    const { counts } = buildScene(groundMap([hill], { DISPLACEMENT_TRIANGLES: tags }));
    expect([counts.triangles, counts.removedTriangles]).toEqual([32, 5]);
  });

  it('that begins elsewhere than at a corner begins at the nearest one, which is an issue', () => {
    const ground = { power: 2, changes: { startPosition: { x: 60, y: 50, z: 0 } } };
    const { counts, issues, models } = sceneOf({ corners: floor(0, 0, 64), ground });
    expect(counts.drawn).toBe(1);
    expect(row(models[0]?.meshes[0]?.positions, 0, 3)).toEqual([64, 64, 0]);
    expect(issues.map(({ rule, path }) => [rule, path])).toEqual([
      ['scene-displacement', ['DISPLACEMENT_INFO', 0, 'startPosition']],
    ]);
  });
});

describe('displacements of the fixtures', () => {
  it.each([
    'valve/source-2004',
    'valve/orange-box',
    'valve/half-life2-beta-17',
    'valve/dota2',
    'nexon/vindictus-2010',
  ])('of %s are drawn, those of power 2 and 3 beside each other without a gap', (id) => {
    const scene = buildScene(goodMap(id));
    const ground = trianglesOf(scene, ({ blends }) => blends !== undefined);
    const records = new Set(ground.map(({ record }) => record));
    expect([scene.issues, records.size]).toEqual([[], 4]);
    // All four together have a rim along their outer sides alone: one step of the finer grid less where they meet.
    const rim = openEdges(ground).map((key) => key.split(' ').map((end) => end.split(',').map(Number)));
    const xs = rim.flatMap(([a = []]) => [a[0] as number]);
    const ys = rim.flatMap(([a = []]) => [a[1] as number]);
    const box = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const isOnRim = ([x, y]: readonly number[]): boolean =>
      x === box[0] || x === box[1] || y === box[2] || y === box[3];
    expect(rim.flat().filter((end) => !isOnRim(end))).toEqual([]);
  });
});
