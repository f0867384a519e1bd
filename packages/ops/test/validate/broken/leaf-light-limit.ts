import { type BrokenMap, withFields } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['LEAVES', 1, 'lightCount'],
  changes: (good) => ({
    LIGHT_INDICES: new Uint8Array(2 * 16),
    LEAVES: withFields(good, 'LEAVES', 1, { lightCount: 16 }),
  }),
};
