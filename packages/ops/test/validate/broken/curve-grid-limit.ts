import { type BrokenMap, withFields } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['COLLISION_PATCHES', 0, 'shape', 'height'],
  changes: (good) => ({
    COLLISION_VERTICES: new Uint8Array(12 * 3 * 131),
    COLLISION_PATCHES: withFields(good, 'COLLISION_PATCHES', 0, {
      shape: { $case: 'curve', width: 3, height: 131, maxError: 8, firstVertex: 0 },
    }),
  }),
};
