import type { BrokenMap } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['FACES', 2],
  changes: (good) => ({
    LEAF_FACES: (good['LEAF_FACES'] as number[]).map((face) => (face === 2 ? 3 : face)),
  }),
};
