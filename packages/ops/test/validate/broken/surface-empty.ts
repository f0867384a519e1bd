import { type BrokenMap, withFields } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['TRIANGLE_SOUPS', 3, 'vertexCount'],
  changes: (good) => ({
    TRIANGLE_SOUPS: withFields(good, 'TRIANGLE_SOUPS', 3, { vertexCount: 0, indexCount: 0 }),
  }),
};
