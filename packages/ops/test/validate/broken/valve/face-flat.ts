import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['FACES', 0],
  // Plane 0 is the floor, plane 2 the ceiling.
  changes: (good) => ({ FACES: withFields(good, 'FACES', 0, { plane: 2 }) }),
};
