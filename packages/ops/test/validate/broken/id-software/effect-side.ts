import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['EFFECTS', 0, 'visibleSide'],
  changes: (good) => ({ EFFECTS: withFields(good, 'EFFECTS', 0, { visibleSide: 6 }) }),
};
