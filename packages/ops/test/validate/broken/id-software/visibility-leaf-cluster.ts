import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['LEAVES', 2, 'cluster'],
  changes: (good) => ({ LEAVES: withFields(good, 'LEAVES', 2, { cluster: 2 }) }),
};
