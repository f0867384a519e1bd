import type { BrokenMap } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['LEAF_BRUSHES'],
  changes: (good) => ({
    LEAF_BRUSHES: [],
    LEAVES: (good['LEAVES'] as object[]).map((leaf) => ({ ...leaf, firstBrush: 0, brushCount: 0 })),
  }),
};
