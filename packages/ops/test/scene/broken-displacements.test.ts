import { describe, expect, it } from 'vitest';
import { buildScene } from '../../src/scene/index.js';
import { floor, groundMap, type TestFace } from './support/ground-map.js';

const good: TestFace = { corners: floor(0, 0, 64), ground: { power: 2 } };

const withChanges = (changes: Record<string, unknown>): TestFace => ({
  corners: floor(100, 0, 64),
  ground: { power: 2, changes },
});

const nobody = { displacement: 0xffff, orientation: 0, span: 0, neighborSpan: 0 };

describe('a broken displacement is left out, and the others stay', () => {
  it.each([
    ['of power 31', { power: 31 }, 'bad-value', 'power'],
    ['of power 5', { power: 5 }, 'bad-value', 'power'],
    ['of power 1', { power: 1 }, 'bad-value', 'power'],
    ['of power 0', { power: 0 }, 'bad-value', 'power'],
    ['of a negative power', { power: -2 }, 'bad-value', 'power'],
    ['with a negative first vertex', { firstVertex: -1 }, 'bad-reference', 'firstVertex'],
    ['with vertices behind the last', { firstVertex: 26 }, 'bad-reference', 'firstVertex'],
    ['with the largest first vertex', { firstVertex: 0x7fffffff }, 'bad-reference', 'firstVertex'],
    ['that begins nowhere', { startPosition: { x: Number.NaN, y: 0, z: 0 } }, 'bad-value', 'startPosition'],
  ])('%s', (_, changes, code, field) => {
    const { counts, issues } = buildScene(groundMap([good, withChanges(changes)]));
    expect(issues.map((found) => [found.rule, found.code, found.path])).toEqual([
      ['scene-surface', code, ['DISPLACEMENT_INFO', 1, field]],
    ]);
    expect([counts.drawn, counts.skipped, counts.vertices]).toEqual([1, 1, 25]);
    expect(issues[0]?.offset).toBeGreaterThan(0);
  });

  it.each([
    ['of a face of 3 corners', { corners: floor(100, 0, 64).slice(0, 3) }, 'bad-count', 'edgeCount'],
    ['that is not there', { changes: { displacement: 7 } }, 'bad-reference', 'displacement'],
    ['before the first', { changes: { displacement: -2 } }, 'bad-reference', 'displacement'],
    ['of another face', { changes: { displacement: 0 } }, 'bad-reference', 'displacement'],
    ['of a face without edges', { changes: { firstEdge: 1000 } }, 'bad-reference', 'edgeCount'],
  ])('%s', (_, face, code, field) => {
    const { counts, issues } = buildScene(groundMap([good, { ...withChanges({}), ...face }]));
    expect(issues.map((found) => [found.rule, found.code, found.path])).toEqual([
      ['scene-surface', code, ['FACES', 1, field]],
    ]);
    expect([counts.drawn, counts.skipped]).toEqual([1, 1]);
  });

  it.each([
    ['directions that are no numbers', { direction: { x: Number.NaN, y: 0, z: 1 }, distance: 1, alpha: 0 }],
    ['endless distances', { direction: { x: 0, y: 0, z: 1 }, distance: Number.POSITIVE_INFINITY, alpha: 0 }],
    ['distances beyond all numbers', { direction: { x: 0, y: 0, z: 3e38 }, distance: 3e38, alpha: 0 }],
  ])('with %s', (_, vertex) => {
    const still = { direction: { x: 0, y: 0, z: 1 }, distance: 0, alpha: 0 };
    const vertices = Array.from({ length: 50 }, (__, i) => (i === 30 ? vertex : still));
    const map = groundMap([good, withChanges({})], { DISPLACEMENT_VERTICES: vertices });
    const { counts, issues, models } = buildScene(map);
    expect(issues.map((found) => [found.rule, found.code, found.path])).toEqual([
      ['scene-surface', 'bad-value', ['DISPLACEMENT_INFO', 1, 'firstVertex']],
    ]);
    expect([counts.drawn, counts.skipped]).toEqual([1, 1]);
    for (const { positions, normals } of models[0]?.meshes ?? [])
      expect([...positions, ...normals].every(Number.isFinite)).toBe(true);
  });
});

describe('what is wrong beside its shape', () => {
  it('as neighbours that are not there, are itself, or lie elsewhere, changes nothing', () => {
    const edges = [9, 1, 0xfffe, 0].map((displacement) => ({
      subNeighbors: [{ displacement, orientation: 255, span: 255, neighborSpan: 77 }, nobody],
    }));
    const corners = [9, 1, 0xfffe, 0].map((n) => ({ neighbors: [n, n, n, n], count: 255 }));
    const broken = withChanges({ edgeNeighbors: edges, cornerNeighbors: corners });
    const { counts, issues } = buildScene(groundMap([good, broken]));
    expect(issues).toEqual([]);
    expect([counts.drawn, counts.vertices]).toEqual([2, 50]);
  });

  it('as bits that leave out everything, gives two triangles over its corners', () => {
    const { counts, issues } = buildScene(
      groundMap([withChanges({ allowedVertices: new Array(10).fill(0) })]),
    );
    expect([issues, counts.vertices, counts.triangles]).toEqual([[], 4, 2]);
  });

  it('as a face without any area, still gives normals of length 1', () => {
    const point = [5, 5, 5] as const;
    const { models } = buildScene(
      groundMap([{ corners: [point, point, point, point], ground: { power: 2 } }]),
    );
    const { normals = [] } = models[0]?.meshes[0] ?? {};
    for (let i = 0; i < 25; i++) expect([...normals.slice(i * 3, i * 3 + 3)]).toEqual([0, 0, 1]);
  });

  it('as tags that are not all there, is not counted', () => {
    const { counts, issues } = buildScene(groundMap([good], { DISPLACEMENT_TRIANGLES: [32, 32] }));
    expect([issues, counts.triangles, counts.removedTriangles]).toEqual([[], 32, 0]);
  });

  it('as displacements that are all missing, is an issue for each face', () => {
    const { counts, issues } = buildScene(groundMap([good, withChanges({})], { DISPLACEMENT_INFO: [] }));
    expect(issues.map(({ rule, code }) => `${rule} ${code}`)).toEqual([
      ...new Array(2).fill('scene-surface bad-reference'),
      'scene-empty bad-count',
    ]);
    expect(counts.skipped).toBe(2);
  });
});

describe('room', () => {
  it('is not taken beyond what is given, and what has none is said in one issue', () => {
    const many = Array.from({ length: 20 }, (_, i) => ({
      corners: floor(i * 64, 0, 64),
      ground: { power: 4 },
    }));
    const { counts, issues } = buildScene(groundMap(many), { maxVertices: 1000 });
    expect(issues.map(({ rule, found }) => [rule, found])).toEqual([['scene-budget', 17]]);
    expect([counts.vertices, counts.skipped]).toEqual([3 * 289, 17]);
  });
});

describe('indexes of 16 bits', () => {
  it('are unsigned: corners beyond vertex 32,767 are found', () => {
    const filler = Array.from({ length: 40_000 }, () => ({ x: 0, y: 0, z: 0 }));
    const corners = floor(0, 0, 64).map(([x, y, z]) => ({ x, y, z }));
    const edges = [0, 1, 2, 3].map((k) => ({ vertices: [40_000 + k, 40_000 + ((k + 1) % 4)] }));
    const changes = {
      VERTICES: [...filler, ...corners],
      EDGES: [{ vertices: [0, 0] }, ...edges],
      SURFEDGES: [1, 2, 3, 4],
    };
    for (const power of [2, 3, 4]) {
      const { counts, issues } = buildScene(
        groundMap([{ corners: floor(0, 0, 64), ground: { power } }], changes),
      );
      expect([issues, counts.triangles]).toEqual([[], 2 * 4 ** power]);
    }
    const flat = buildScene(groundMap([{ corners: floor(0, 0, 64) }], changes));
    expect([flat.issues, flat.counts.triangles]).toEqual([[], 2]);
  });
});
