import { type BrokenMap, withFields } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['VISIBILITY', 'bytesPerCluster'],
  changes: (good) => ({
    LEAVES: withFields(good, 'LEAVES', 1, { cluster: 8 }),
    VISIBILITY: { clusterCount: 9, bytesPerCluster: 1, rows: [1, 1, 1, 1, 1, 1, 1, 1, 1] },
  }),
};
