import { type BrokenMap, withFields } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['PORTALS', 0, 'vertexCount'],
  changes: (good) => ({ PORTALS: withFields(good, 'PORTALS', 0, { vertexCount: 2 }) }),
};
