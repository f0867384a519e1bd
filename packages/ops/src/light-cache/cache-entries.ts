import type { GameMap, LightCache } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { requireCapability } from '../world/require-capability.js';
import { type AnyRecords, recordsOf } from '../world/typed-lumps.js';

/** Values of an entry's state; the game takes every other one for `blocked`. */
export const LightSampleState = { empty: 0, valid: 1, blocked: 2 } as const;

/** Bit of an entry's lights that stands for the diffuse sun. */
export const DIFFUSE_SUN_BIT = 0x8000;

/** Live entry of the light cache. */
export interface CacheEntry {
  readonly key: number;
  readonly state: number;
  readonly diffuseSunVisibility: Iterable<number>;
  readonly visibleLights: number;
}

/** The entries of a map's light cache. */
export interface CacheEntries {
  /** What the format says of it. */
  readonly capability: LightCache;
  /** Lump of entries. */
  readonly entries: AnyRecords;
}

/**
 * The light cache of a map; `undefined` when the lump is empty: it was never computed. `unsupported` without the
 * capability `lightCache`, `bad-length` when it isn't of the one size that it can have.
 */
export function cacheEntries(map: GameMap<object>): CacheEntries | undefined {
  const capability = requireCapability(map, 'lightCache');
  const entries = recordsOf(map, capability.lump);
  if (entries.bytes.length === 0) return undefined;
  const expected = capability.buckets * capability.entriesPerBucket * entries.elementSize;
  if (entries.bytes.length === expected) return { capability, entries };
  throw new FormatError('bad-length', 'a light cache is whole or empty', {
    path: [capability.lump],
    offset: entries.offset,
    expected,
    found: entries.bytes.length,
  });
}
