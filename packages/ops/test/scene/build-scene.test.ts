import { type GameMap, open } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { tinyMap } from '../../../../tools/fixtures/small.js';
import { buildScene, type SceneMesh } from '../../src/scene/index.js';
import { goodMap } from '../validate/support/good-maps.js';

type Row = Record<string, number>;
type Rows = { readonly length: number; at(i: number): Row };

const rowsOf = (map: GameMap, lump: string): Rows => map.lump(lump) as unknown as Rows;

function meshesOf(map: GameMap): SceneMesh[] {
  return buildScene(map).models.flatMap(({ meshes }) => meshes);
}

/** How many triangles look along their vertices' normal, and how many the other way. */
function facing(meshes: readonly SceneMesh[]): { readonly front: number; readonly back: number } {
  let front = 0;
  let back = 0;
  for (const { positions, normals, indices } of meshes) {
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => {
        const at = (indices[i + k] as number) * 3;
        return [...positions.subarray(at, at + 3)] as [number, number, number];
      }) as unknown as [number[], number[], number[]];
      const u = b.map((value, k) => value - (a[k] as number)) as [number, number, number];
      const v = c.map((value, k) => value - (a[k] as number)) as [number, number, number];
      const cross = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
      const at = (indices[i] as number) * 3;
      const dot = cross.reduce((sum, value, k) => sum + value * (normals[at + k] as number), 0);
      if (dot > 1e-6) front++;
      if (dot < -1e-6) back++;
    }
  }
  return { front, back };
}

describe.each(['valve/orange-box', 'infinity-ward/call-of-duty'])('the scene of %s', (id) => {
  it('has every surface that is sound', () => {
    const map = goodMap(id);
    const { counts, issues } = buildScene(map);
    expect(issues).toEqual([]);
    expect(counts.skipped).toBe(0);
    expect(counts.triangles).toBeGreaterThan(0);
  });

  it('says of each triangle which record it comes from', () => {
    for (const { indices, source } of meshesOf(goodMap(id)))
      expect(source.records).toHaveLength(indices.length / 3);
  });

  it('has no more than there is room for, and says so', () => {
    const { counts, issues } = buildScene(goodMap(id), { maxVertices: 4 });
    expect(counts.vertices).toBeLessThanOrEqual(4);
    expect(counts.skipped).toBeGreaterThan(0);
    expect(issues.map(({ rule }) => rule)).toContain('scene-budget');
  });
});

describe('triangles', () => {
  it.each([
    ['polygons', async () => goodMap('valve/orange-box')],
    ['triangle soups', async () => open(await tinyMap())],
  ])('of %s run counterclockwise, seen from the side that is drawn', async (_, build) => {
    const { front, back } = facing(meshesOf(await build()));
    expect([front > 0, back]).toEqual([true, 0]);
  });
});

describe('polygons', () => {
  const faces = (map: GameMap): Rows => rowsOf(map, 'FACES');

  it('come to two triangles less than they have edges', () => {
    const map = goodMap('valve/orange-box');
    let expected = 0;
    for (let i = 0; i < faces(map).length; i++) {
      const { edgeCount, displacement } = faces(map).at(i) as { edgeCount: number; displacement: number };
      if (displacement === -1) expected += edgeCount - 2;
    }
    expect(buildScene(map).counts.triangles).toBeGreaterThanOrEqual(expected);
  });

  it.each([
    ['too few edges', 'edgeCount', 2, 'bad-count'],
    ['edges that are not there', 'firstEdge', 1_000_000, 'bad-reference'],
    ['edges before the first', 'firstEdge', -1, 'bad-reference'],
    ['a plane that is not there', 'plane', 65_000, 'bad-reference'],
    ['a texture that is not there', 'texture', 30_000, 'bad-reference'],
  ])('with %s are left out, and the others stay', (_, field, value, code) => {
    const map = goodMap('valve/orange-box');
    const before = buildScene(map).counts;
    const flat = Array.from({ length: faces(map).length }, (__, i) => i).find(
      (i) => faces(map).at(i)['displacement'] === -1,
    ) as number;
    faces(map).at(flat)[field] = value;
    const { counts, issues } = buildScene(map);
    expect(issues.map((found) => [found.rule, found.code, found.path?.slice(0, 2)])).toEqual([
      ['scene-surface', code, ['FACES', flat]],
    ]);
    expect([counts.drawn, counts.skipped]).toEqual([before.drawn - 1, 1]);
  });

  it('with a corner that is nowhere are left out', () => {
    const map = goodMap('valve/orange-box');
    rowsOf(map, 'VERTICES').at(0)['x'] = Number.NaN;
    const { issues } = buildScene(map);
    expect(issues.length).toBeGreaterThan(0);
    expect(issues.every(({ code }) => code === 'bad-value')).toBe(true);
  });
});

describe('triangle soups', () => {
  const surfaces = (map: GameMap): Rows => rowsOf(map, 'TRIANGLE_SOUPS');

  it.each([
    ['vertices that are not there', 'firstVertex', 1_000_000, 'bad-reference'],
    ['indexes that are not there', 'firstIndex', 1_000_000, 'bad-reference'],
    ['indexes that make no triangles', 'indexCount', 2, 'bad-count'],
  ])('with %s are left out', (_, field, value, code) => {
    const map = goodMap('infinity-ward/call-of-duty');
    const before = buildScene(map).counts;
    surfaces(map).at(0)[field] = value;
    const { counts, issues } = buildScene(map);
    expect(issues.map((found) => [found.rule, found.code, found.path])).toEqual([
      ['scene-surface', code, ['TRIANGLE_SOUPS', 0, field]],
    ]);
    expect(counts.drawn).toBe(before.drawn - 1);
  });
});
