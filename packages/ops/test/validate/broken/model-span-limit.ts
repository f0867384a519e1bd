import { type BrokenMap, withFields } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['MODELS', 1, 'patchCount'],
  changes: (good) => ({
    LEAF_SURFACES: new Uint8Array(4 * 65_536),
    MODELS: withFields(good, 'MODELS', 1, { firstPatch: 0, patchCount: 65_536 }),
  }),
};
