import { type BrokenMap, withValue } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['DRAW_INDICES', 12],
  changes: (good) => ({ DRAW_INDICES: withValue(good, 'DRAW_INDICES', 12, 1) }),
};
