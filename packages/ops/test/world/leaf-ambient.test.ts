import type { GameMap } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { leafAmbientAt, leafAtPoint } from '../../src/world/index.js';
import { goodMap } from '../validate/support/good-maps.js';
import { expectCode } from './support/expect-code.js';

type Fields = Record<string, unknown>;

function records(map: GameMap, lump: string): { readonly length: number; at(i: number): Fields } {
  return map.lump(lump) as unknown as { length: number; at(i: number): Fields };
}

const point = { x: -64, y: 0, z: 40 };
const colour = (red: number): Fields => ({ red, green: 0, blue: 0, exponent: 0 });
const cube = (...reds: number[]): Fields => ({ sides: reds.map(colour) });

describe('light that arrives in a leaf', () => {
  it('is that of its samples, the nearer ones more', () => {
    const map = goodMap('valve/orange-box');
    const { index } = leafAtPoint(map, point);
    Object.assign(records(map, 'LEAVES').at(index), {
      ...{ mins: { x: -64, y: 0, z: 40 }, maxs: { x: -64, y: 0, z: 43 } },
    });
    Object.assign(records(map, 'LEAF_AMBIENT_INDEX_HDR').at(index), { firstSample: 0, sampleCount: 2 });
    const samples = records(map, 'LEAF_AMBIENT_LIGHTING_HDR');
    Object.assign(samples.at(0), { cube: cube(1, 2, 3, 4, 5, 6), position: { x: 0, y: 0, z: 0 } });
    Object.assign(samples.at(1), { cube: cube(12, 0, 0, 0, 0, 0), position: { x: 0, y: 0, z: 255 } });
    const found = leafAmbientAt(map, point);
    expect(found?.leaf).toBe(index);
    // Weights 1 and 1 / (3 * 3 + 1).
    expect(found?.sides.map(({ red }) => Number(red.toFixed(6)))).toEqual(
      [1 + 1.2, 2, 3, 4, 5, 6].map((sum) => Number((sum / 1.1).toFixed(6))),
    );
    Object.assign(records(map, 'LEAF_AMBIENT_INDEX_HDR').at(index), { sampleCount: 0 });
    expect(leafAmbientAt(map, point)).toBeUndefined();
    Object.assign(records(map, 'LEAF_AMBIENT_INDEX_HDR').at(index), {
      firstSample: 60_000,
      sampleCount: 60_000,
    });
    expectCode('bad-reference', () => leafAmbientAt(map, point));
  });

  it.each(['valve/source-2006', 'valve/source-2004'])('is the one cube of it in %s', (id) => {
    const map = goodMap(id);
    const { index } = leafAtPoint(map, point);
    const isInside = id === 'valve/source-2004';
    const list = records(map, isInside ? 'LEAVES' : 'LEAF_AMBIENT_LIGHTING_HDR');
    Object.assign(
      list.at(index),
      isInside ? { ambientLight: cube(1, 2, 3, 4, 5, 6) } : cube(1, 2, 3, 4, 5, 6),
    );
    const reds = leafAmbientAt(map, point)?.sides.map(({ red }) => Number(red.toFixed(9)));
    expect(reds).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is unknown in formats whose leaves hold none', () => {
    expectCode('unsupported', () => leafAmbientAt(goodMap('id-software/quake'), point));
    expectCode('unsupported', () => leafAmbientAt(goodMap('troika/bloodlines'), point));
  });
});
