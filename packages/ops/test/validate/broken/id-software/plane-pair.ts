import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['PLANES', 1],
  changes: (good) => ({ PLANES: withFields(good, 'PLANES', 1, { distance: 5 }) }),
};
