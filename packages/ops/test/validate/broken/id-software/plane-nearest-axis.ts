import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['PLANES', 0, 'type'],
  changes: (good) => ({ PLANES: withFields(good, 'PLANES', 0, { type: 5 }) }),
};
