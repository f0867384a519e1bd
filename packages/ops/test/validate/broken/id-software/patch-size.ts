import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['FACES', 6, 'shape', 'height'],
  changes: (good) => {
    const { shape } = (good['FACES'] as { shape: object }[])[6]!;
    return {
      FACES: withFields(good, 'FACES', 6, { vertexCount: 6, shape: { ...shape, height: 2 } }),
    };
  },
};
