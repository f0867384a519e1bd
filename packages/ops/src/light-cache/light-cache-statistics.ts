import type { GameMap } from '@brushwork/formats';
import { type CacheEntry, cacheEntries, LightSampleState } from './cache-entries.js';

/** How full the light cache is. */
export interface LightCacheStatistics {
  /** Number of buckets. */
  readonly buckets: number;
  /** Entries that there is room for. */
  readonly capacity: number;
  /** Entries in use: all that aren't empty. */
  readonly used: number;
  /** Share of the room that is in use, 0 to 1. */
  readonly load: number;
  /** Buckets with at least one entry in use. */
  readonly usedBuckets: number;
  /** Buckets without an empty entry. */
  readonly fullBuckets: number;
  /** Entries that are looked at in the longest search: the place in its bucket, from 1 on, of the last one in use. */
  readonly longestBucket: number;
  /** Entries by state; `other` are values that have no name, which the game takes for `blocked`. */
  readonly states: {
    /** Not in use. */
    readonly empty: number;
    /** With light. */
    readonly valid: number;
    /** Inside something solid or cut off. */
    readonly blocked: number;
    /** Values that have no name. */
    readonly other: number;
  };
  /** Entries in use behind an empty one of their bucket, which no search finds. */
  readonly unreachable: number;
}

/**
 * Counts the entries of the light cache; `undefined` when the map has none.
 *
 * Throws `FormatError`: 'unsupported' without the capability `lightCache`, 'bad-length' for a cache that isn't whole.
 */
export function lightCacheStatistics(map: GameMap<object>): LightCacheStatistics | undefined {
  const cache = cacheEntries(map);
  if (cache === undefined) return undefined;
  const { buckets, entriesPerBucket } = cache.capability;
  const states = { empty: 0, valid: 0, blocked: 0, other: 0 };
  let usedBuckets = 0;
  let fullBuckets = 0;
  let longestBucket = 0;
  let unreachable = 0;
  for (let bucket = 0; bucket < buckets; bucket++) {
    let used = 0;
    let firstEmpty = entriesPerBucket;
    for (let i = 0; i < entriesPerBucket; i++) {
      const { state } = cache.entries.at(bucket * entriesPerBucket + i) as CacheEntry;
      states[nameOf(state)]++;
      if (state === LightSampleState.empty) {
        if (firstEmpty === entriesPerBucket) firstEmpty = i;
        continue;
      }
      used++;
      longestBucket = Math.max(longestBucket, i + 1);
      if (firstEmpty < i) unreachable++;
    }
    if (used > 0) usedBuckets++;
    if (used === entriesPerBucket) fullBuckets++;
  }
  const capacity = buckets * entriesPerBucket;
  const used = capacity - states.empty;
  const load = used / capacity;
  return { buckets, capacity, used, load, usedBuckets, fullBuckets, longestBucket, states, unreachable };
}

function nameOf(state: number): keyof LightCacheStatistics['states'] {
  if (state === LightSampleState.empty) return 'empty';
  if (state === LightSampleState.valid) return 'valid';
  return state === LightSampleState.blocked ? 'blocked' : 'other';
}
