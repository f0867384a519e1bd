import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['FACES', 6, 'shape', 'width'],
  changes: (good) => {
    const { shape } = (good['FACES'] as { shape: object }[])[6]!;
    const vertices = good['VERTICES'] as object[];
    return {
      VERTICES: [...vertices, ...Array.from({ length: 99 }, () => vertices[0]!)],
      FACES: withFields(good, 'FACES', 6, {
        ...{ firstVertex: vertices.length, vertexCount: 99 },
        shape: { ...shape, width: 33, height: 3 },
      }),
    };
  },
};
