import type { GameMap } from '@brushwork/formats';
import { FIRST_LEAF } from './leaf-rows.js';
import { requireCapability } from './require-capability.js';
import { recordAt, recordsOf } from './typed-lumps.js';

/**
 * Cluster that a leaf belongs to, by which the visibility knows it; -1 for one without, which is solid, outside, or of a
 * brush model.
 *
 * Throws `FormatError`: 'unsupported' without the capability `visibility`, 'not-found' for a leaf that isn't there.
 */
export function clusterOfLeaf(map: GameMap<object>, leaf: number): number {
  const visibility = requireCapability(map, 'visibility');
  const record = recordAt<{ readonly cluster: number }>(recordsOf(map, visibility.leaves), leaf);
  if (visibility.kind !== 'leaf-rle') return record.cluster < 0 ? -1 : record.cluster;
  const { lump, field } = visibility.count;
  const counted = recordsOf(map, lump);
  const first = counted.length === 0 ? undefined : (counted.at(0) as Readonly<Record<string, unknown>>);
  const cluster = leaf - FIRST_LEAF;
  return cluster < Number(first?.[field] ?? 0) ? cluster : -1;
}
