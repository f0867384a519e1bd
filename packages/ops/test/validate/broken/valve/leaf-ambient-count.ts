import { type BrokenMap, hasLump } from '../../support/broken-map.js';
import type { LumpContents } from '../../support/build-map.js';

/** The lump with one element a leaf: early maps have a cube in it, later ones say which samples are the leaf's. */
function lumpOf(good: LumpContents): string {
  return Object.hasOwn(good, 'LEAF_AMBIENT_INDEX') ? 'LEAF_AMBIENT_INDEX' : 'LEAF_AMBIENT_LIGHTING';
}

export const brokenMap: BrokenMap = {
  path: (good) => [lumpOf(good)],
  isFor: hasLump('LEAF_AMBIENT_LIGHTING'),
  changes: (good) => ({ [lumpOf(good)]: (good[lumpOf(good)] as object[]).slice(1) }),
};
