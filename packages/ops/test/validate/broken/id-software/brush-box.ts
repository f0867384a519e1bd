import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['BRUSHES', 1, 'sideCount'],
  changes: (good) => ({ BRUSHES: withFields(good, 'BRUSHES', 1, { sideCount: 5 }) }),
};
