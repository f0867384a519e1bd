import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['FACES', 0, 'meshVertexCount'],
  changes: (good) => ({ FACES: withFields(good, 'FACES', 0, { meshVertexCount: 4 }) }),
};
