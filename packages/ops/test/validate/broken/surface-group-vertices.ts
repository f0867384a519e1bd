import { type BrokenMap, withFields } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['TRIANGLE_SOUPS', 2, 'vertexCount'],
  changes: (good) => ({
    DRAW_VERTICES: new Uint8Array(44 * 40_000),
    TRIANGLE_SOUPS: [0, 2].reduce(
      (soups, i) => withFields({ soups }, 'soups', i, { firstVertex: 0, vertexCount: 40_000 }),
      good['TRIANGLE_SOUPS'] as object[],
    ),
  }),
};
