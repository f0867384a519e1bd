import { type BrokenMap, withFields } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['TRIANGLE_SOUPS', 0, 'lightmap'],
  changes: (good) => ({
    LIGHTMAPS: new Uint8Array(0),
    TRIANGLE_SOUPS: withFields(good, 'TRIANGLE_SOUPS', 0, { lightmap: 31 }),
  }),
};
