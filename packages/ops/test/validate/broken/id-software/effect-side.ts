import { type BrokenMap, hasLump, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  isFor: hasLump('EFFECTS'),
  path: ['EFFECTS', 0, 'visibleSide'],
  changes: (good) => ({ EFFECTS: withFields(good, 'EFFECTS', 0, { visibleSide: 6 }) }),
};
