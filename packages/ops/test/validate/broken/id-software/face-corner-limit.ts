import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['FACES', 0, 'vertexCount'],
  changes: (good) => {
    const vertices = good['VERTICES'] as object[];
    return {
      VERTICES: [...vertices, ...Array.from({ length: 65 }, () => vertices[0]!)],
      FACES: withFields(good, 'FACES', 0, { firstVertex: vertices.length, vertexCount: 65 }),
    };
  },
};
