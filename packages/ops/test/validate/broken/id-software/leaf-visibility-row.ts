import { type BrokenMap, withValue } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['LEAVES', 2, 'visibilityOffset'],
  // A run that doesn't say how long it is.
  changes: (good) => ({ VISIBILITY: withValue(good, 'VISIBILITY', 1, 0) }),
};
