import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['LEAVES', 0, 'contents'],
  changes: (good) => ({ LEAVES: withFields(good, 'LEAVES', 0, { contents: -1 }) }),
};
