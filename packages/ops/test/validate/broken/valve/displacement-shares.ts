import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['DISPLACEMENT_INFO', 3, 'firstVertex'],
  changes: (good) => ({ DISPLACEMENT_INFO: withFields(good, 'DISPLACEMENT_INFO', 3, { firstVertex: 0 }) }),
};
