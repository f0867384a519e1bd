import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['PLANES', 4, 'type'],
  changes: (good) => ({ PLANES: withFields(good, 'PLANES', 4, { type: 0 }) }),
};
