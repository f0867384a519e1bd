import { type BrokenMap, withFields } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['COLLISION_PATCHES', 2, 'shape', 'indexCount'],
  changes: (good) => ({
    COLLISION_PATCHES: withFields(good, 'COLLISION_PATCHES', 2, {
      shape: { $case: 'terrain', vertexCount: 3, indexCount: 2, firstVertex: 13, firstIndex: 6 },
    }),
  }),
};
