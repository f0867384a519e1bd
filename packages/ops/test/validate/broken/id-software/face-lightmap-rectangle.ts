import { type BrokenMap, hasField, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['FACES', 0, 'lightmapPosition'],
  isFor: hasField('FACES', 'lightmapPosition'),
  changes: (good) => ({ FACES: withFields(good, 'FACES', 0, { lightmapPosition: { x: 120, y: 0 } }) }),
};
