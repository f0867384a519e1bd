import { describe, expect, it } from 'vitest';
import { occluderEdges } from '../../src/index.js';
import { expectCode } from './support/expect-code.js';
import { plane, record, smallMap, vector } from './support/small-map.js';

const edge = (planes: readonly [number, number], vertices: readonly [number, number]): object => ({
  planes,
  vertices,
});

/** Two occluders with two edges each; the second one's planes begin at 2 and its vertices at 3. */
const twoOccluders = {
  PLANES: Array.from({ length: 8 }, (_, i) => plane([1, 0, 0], i)),
  PORTAL_VERTICES: Array.from({ length: 7 }, (_, i) => vector(i, i, i)),
  OCCLUDER_PLANES: [7, 6, 5, 4, 3],
  OCCLUDER_EDGES: [edge([0, 1], [0, 1]), edge([1, 0], [1, 2]), edge([2, 0], [3, 0]), edge([1, 2], [2, 3])],
  OCCLUDERS: [
    { firstPlane: 0, planeCount: 2, edgeCount: 2, firstEdge: 0, firstVertex: 0, vertexCount: 3 },
    { firstPlane: 2, planeCount: 3, edgeCount: 2, firstEdge: 2, firstVertex: 3, vertexCount: 4 },
  ],
};

describe('occluderEdges', () => {
  it('resolves the numbers of planes and vertices', () => {
    expect(occluderEdges(smallMap(twoOccluders), 0)).toEqual([
      { index: 0, planes: [7, 6], vertices: [0, 1] },
      { index: 1, planes: [6, 7], vertices: [1, 2] },
    ]);
  });

  it('reads the first edges of the lump for every occluder, as the game does, unless asked for the stored ones', () => {
    const map = smallMap(twoOccluders);
    const retail = [
      { index: 0, planes: [5, 4], vertices: [3, 4] },
      { index: 1, planes: [4, 5], vertices: [4, 5] },
    ];
    expect(occluderEdges(map, 1)).toEqual(retail);
    expect(occluderEdges(map, 1, { from: 'retail' })).toEqual(retail);
    expect(occluderEdges(map, 1, { from: 'stored' })).toEqual([
      { index: 2, planes: [3, 5], vertices: [6, 3] },
      { index: 3, planes: [4, 3], vertices: [5, 6] },
    ]);
  });

  it('does not care for the stored first edge unless it is read', () => {
    const map = smallMap(twoOccluders);
    record(map, 'OCCLUDERS', 1)['firstEdge'] = 3;
    expect(occluderEdges(map, 1)).toHaveLength(2);
    expect(expectCode('bad-reference', () => occluderEdges(map, 1, { from: 'stored' })).path).toEqual([
      'OCCLUDERS',
      1,
      'firstEdge',
    ]);
  });

  it('refuses edges, planes and vertices outside', () => {
    const fresh = () => smallMap(twoOccluders);
    const change = (lump: string, field: string, value: unknown) => {
      const map = fresh();
      record(map, lump, 0)[field] = value;
      return map;
    };
    expectCode('not-found', () => occluderEdges(fresh(), 2));
    expectCode('bad-reference', () => occluderEdges(change('OCCLUDERS', 'edgeCount', 5), 0));
    expectCode('bad-count', () => occluderEdges(change('OCCLUDERS', 'edgeCount', -1), 0));
    expectCode('bad-reference', () => occluderEdges(change('OCCLUDERS', 'firstPlane', 4), 0));
    expectCode('bad-reference', () => occluderEdges(change('OCCLUDERS', 'firstVertex', -1), 0));
    const planes = expectCode('bad-reference', () =>
      occluderEdges(change('OCCLUDER_EDGES', 'planes', [0, 2]), 0),
    );
    expect(planes.path).toEqual(['OCCLUDER_EDGES', 0, 'planes']);
    expectCode('bad-reference', () => occluderEdges(change('OCCLUDER_EDGES', 'vertices', [3, 0]), 0));
    const index = smallMap({ ...twoOccluders, OCCLUDER_PLANES: [7, 8, 5, 4, 3] });
    expect(expectCode('bad-reference', () => occluderEdges(index, 0)).path).toEqual(['OCCLUDER_PLANES', 1]);
    expect(occluderEdges(change('OCCLUDERS', 'edgeCount', 0), 0)).toEqual([]);
  });
});
