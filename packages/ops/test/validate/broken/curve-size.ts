import { type BrokenMap, withFields } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['COLLISION_PATCHES', 0, 'shape', 'width'],
  changes: (good) => ({
    COLLISION_PATCHES: withFields(good, 'COLLISION_PATCHES', 0, {
      shape: { $case: 'curve', width: 4, height: 3, maxError: 8, firstVertex: 0 },
    }),
  }),
};
