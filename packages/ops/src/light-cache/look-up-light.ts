import type { GameMap } from '@brushwork/formats';
import { lightsOfLeaf } from '../world/lights-of-leaf.js';
import { recordAt, recordsOf } from '../world/typed-lumps.js';
import { type CacheEntry, cacheEntries, DIFFUSE_SUN_BIT, LightSampleState } from './cache-entries.js';
import { lightCacheBucket } from './light-cache-bucket.js';
import { lightCacheKey } from './light-cache-key.js';
import type { LightGridPlace } from './light-grid.js';

/** What the light cache knows of a place. */
export interface LightSample {
  /** Index of the entry in its lump. */
  readonly index: number;
  /** `blocked`: the place is inside something solid or cut off from the leaf, and the game leaves it out. */
  readonly state: 'valid' | 'blocked';
  /**
   * How much of the diffuse sun is seen, for 1 to 5 steps along each side of the sky: 2 for each ray that gets through,
   * of which there are the square of the number of steps.
   */
  readonly diffuseSun: readonly number[];
  /** Indexes of the lights that are seen, in the order of the leaf's list. */
  readonly lights: readonly number[];
  /** Whether anything of the diffuse sun is seen. */
  readonly diffuseSunVisible: boolean;
}

/**
 * Looks a place of the grid up in the light cache, as it is seen from a leaf of the tree that splits space. The
 * leaf's cluster is part of the key, and the bits of an entry count along the leaf's lights, behind the mark of the
 * sun. `lightGridPlace` gives the place of a point, `leafAtPoint` its leaf. Bits beyond the leaf's lights don't count.
 *
 * `undefined` when the map has no cache, the leaf no cluster, or the bucket no such entry: an empty entry ends the
 * search, as in the game.
 *
 * Throws `FormatError`: 'unsupported' without the capability `lightCache`, 'bad-length' for a cache that isn't whole,
 * 'not-found' for a leaf that isn't there, 'does-not-fit' for a place that is no integer, and what `lightsOfLeaf`
 * throws.
 *
 * @source specification, lump 32; the game's renderer as it was recovered, which takes the leaf of the point that is
 *   lit @confidence certain for key, bucket and entry; probable for the leaf: entries keep only its cluster, so that
 *   all leaves of a cluster have to have the same list
 */
export function lookUpLight(
  map: GameMap<object>,
  place: LightGridPlace,
  options: { readonly leaf: number },
): LightSample | undefined {
  const cache = cacheEntries(map);
  if (cache === undefined) return undefined;
  const { capability, entries } = cache;
  const { cluster } = recordAt<{ readonly cluster: number }>(recordsOf(map, capability.leaves), options.leaf);
  if (cluster < 0) return undefined;
  const key = lightCacheKey(place, cluster);
  const first = lightCacheBucket(place) * capability.entriesPerBucket;
  const end = Math.min(first + capability.entriesPerBucket, entries.length);
  for (let index = first; index < end; index++) {
    const entry = entries.at(index) as CacheEntry;
    if (entry.state === LightSampleState.empty) return undefined;
    if (entry.key === key) return sampleOf(map, options.leaf, { index, entry });
  }
  return undefined;
}

function sampleOf(
  map: GameMap<object>,
  leaf: number,
  found: { index: number; entry: CacheEntry },
): LightSample {
  const { index, entry } = found;
  const bits = entry.visibleLights;
  // The highest bit is the sun's, so that at most fifteen lights have one.
  const lights = lightsOfLeaf(map, leaf).lights.filter((_, n) => n < 15 && ((bits >> n) & 1) === 1);
  return {
    index,
    state: entry.state === LightSampleState.valid ? 'valid' : 'blocked',
    diffuseSun: [...entry.diffuseSunVisibility],
    lights,
    diffuseSunVisible: (bits & DIFFUSE_SUN_BIT) !== 0,
  };
}
