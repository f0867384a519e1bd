import { type BrokenMap, withFields } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['LEAVES', 1, 'area'],
  changes: (good) => ({ LEAVES: withFields(good, 'LEAVES', 1, { area: 40_000 }) }),
};
