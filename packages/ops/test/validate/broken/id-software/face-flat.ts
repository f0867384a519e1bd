import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['FACES', 4],
  // Plane 4 is the floor, plane 5 the ceiling.
  changes: (good) => ({ FACES: withFields(good, 'FACES', 4, { plane: 5 }) }),
};
