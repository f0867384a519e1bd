import { describe, expect, it } from 'vitest';
import {
  clusterCount,
  clusterOfLeaf,
  isVisible,
  leafAtPoint,
  modelOfEntity,
  visibilityRow,
  visibleClusters,
} from '../../src/index.js';
import { goodMap, goodMaps } from '../validate/support/good-maps.js';
import { expectCode } from './support/expect-code.js';

const id = 'id-software/quake';
const good = goodMaps.find(({ branch }) => branch.id === id)!;

/** A map of eleven leaves: the first is solid, the rest have the offsets given. */
function mapOf(offsets: readonly number[], rows: readonly number[]): ReturnType<typeof goodMap> {
  const [solid, leaf] = good.contents['LEAVES'] as [object, object];
  const models = good.contents['MODELS'] as object[];
  return goodMap(id, {
    LEAVES: [solid, ...offsets.map((visibilityOffset) => ({ ...leaf, visibilityOffset }))],
    VISIBILITY: rows,
    MODELS: [{ ...models[0], leafCount: offsets.length - 1 }, ...models.slice(1)],
  });
}

describe('visibility that leaves address', () => {
  // Nine leaves of the world see in rows of two bytes; the tenth is a model's.
  const rows = [0b1000_0001, 0, 1, 0xff, 1, 0, 2];
  const map = mapOf([0, 3, 5, -1, 0, 0, 0, 0, 0, -1], rows);

  it('has a cluster for each leaf of the world but the solid one', () => {
    expect(clusterCount(map)).toBe(9);
    expect([0, 1, 9, 10].map((leaf) => clusterOfLeaf(map, leaf))).toEqual([-1, 0, 8, -1]);
    expectCode('not-found', () => clusterOfLeaf(map, 11));
  });

  it('has rows with runs of zeros, of as many bytes as the clusters need', () => {
    expect([...visibilityRow(map, 0)!]).toEqual([0b1000_0001, 0]);
    expect(visibleClusters(map, 0)).toEqual([0, 7]);
    expect(visibleClusters(map, 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(visibleClusters(map, 2)).toEqual([]);
    expect([isVisible(map, 0, 7), isVisible(map, 7, 0), isVisible(map, 0, 8), isVisible(map, 1, 8)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('shows everything from a leaf without a row, and in a map without rows', () => {
    expect(visibleClusters(map, 3)).toHaveLength(9);
    const blind = mapOf([0, 3, 5], []);
    expect(visibleClusters(blind, 0)).toEqual([0, 1]);
    expect(isVisible(blind, 1, 0)).toBe(true);
    expect(visibilityRow(blind, 0)).toEqual(Uint8Array.of(0xff));
  });

  it('has no row for a negative cluster, and refuses one that is not there', () => {
    expect(visibilityRow(map, -1)).toBeUndefined();
    expectCode('not-found', () => visibleClusters(map, 9));
    expectCode('not-found', () => isVisible(map, 0, 9));
  });

  it('takes what is cut off for not seen, and refuses rows outside and counts that are none', () => {
    expect([...visibilityRow(mapOf([0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [5]), 1)!]).toEqual([5, 0]);
    expectCode('bad-reference', () => visibilityRow(mapOf([0, 7, 0], [5]), 1));
    const models = good.contents['MODELS'] as object[];
    for (const leafCount of [-1, 4, 0x7fffffff])
      expectCode('bad-count', () => clusterCount(goodMap(id, { MODELS: [{ ...models[0], leafCount }] })));
  });
});

describe.each([
  'id-software/quake',
  'raven/hexen2',
  'valve/goldsrc',
  'gearbox/blue-shift',
  'id-software/quake-bsp2',
])('the room of %s', (branch) => {
  it('has a leaf on either side, which see each other', () => {
    const room = goodMap(branch);
    const east = leafAtPoint(room, { x: 64, y: 0, z: 64 }).index;
    const west = leafAtPoint(room, { x: -64, y: 0, z: 64 }).index;
    const outside = leafAtPoint(room, { x: 500, y: 0, z: 64 }).index;
    expect([east, west, outside]).toEqual([1, 2, 0]);
    expect(isVisible(room, clusterOfLeaf(room, east), clusterOfLeaf(room, west))).toBe(true);
    expect(clusterOfLeaf(room, outside)).toBe(-1);
    const entities = room.lump('ENTITIES') as unknown as { entities: Parameters<typeof modelOfEntity>[1][] };
    expect(modelOfEntity(room, entities.entities[1]!)).toBe(1);
  });
});

describe('visibility with a table of offsets', () => {
  it('is read by the same questions', () => {
    const source = goodMap('valve/orange-box');
    const count = clusterCount(source);
    expect(count).toBeGreaterThan(0);
    expect(visibleClusters(source, 0).length).toBeGreaterThan(0);
    expect(isVisible(source, 0, 0)).toBe(true);
  });
});
