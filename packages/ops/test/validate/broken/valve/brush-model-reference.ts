import { type BrokenMap, withText } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['ENTITIES', 2, 'model'],
  changes: (good) => withText(good, '"*1"', '"*2"'),
};
