import { type BrokenMap, withFields } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['MATERIALS', 2, 'name'],
  changes: (good) => ({ MATERIALS: withFields(good, 'MATERIALS', 2, { name: 'x'.repeat(64) }) }),
};
