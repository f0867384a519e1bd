import { type BrokenMap, hasField, withValue } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['FACES', 0, 'firstPrimitive'],
  isFor: hasField('FACES', 'primitiveCount'),
  changes: (good) => ({ PRIMITIVE_INDICES: withValue(good, 'PRIMITIVE_INDICES', 0, 60) }),
};
