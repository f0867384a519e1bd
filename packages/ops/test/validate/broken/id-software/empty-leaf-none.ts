import type { BrokenMap } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['LEAVES'],
  changes: (good) => ({
    LEAVES: (good['LEAVES'] as object[]).map((leaf, i) => ({ ...leaf, contents: i === 0 ? 1 : 0x20 })),
  }),
};
