import { type BrokenMap, withFields } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['TRIANGLE_SOUPS', 3, 'material'],
  changes: (good) => ({ MATERIALS: withFields(good, 'MATERIALS', 2, { surfaceFlags: 0x4 }) }),
};
