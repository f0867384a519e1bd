import type { GameMap, Geometry } from '@brushwork/formats';
import type { Issue } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { buildScene } from '../../src/scene/index.js';
import { goodMap, goodMaps } from '../validate/support/good-maps.js';
import { groundMap } from './support/ground-map.js';

const drawn = goodMaps.filter(({ branch }) => branch.capabilities.geometry !== undefined);

/** The lumps that surfaces may be in. */
function surfaceLumps(geometry: Geometry): readonly string[] {
  if (geometry.kind === 'polygons') return geometry.faces;
  if (geometry.kind === 'indexed-meshes') return [geometry.meshes];
  return [geometry.kind === 'typed-faces' ? geometry.faces : geometry.surfaces];
}

/** A map with zeros in place of all bytes of some lumps. */
function zeroed(id: string, lumps: readonly string[]): GameMap {
  const map = goodMap(id);
  for (const lump of lumps) map.lump(lump).bytes.fill(0);
  return map;
}

const emptyOf = (map: GameMap<object>): readonly Issue[] =>
  buildScene(map, { light: {} }).issues.filter(({ rule }) => rule === 'scene-empty');

describe.each(drawn.map(({ branch }) => [branch.id, branch.capabilities] as const))(
  'a map of %s',
  (id, { geometry, terrain }) => {
    const lumps = surfaceLumps(geometry as Geometry);
    // Terrain can be seen without faces.
    const others = terrain === undefined ? [] : [terrain.lump];

    it('of which something is to be seen is not said to be empty', () => {
      expect(emptyOf(goodMap(id))).toEqual([]);
    });

    it('without surfaces is said to be empty', () => {
      const map = goodMap(id, Object.fromEntries([...lumps, ...others].map((lump) => [lump, []])));
      expect(emptyOf(map)).toMatchObject([
        { rule: 'scene-empty', severity: 'error', code: 'bad-count', path: [lumps[0]] },
      ]);
    });

    it('whose lumps all hold zeros is said to be empty', () => {
      const names = Object.keys(goodMap(id).branch.lumps);
      const [found, ...more] = emptyOf(zeroed(id, names));
      expect(found).toMatchObject({ rule: 'scene-empty', severity: 'error' });
      expect(lumps).toContain(found?.path?.[0]);
      expect(more).toEqual([]);
    });

    it('whose vertices are all at one place is said to be empty', () => {
      if (geometry?.kind === undefined || terrain !== undefined) return;
      const map = zeroed(id, [
        geometry.kind === 'indexed-meshes' ? geometry.positions : geometry.vertices.lump,
      ]);
      if ((geometry.kind === 'polygons' && map.branch.capabilities.displacements) || hasMoved(map)) return;
      expect(emptyOf(map)).toHaveLength(1);
    });
  },
);

/** Whether forms are drawn at several places, or ground is moved: those have an area all the same. */
function hasMoved(map: GameMap): boolean {
  const { geometry } = map.branch.capabilities;
  return geometry?.kind === 'typed-faces' && geometry.repeated !== undefined;
}

describe('a flat map', () => {
  const corners = [
    [0, 0, 0],
    [0, 8, 0],
    [8, 8, 0],
    [8, 0, 0],
  ] as const;

  it('of faces that belong to no model is said to be empty', () => {
    const issues = emptyOf(groundMap([{ corners }], { MODELS: [] }));
    expect(issues).toMatchObject([{ message: expect.stringContaining('none of its 1 surfaces is drawn') }]);
  });

  it('with corners on one line is said to be empty, one with an area is not', () => {
    const line = corners.map(([x]) => [x, x * 2, x * 4] as const);
    expect(emptyOf(groundMap([{ corners: line }, { corners: line }]))).toMatchObject([
      { code: 'bad-value', path: ['FACES'] },
    ]);
    expect(emptyOf(groundMap([{ corners: line }, { corners }]))).toEqual([]);
  });
});
