import { describe, expect, it } from 'vitest';
import { clusterCount, isVisible, visibilityRow, visibleClusters } from '../../src/index.js';
import { expectCode } from './support/expect-code.js';
import { leaf, smallMap } from './support/small-map.js';

/** Ten clusters in rows of two bytes: 0 sees 0, 3 and 9; 1 sees all; the others see themselves. */
const rows = [0b0000_1001, 0b10, 0xff, 0xff];
for (let cluster = 2; cluster < 10; cluster++)
  rows.push(cluster < 8 ? 1 << cluster : 0, cluster < 8 ? 0 : 1 << (cluster & 7));
const tenClusters = { VISIBILITY: { clusterCount: 10, bytesPerCluster: 2, rows } };

describe('visibility in rows of bits', () => {
  it('tells what a cluster sees', () => {
    const map = smallMap(tenClusters);
    expect(clusterCount(map)).toBe(10);
    expect(visibleClusters(map, 0)).toEqual([0, 3, 9]);
    expect([isVisible(map, 0, 3), isVisible(map, 3, 0), isVisible(map, 0, 9), isVisible(map, 0, 8)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('leaves out bits beyond the number of clusters', () => {
    expect(visibleClusters(smallMap(tenClusters), 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("gives the file's own bytes as the row", () => {
    const map = smallMap(tenClusters);
    const row = visibilityRow(map, 0);
    expect([...(row ?? [])]).toEqual([9, 2]);
    if (row !== undefined) row[0] = 1;
    expect(visibleClusters(map, 0)).toEqual([0, 9]);
    expect(map.lump('VISIBILITY').bytes[8]).toBe(1);
  });

  it('has no row for a negative cluster, and refuses one that the map does not have', () => {
    const map = smallMap(tenClusters);
    expect(visibilityRow(map, -1)).toBeUndefined();
    expect(visibleClusters(map, -1)).toEqual([]);
    expect([isVisible(map, -1, 0), isVisible(map, 0, -1)]).toEqual([false, false]);
    for (const cluster of [10, Number.NaN, 0.5]) {
      expectCode('not-found', () => visibilityRow(map, cluster));
      expectCode('not-found', () => visibleClusters(map, cluster));
      expectCode('not-found', () => isVisible(map, 0, cluster));
      expectCode('not-found', () => isVisible(map, cluster, -1));
    }
  });

  it('takes what is cut off for not seen', () => {
    const whole = smallMap(tenClusters).lump('VISIBILITY').bytes;
    const map = smallMap({ VISIBILITY: whole.subarray(0, whole.length - 1) });
    expect(visibilityRow(map, 9)).toHaveLength(1);
    expect(visibilityRow(map, 8)).toHaveLength(2);
    expect(isVisible(map, 9, 9)).toBe(false);
    expect(visibleClusters(map, 9)).toEqual([]);
    const header = smallMap({ VISIBILITY: whole.subarray(0, 6) });
    expect(clusterCount(header)).toBe(10);
    expect(visibleClusters(header, 3)).toEqual([]);
  });

  it('does not look for a bit in the row behind when rows are too short', () => {
    const map = smallMap({
      VISIBILITY: { clusterCount: 10, bytesPerCluster: 1, rows: new Array(10).fill(0xff) },
    });
    expect(isVisible(map, 0, 7)).toBe(true);
    expect(isVisible(map, 0, 8)).toBe(false);
    expect(visibleClusters(map, 0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('refuses counts that are none', () => {
    const bytes = new Uint8Array(16);
    new DataView(bytes.buffer).setInt32(0, -3, true);
    expectCode('bad-count', () => clusterCount(smallMap({ VISIBILITY: bytes })));
    new DataView(bytes.buffer).setInt32(0, 3, true);
    new DataView(bytes.buffer).setInt32(4, -1, true);
    expectCode('bad-count', () => visibleClusters(smallMap({ VISIBILITY: bytes }), 0));
  });
});

describe('an empty visibility lump', () => {
  const leaves = [leaf({ cluster: 3 }), leaf({ cluster: -1 }), leaf({ cluster: 40 })];

  it('means that everything is seen from everywhere', () => {
    const map = smallMap({ LEAVES: leaves });
    expect(clusterCount(map)).toBe(41);
    expect(isVisible(map, 0, 40)).toBe(true);
    expect(visibleClusters(map, 7)).toHaveLength(41);
    expect(isVisible(map, -1, 0)).toBe(false);
    expect(visibilityRow(map, -1)).toBeUndefined();
    expectCode('not-found', () => isVisible(map, 0, 41));
  });

  it('gives the row that the game makes: bytes of ones, as many as clusters rounded up to 32', () => {
    expect(visibilityRow(smallMap({ LEAVES: leaves }), 40)).toEqual(new Uint8Array(64).fill(0xff));
    const exactly = smallMap({ LEAVES: [leaf({ cluster: 31 })] });
    expect(visibilityRow(exactly, 0)).toHaveLength(32);
    const one = smallMap({ LEAVES: [leaf({ cluster: 0 })] });
    expect(visibilityRow(one, 0)).toHaveLength(32);
  });

  it('has no cluster without leaves', () => {
    const map = smallMap({});
    expect(clusterCount(map)).toBe(0);
    expectCode('not-found', () => visibilityRow(map, 0));
  });

  it('does not believe in more clusters than there can be', () => {
    expect(clusterCount(smallMap({ LEAVES: [leaf({ cluster: 32767 })] }))).toBe(32768);
    expectCode('limit', () => visibilityRow(smallMap({ LEAVES: [leaf({ cluster: 0x7fffffff })] }), 0));
  });
});
