import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['ORIGINAL_FACES', 0],
  // Plane 1 is the opposite of plane 0.
  changes: (good) => ({ ORIGINAL_FACES: withFields(good, 'ORIGINAL_FACES', 0, { plane: 1 }) }),
};
