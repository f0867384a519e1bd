import { openAs, registryEntry } from '@brushwork/formats';
import { formatIssue } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { DamagedVbsp } from '../../../../tools/fixtures/valve/damage/damaged-vbsp.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { follow, leafAtPoint, limits, treeBounds, validate } from '../../src/index.js';
import { withFields } from '../validate/support/broken-map.js';
import { goodMap, goodMaps } from '../validate/support/good-maps.js';
import { drawVertex, smallMap, soup, vector } from '../world/support/small-map.js';

const orangeBox = await registryEntry('valve/orange-box').load();
const good = tinySource({ branch: orangeBox });
const goodLumps = goodMaps.find(({ branch }) => branch.id === 'valve/orange-box')!.contents;

describe('a map whose entities were taken out and whose original faces do not divide', () => {
  it('is checked to the end, and its faces can be followed', () => {
    const file = new DamagedVbsp(good, orangeBox);
    file.replace('ORIGINAL_FACES', (bytes) => {
      const longer = new Uint8Array(bytes.length + 45);
      longer.set(bytes);
      return longer;
    });
    file.setWord('ENTITIES', 'length', 0);
    const map = openAs(orangeBox, file.bytes);
    const { issues } = validate(map);
    expect(issues.filter(({ path }) => path[0] === 'ORIGINAL_FACES')).toMatchObject([
      { rule: 'lump-remainder' },
    ]);
    // What else is amiss is that there are no entities.
    const others = issues.filter(
      ({ path, rule }) => path[0] !== 'ORIGINAL_FACES' && path[0] !== 'ENTITIES' && rule !== 'lump-empty',
    );
    expect(others.map(formatIssue)).toEqual([]);
    expect(follow(map, 'FACES', 0, 'originalFace')?.lump).toBe('ORIGINAL_FACES');
    expect(follow(map, 'FACES', 0, 'plane')?.lump).toBe('PLANES');
  });
});

describe('a number that means no texture', () => {
  it('is followed to nothing and is no issue', () => {
    const map = goodMap('valve/orange-box', withTexture(-1));
    expect(follow(map, 'FACES', 0, 'texture')).toBeUndefined();
    expect(validate(map).issues.filter(({ rule, path }) => rule === 'index' && path[0] === 'FACES')).toEqual(
      [],
    );
  });

  it.each([-2, 0x7fff])('is not any other that is outside the table: %i', (texture) => {
    const map = goodMap('valve/orange-box', withTexture(texture));
    expect(validate(map).issues.some(({ path }) => path[0] === 'FACES' && path[2] === 'texture')).toBe(true);
    expect(() => follow(map, 'FACES', 0, 'texture')).toThrow('outside TEXTURE_INFO');
  });

  function withTexture(texture: number): { readonly FACES: object[] } {
    return { FACES: withFields(goodLumps, 'FACES', 0, { texture }) };
  }
});

describe('a model with a face that no leaf has, and a node whose children are not there', () => {
  it('are found by rules of their own', () => {
    const leaves = (goodLumps['LEAVES'] as object[]).map((leaf) => ({ ...leaf, firstFace: 0, faceCount: 0 }));
    const unreached = validate(goodMap('valve/orange-box', { LEAVES: leaves })).issues;
    expect(unreached.map(({ rule }) => rule)).toContain('model-face-unreached');
    const children = [30_000, -30_000];
    const nodes = withFields(goodLumps, 'NODES', 0, { children });
    const found = validate(goodMap('valve/orange-box', { NODES: nodes })).issues.filter(
      ({ path }) => path[0] === 'NODES',
    );
    expect(found.filter(({ path }) => path[2] === 'children').length).toBeGreaterThanOrEqual(2);
  });
});

describe('limits', () => {
  it('are those of the numbers that each format has: 16 bits in most games of Source, 32 in Strata', () => {
    const most = (id: string): number | undefined =>
      limits(goodMap(id)).find((limit) => limit.id === 'MAX_MAP_FACES')?.most;
    expect(most('valve/orange-box')).toBe(65536);
    expect(most('strata/strata-source')).toBeGreaterThan(65536);
  });
});

describe('a world that lies far out', () => {
  it.each([20_000, -120_000])('has the box that its corners have, whatever the sign: all near %i', (far) => {
    const box = vector(0, 0, 0);
    const map = smallMap({
      AABB_TREES: [{ firstSurface: 0, surfaceCount: 1, childCount: 0 }],
      CELLS: [
        {
          ...{ mins: box, maxs: box, aabbTree: 0, firstPortal: 0, portalCount: 0, firstCullGroup: 0 },
          ...{ cullGroupCount: 0, firstOccluder: 0, occluderCount: 0 },
        },
      ],
      DRAW_VERTICES: [drawVertex(far, far, far), drawVertex(far + 64, far + 32, far + 16)],
      TRIANGLE_SOUPS: [soup(0, 2, 0, 0)],
    });
    expect(treeBounds(map, 0)).toEqual({
      mins: vector(far, far, far),
      maxs: vector(far + 64, far + 32, far + 16),
    });
  });

  it('has a leaf at every point', () => {
    const map = goodMap('valve/orange-box');
    for (const far of [10_000, -10_000, 99_999, -99_999, 1e9]) {
      const { index: leaf } = leafAtPoint(map, vector(far, far, far));
      expect([leaf >= 0, leaf < map.lump('LEAVES').length]).toEqual([true, true]);
    }
  });
});
