import { type Branch, openAs } from '@brushwork/formats';
import { branch as quake2 } from '@brushwork/formats/branch/id-software/quake2';
import { describe, expect, it } from 'vitest';
import { buildFile } from '../../../../tools/fixtures/build-file.js';
import { quake2World } from '../../../../tools/fixtures/id-software/quake2-world.js';
import { cellsThroughPortals, seenFromPoint, surfaceGroups, visibilityStatistics } from '../../src/index.js';
import { expectCode } from './support/expect-code.js';
import { leaf, node, plane, smallMap, vector, without } from './support/small-map.js';

/** Five clusters: 0 sees 0 and 1; 1 sees all; 2 sees 3 alone; 3 sees nothing; 4 sees itself. Bits beyond don't count. */
const rows = [0b11, 0b1111_1111, 0b1000, 0b1110_0000, 0b1_0000];
const fiveClusters = { VISIBILITY: { clusterCount: 5, bytesPerCluster: 1, rows } };

describe('statistics of visibility', () => {
  it('count what the rows say', () => {
    expect(visibilityStatistics(smallMap(fiveClusters))).toEqual({
      clusterCount: 5,
      isStored: true,
      least: 0,
      median: 1,
      mean: 9 / 5,
      most: 5,
      share: 9 / 25,
      widest: 1,
      blind: 1,
      unseenBySelf: 1,
      // 1 sees 2, 3 and 4, and 2 sees 3: none of them sees back.
      oneWay: 4,
      brokenRows: 0,
    });
  });

  it('count what is missing as not seen', () => {
    const map = smallMap(fiveClusters);
    map.lump('VISIBILITY').setBytes(map.lump('VISIBILITY').bytes.slice(0, 8 + 2));
    expect(visibilityStatistics(map)).toMatchObject({ most: 5 });
  });

  it('of a map that stores none say that everything is seen', () => {
    const map = smallMap({ LEAVES: [leaf({ cluster: 2 }), leaf({ cluster: -1 })] });
    expect(visibilityStatistics(map)).toMatchObject({
      ...{ clusterCount: 3, isStored: false, least: 3, most: 3, share: 1 },
      ...{ blind: 0, oneWay: 0 },
    });
    expect(visibilityStatistics(smallMap({}))).toMatchObject({
      clusterCount: 0,
      least: 0,
      mean: 0,
      widest: -1,
    });
  });

  it('read no more than they may', () => {
    expectCode('limit', () => visibilityStatistics(smallMap(fiveClusters), { maxBytes: 4 }));
    expect(visibilityStatistics(smallMap(fiveClusters), { maxKept: 4 }).oneWay).toBeUndefined();
    expectCode('unsupported', () => visibilityStatistics(smallMap(fiveClusters, without('visibility'))));
  });
});

const cell = (firstPortal: number, portalCount: number, tree: number): object => ({
  ...{ mins: vector(0, 0, 0), maxs: vector(1, 1, 1), aabbTree: tree, firstPortal, portalCount },
  ...{ firstCullGroup: 0, cullGroupCount: 0, firstOccluder: 0, occluderCount: 0 },
});
const portal = (to: number): object => ({ plane: 0, cell: to, firstVertex: 0, vertexCount: 0 });

/** Rooms 0, 1 and 2 in a row, and room 3 alone. */
const rowOfRooms = {
  CELLS: [cell(0, 1, 0), cell(1, 2, 1), cell(3, 1, 2), cell(0, 0, 3)],
  PORTALS: [portal(1), portal(0), portal(2), portal(1)],
};

describe('cells through portals', () => {
  it('are as far away as there are portals on the way', () => {
    const map = smallMap(rowOfRooms);
    expect([...cellsThroughPortals(map, 0)]).toEqual([0, 1, 2, -1]);
    expect([...cellsThroughPortals(map, 2)]).toEqual([2, 1, 0, -1]);
    expect([...cellsThroughPortals(map, 3)]).toEqual([-1, -1, -1, 0]);
  });

  it('pass over portals that are not there or lead nowhere', () => {
    const map = smallMap({ ...rowOfRooms, PORTALS: [portal(99), portal(-1)] });
    expect([...cellsThroughPortals(map, 0)]).toEqual([0, -1, -1, -1]);
    expectCode('not-found', () => cellsThroughPortals(map, 4));
    expectCode('unsupported', () => cellsThroughPortals(smallMap(rowOfRooms, without('cells')), 0));
  });
});

/** A world of three leaves in two rooms, whose trees select surfaces. */
function roomsWithSurfaces(): ReturnType<typeof smallMap> {
  return smallMap({
    ...fiveClusters,
    ...rowOfRooms,
    PLANES: [plane([1, 0, 0], 0), plane([0, 1, 0], 0)],
    NODES: [node(0, [-1, 1]), node(1, [-2, -3])],
    LEAVES: [leaf({ cluster: 0, cell: 0 }), leaf({ cluster: 1, cell: 2 }), leaf({ cluster: -1, cell: -1 })],
    AABB_TREES: [
      { firstSurface: 1, surfaceCount: 2, childCount: 0 },
      { firstSurface: 0, surfaceCount: 1, childCount: 0 },
      { firstSurface: 2, surfaceCount: 9, childCount: 0 },
    ],
    TRIANGLE_SOUPS: Array.from({ length: 4 }, () => ({
      ...{ material: 0, lightmap: -1, firstVertex: 0, vertexCount: 0, indexCount: 0, firstIndex: 0 },
    })),
  });
}

describe('what is seen from a point', () => {
  const map = roomsWithSurfaces();

  it('are the clusters, leaves, surfaces and rooms that the file says', () => {
    expect(seenFromPoint(map, { x: 5, y: 0, z: 0 })).toEqual({
      leaf: 0,
      cluster: 0,
      clusters: [0, 1],
      leaves: [0, 1],
      // Room 0 has 1 and 2, room 2 has 2 and 3, and what it says beyond isn't there.
      surfaces: [1, 2, 3],
      cell: 0,
      cells: [0, 1, 2],
    });
  });

  it('is nothing from something solid', () => {
    expect(seenFromPoint(map, { x: -5, y: -5, z: 0 })).toEqual({
      ...{ leaf: 2, cluster: -1, clusters: [], leaves: [], surfaces: [], cell: -1, cells: [] },
    });
  });
});

describe('the groups of surfaces', () => {
  it('are the rooms whose trees select them, where rooms do', () => {
    const groups = surfaceGroups(roomsWithSurfaces(), 4);
    expect(groups.leaves).toBeUndefined();
    // Room 0 has surfaces 1 and 2, room 1 has 0, and room 2 says more than there are, of which 2 is room 0's already.
    expect([...(groups.cells ?? [])]).toEqual([1, 0, 0, 2]);
  });

  it('are the first leaf that selects them, its cluster and its area, where leaves do', () => {
    const branch = quake2 as Branch<object>;
    const world = quake2World(branch as Branch);
    const map = openAs(quake2, buildFile(branch, world.contents, world.versions));
    const groups = surfaceGroups(map, map.lump('FACES').length);
    expect(groups.cells).toBeUndefined();
    for (const [face, leaf] of (groups.leaves ?? []).entries()) {
      const record = leaf < 0 ? undefined : map.lumps.LEAVES.at(leaf);
      expect([groups.clusters?.[face], groups.areas?.[face]]).toEqual([
        record?.cluster ?? -1,
        record?.area ?? -1,
      ]);
      if (record === undefined) continue;
      const { firstFace, faceCount } = record;
      const own = Array.from({ length: faceCount }, (_, i) => map.lumps.LEAF_FACES.at(firstFace + i));
      expect(own).toContain(face);
    }
    expect((groups.leaves ?? []).some((leaf) => leaf >= 0)).toBe(true);
  });
});
