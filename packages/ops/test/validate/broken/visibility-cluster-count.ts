import type { BrokenMap } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['VISIBILITY', 'clusterCount'],
  changes: () => ({ VISIBILITY: { clusterCount: 3, bytesPerCluster: 1, rows: [3, 3, 3] } }),
};
