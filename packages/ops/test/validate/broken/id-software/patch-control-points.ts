import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['FACES', 6, 'vertexCount'],
  changes: (good) => ({ FACES: withFields(good, 'FACES', 6, { vertexCount: 8 }) }),
};
