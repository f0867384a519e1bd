import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['FACES', 7, 'vertexCount'],
  changes: (good) => {
    const vertices = good['VERTICES'] as object[];
    return {
      VERTICES: [...vertices, ...Array.from({ length: 1000 }, () => vertices[0]!)],
      FACES: withFields(good, 'FACES', 7, { firstVertex: vertices.length, vertexCount: 1000 }),
    };
  },
};
