import { type BrokenMap, withFields } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['LEAVES', 1, 'brushCount'],
  changes: (good) => ({
    LEAF_BRUSHES: new Uint8Array(4 * 65_536),
    LEAVES: withFields(good, 'LEAVES', 1, { brushCount: 65_536 }),
  }),
};
