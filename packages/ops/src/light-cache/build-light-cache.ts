import type { Branch, LightCache, Lumps } from '@brushwork/formats';
import { type ByteOrder, FormatError } from '@brushwork/record';
import { DIFFUSE_SUN_BIT, LightSampleState } from './cache-entries.js';
import { lightCacheBucket } from './light-cache-bucket.js';
import { lightCacheKey } from './light-cache-key.js';
import type { LightGridPlace } from './light-grid.js';

/** A sample that is to be put into a light cache. */
export interface NewLightSample {
  /** Where on the grid. */
  readonly place: LightGridPlace;
  /** Cluster from which it is seen. */
  readonly cluster: number;
  /** Whether it is of use or inside something solid; `valid` unless given. */
  readonly state?: 'valid' | 'blocked';
  /** How much of the diffuse sun is seen for 1 to 5 steps: five numbers, 0 to 255; zeros unless given. */
  readonly diffuseSun?: readonly number[];
  /** Positions, 0 to 14, in the light list of the cluster's leaves (without the mark of the sun) of what is seen. */
  readonly lights?: readonly number[];
  /** Whether anything of the diffuse sun is seen; `false` unless given. */
  readonly diffuseSunVisible?: boolean;
}

/**
 * Bytes of a whole light cache for maps of a branch, with the samples in the order given within their buckets: what
 * `map.lump(...).setBytes` takes.
 *
 * Throws `FormatError`: 'unsupported' when the branch lacks the capability `lightCache`, 'limit' for a sample whose
 * bucket is full, 'does-not-fit' for one that no search would find because one before it has its key and bucket, and
 * for numbers that don't fit.
 */
export function buildLightCache(
  branch: Branch<object>,
  samples: Iterable<NewLightSample>,
  options: { readonly byteOrder?: ByteOrder } = {},
): Uint8Array {
  const capability = branch.capabilities.lightCache;
  const type = capability === undefined ? undefined : (branch.lumps as Lumps)[capability.lump]?.type;
  if (capability === undefined || type?.elementSize === undefined) {
    throw new FormatError('unsupported', `${branch.title} has no 'lightCache', or none that is known`);
  }
  const size = type.elementSize;
  const bytes = new Uint8Array(capability.buckets * capability.entriesPerBucket * size);
  const keys = new Map<number, number[]>();
  let number = 0;
  for (const sample of samples) {
    const path = [capability.lump, number++];
    const bucket = lightCacheBucket(sample.place);
    const key = lightCacheKey(sample.place, sample.cluster);
    const known = keys.get(bucket) ?? [];
    keys.set(bucket, known);
    checkRoom(known, { key, bucket, path }, capability);
    const place = { name: capability.lump, byteOrder: options.byteOrder ?? branch.byteOrders[0] ?? 'little' };
    const index = bucket * capability.entriesPerBucket + known.length;
    bytes.set(type.rebuild([recordOf(sample, key)], place, index), index * size);
    known.push(key);
  }
  return bytes;
}

function checkRoom(
  known: readonly number[],
  { key, bucket, path }: { key: number; bucket: number; path: (string | number)[] },
  { entriesPerBucket }: LightCache,
): void {
  if (known.includes(key)) {
    throw new FormatError('does-not-fit', `a sample before it has the same key in bucket ${bucket}`, {
      path,
      found: key,
    });
  }
  if (known.length >= entriesPerBucket) {
    throw new FormatError('limit', `bucket ${bucket} is full`, { path, expected: entriesPerBucket });
  }
}

function recordOf(sample: NewLightSample, key: number): unknown {
  let bits = sample.diffuseSunVisible === true ? DIFFUSE_SUN_BIT : 0;
  for (const light of sample.lights ?? []) {
    if (!(Number.isInteger(light) && light >= 0 && light < 15)) {
      throw new FormatError('does-not-fit', 'a leaf has at most 15 lights', {
        expected: '0 to 14',
        found: light,
      });
    }
    bits |= 1 << light;
  }
  return {
    key,
    state: LightSampleState[sample.state ?? 'valid'],
    diffuseSunVisibility: sample.diffuseSun ?? [0, 0, 0, 0, 0],
    visibleLights: bits,
  };
}
