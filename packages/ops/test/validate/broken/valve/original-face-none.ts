import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['ORIGINAL_FACES', 0, 'originalFace'],
  changes: (good) => ({ ORIGINAL_FACES: withFields(good, 'ORIGINAL_FACES', 0, { originalFace: 0 }) }),
};
