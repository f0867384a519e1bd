import { type BrokenMap, withMovedLump } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['LEAF_MIN_DISTANCE_TO_WATER'],
  changes: () => ({}),
  damage: (file, branch) => withMovedLump(file, branch, { index: 46, beyond: 2 }),
};
