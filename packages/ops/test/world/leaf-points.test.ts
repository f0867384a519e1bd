import { describe, expect, it } from 'vitest';
import { leafAtPoint, leafPoints } from '../../src/index.js';
import { expectCode } from './support/expect-code.js';
import { leaf, node, plane, record, smallMap, without } from './support/small-map.js';

/** Four rooms, one of which a plane cuts off nothing of, and a leaf that no node leads to. */
const rooms = {
  PLANES: [plane([1, 0, 0], 64), plane([Math.SQRT1_2, 0, Math.SQRT1_2], 8), plane([0, 0, 1], 0)],
  NODES: [node(0, [-1, 1]), node(1, [-2, 2]), node(2, [-3, -4])],
  LEAVES: [leaf(), leaf(), leaf(), leaf(), leaf()],
};

describe('points in leaves', () => {
  it('lead to their leaf', () => {
    const map = smallMap(rooms);
    const { points, found, unreached, withoutVolume } = leafPoints(map);
    expect([found, unreached, withoutVolume]).toEqual([4, 1, 0]);
    for (const index of [0, 1, 2, 3]) {
      const [x, y, z] = points.subarray(index * 3, index * 3 + 3) as unknown as [number, number, number];
      expect(leafAtPoint(map, { x, y, z }).index).toBe(index);
    }
    expect(points[4 * 3]).toBeNaN();
  });

  it('are none in a leaf of which the planes leave nothing', () => {
    const map = smallMap({ ...rooms, NODES: [node(0, [1, -1]), node(0, [-2, -3]), node(2, [-4, -5])] });
    const { points, withoutVolume, unreached } = leafPoints(map);
    expect([withoutVolume, unreached]).toEqual([1, 2]);
    expect(points[2 * 3]).toBeNaN();
  });

  it('are found in trees that lead back to themselves, to nothing, or over planes that are none', () => {
    const map = smallMap({ ...rooms, NODES: [node(0, [0, 1]), node(77, [-1, -2]), node(2, [900, -900])] });
    expect(leafPoints(map)).toMatchObject({ found: 0, unreached: 5 });
    expect(leafPoints(map, { nodes: [900, 2, 2, -1] }).found).toBe(1);
    const odd = smallMap(rooms);
    (record(odd, 'PLANES', 0) as { distance: number }).distance = Number.NaN;
    expect(leafPoints(odd).isLimited).toBe(false);
  });

  it('need a tree', () => {
    expectCode('unsupported', () => leafPoints(smallMap(rooms, without('spaceTree'))));
  });
});
