import type { GameMap } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import {
  buildLightCache,
  lightCacheBucket,
  lightCacheKey,
  lightCacheStatistics,
  lightGridPlace,
  lightGridPoint,
  lookUpLight,
  type NewLightSample,
} from '../../src/index.js';
import { expectCode } from '../world/support/expect-code.js';
import { branch, leaf, record, smallMap, vector } from '../world/support/small-map.js';

const wholeSize = 8192 * 32 * 12;

/** Leaf 0 (cluster 4) has sun and lights 2 and 0; leaf 1 (cluster 5) lights 1, 2 and 0; leaf 2 no cluster. */
const lumps = {
  LIGHTS: new Uint8Array(3 * 72),
  LIGHT_INDICES: [-1, 2, 0, 1, 2, 0],
  LEAVES: [
    leaf({ cluster: 4, firstLight: 0, lightCount: 3 }),
    leaf({ cluster: 5, firstLight: 3, lightCount: 3 }),
    leaf({ cluster: -1, firstLight: 0, lightCount: 3 }),
  ],
};

function cached(samples: readonly NewLightSample[]): GameMap {
  return smallMap({ ...lumps, LIGHT_VISIBILITY_CACHE: buildLightCache(branch, samples) });
}

/** Places along x and y that all share one bucket and have a key each. */
function sharingBucket(count: number): { x: number; y: number; z: number }[] {
  const wanted = lightCacheBucket({ x: 0, y: 0, z: 0 });
  const places: { x: number; y: number; z: number }[] = [];
  for (let y = 0; y < 1024 && places.length < count; y++) {
    for (let x = 0; x < 1024 && places.length < count; x++) {
      if (lightCacheBucket({ x, y, z: 0 }) === wanted) places.push({ x, y, z: 0 });
    }
  }
  return places;
}

const place = { x: 4100, y: 4090, z: 2050 };

describe('lookUpLight', () => {
  const map = cached([
    { place, cluster: 4, lights: [1], diffuseSun: [2, 8, 18, 32, 50], diffuseSunVisible: true },
    { place, cluster: 5, lights: [0, 2, 3, 14] },
    { place: { ...place, x: 4101 }, cluster: 4, state: 'blocked' },
  ]);

  it("counts the bits along the leaf's lights, behind the mark of the sun", () => {
    expect(lookUpLight(map, place, { leaf: 0 })).toEqual({
      index: lightCacheBucket(place) * 32,
      state: 'valid',
      diffuseSun: [2, 8, 18, 32, 50],
      lights: [0],
      diffuseSunVisible: true,
    });
  });

  it('tells leaves apart by their cluster, and takes no notice of bits without a light', () => {
    expect(lookUpLight(map, place, { leaf: 1 })).toMatchObject({
      index: lightCacheBucket(place) * 32 + 1,
      lights: [1, 0],
      diffuseSunVisible: false,
    });
  });

  it('says which places are blocked, which have no entry, and that solid leaves have none', () => {
    expect(lookUpLight(map, { ...place, x: 4101 }, { leaf: 0 })?.state).toBe('blocked');
    expect(lookUpLight(map, { ...place, x: 4102 }, { leaf: 0 })).toBeUndefined();
    expect(lookUpLight(map, place, { leaf: 2 })).toBeUndefined();
    expectCode('not-found', () => lookUpLight(map, place, { leaf: 3 }));
    expectCode('does-not-fit', () => lookUpLight(map, { ...place, z: 0.5 }, { leaf: 0 }));
  });

  it('ends the search at an empty entry and at the end of the bucket, as the game does', () => {
    const places = sharingBucket(33);
    const full = cached(places.slice(0, 32).map((one) => ({ place: one, cluster: 4 })));
    const last = places[31] as (typeof places)[0];
    expect(lookUpLight(full, last, { leaf: 0 })?.index).toBe(31);
    expect(lookUpLight(full, places[32] as typeof last, { leaf: 0 })).toBeUndefined();
    record(full, 'LIGHT_VISIBILITY_CACHE', 30)['state'] = 0;
    expect(lookUpLight(full, last, { leaf: 0 })).toBeUndefined();
    // The entry behind the bucket has the key that is sought, and is none of its own.
    record(full, 'LIGHT_VISIBILITY_CACHE', 30)['state'] = 1;
    record(full, 'LIGHT_VISIBILITY_CACHE', 32)['state'] = 1;
    record(full, 'LIGHT_VISIBILITY_CACHE', 32)['key'] = lightCacheKey(places[32] as typeof last, 4);
    expect(lookUpLight(full, places[32] as typeof last, { leaf: 0 })).toBeUndefined();
  });

  it('takes a state without a name for blocked, as the game does', () => {
    const odd = cached([{ place, cluster: 4 }]);
    record(odd, 'LIGHT_VISIBILITY_CACHE', lightCacheBucket(place) * 32)['state'] = 200;
    expect(lookUpLight(odd, place, { leaf: 0 })?.state).toBe('blocked');
  });

  it('has no answer without a cache, and refuses one that is not whole', () => {
    expect(lookUpLight(smallMap(lumps), place, { leaf: 0 })).toBeUndefined();
    for (const size of [12, wholeSize - 12, wholeSize + 1]) {
      const broken = smallMap({ ...lumps, LIGHT_VISIBILITY_CACHE: new Uint8Array(size) });
      expectCode('bad-length', () => lookUpLight(broken, place, { leaf: 0 }));
      expectCode('bad-length', () => lightCacheStatistics(broken));
    }
  });
});

describe('buildLightCache', () => {
  it('makes the whole table, all zero but for the samples', () => {
    expect(buildLightCache(branch, []).length).toBe(wholeSize);
    const bytes = buildLightCache(branch, [
      { place, cluster: 4, lights: [0, 14], diffuseSun: [1, 2, 3, 4, 5], diffuseSunVisible: true },
    ]);
    const start = lightCacheBucket(place) * 32 * 12;
    const key = lightCacheKey(place, 4);
    const keyBytes = [key & 0xff, (key >> 8) & 0xff, (key >> 16) & 0xff, key >>> 24];
    expect([...bytes.subarray(start, start + 12)]).toEqual([...keyBytes, 1, 1, 2, 3, 4, 5, 0x01, 0xc0]);
    bytes.fill(0, start, start + 12);
    expect(bytes.every((byte) => byte === 0)).toBe(true);
  });

  it('refuses a sample for which its bucket has no room', () => {
    const samples = sharingBucket(33).map((one) => ({ place: one, cluster: 0 }));
    expect(buildLightCache(branch, samples.slice(0, 32)).length).toBe(wholeSize);
    const error = expectCode('limit', () => buildLightCache(branch, samples));
    expect(error.path).toEqual(['LIGHT_VISIBILITY_CACHE', 32]);
  });

  it('refuses a sample that no search would find, and numbers that do not fit', () => {
    const one = { place, cluster: 4 };
    expectCode('does-not-fit', () => buildLightCache(branch, [one, one]));
    // 256 steps along z share a bucket, and z is not in the key.
    expectCode('does-not-fit', () =>
      buildLightCache(branch, [one, { place: { ...place, z: place.z + 256 }, cluster: 4 }]),
    );
    expectCode('does-not-fit', () => buildLightCache(branch, [{ ...one, lights: [15] }]));
    expectCode('does-not-fit', () => buildLightCache(branch, [{ ...one, diffuseSun: [1, 2, 3, 4] }]));
    expectCode('does-not-fit', () => buildLightCache(branch, [{ ...one, diffuseSun: [1, 2, 3, 4, 256] }]));
  });
});

describe('lightCacheStatistics', () => {
  it('counts entries by state, and buckets', () => {
    const places = sharingBucket(32);
    const map = cached([
      ...places.map((one) => ({ place: one, cluster: 4 })),
      { place, cluster: 4, state: 'blocked' as const },
      { place, cluster: 5 },
    ]);
    expect(lightCacheStatistics(map)).toEqual({
      buckets: 8192,
      capacity: 262144,
      used: 34,
      load: 34 / 262144,
      usedBuckets: 2,
      fullBuckets: 1,
      longestBucket: 32,
      states: { empty: 262110, valid: 33, blocked: 1, other: 0 },
      unreachable: 0,
    });
    record(map, 'LIGHT_VISIBILITY_CACHE', 3)['state'] = 0;
    record(map, 'LIGHT_VISIBILITY_CACHE', 4)['state'] = 9;
    expect(lightCacheStatistics(map)).toMatchObject({
      used: 33,
      fullBuckets: 0,
      unreachable: 28,
      states: { other: 1 },
    });
  });

  it('is undefined for a map without a cache', () => {
    expect(lightCacheStatistics(smallMap(lumps))).toBeUndefined();
  });
});

describe('the grid of the light cache', () => {
  it('counts from the lowest corner of the world, 32 units along x and y, 64 along z', () => {
    expect(lightGridPlace(vector(0, 0, 0))).toEqual({ x: 4096, y: 4096, z: 2048 });
    expect(lightGridPlace(vector(31.5, -0.5, 63))).toEqual({ x: 4096, y: 4095, z: 2048 });
    expect(lightGridPlace(vector(-131072, 131072, -131073))).toEqual({ x: 0, y: 8192, z: -1 });
    expect(lightGridPoint({ x: 4097, y: 4095, z: 2049 })).toEqual(vector(32, -32, 64));
  });

  it('gives the corner of the cell that holds a point', () => {
    const point = vector(-1234.5, 777, 4321);
    const corner = lightGridPoint(lightGridPlace(point));
    expect(point.x - corner.x >= 0 && point.x - corner.x < 32).toBe(true);
    expect(point.y - corner.y >= 0 && point.y - corner.y < 32).toBe(true);
    expect(point.z - corner.z >= 0 && point.z - corner.z < 64).toBe(true);
    expectCode('bad-value', () => lightGridPlace(vector(0, Number.NaN, 0)));
  });
});
