import { type BrokenMap, withText } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['ENTITIES', 7, 'portalnumber'],
  changes: (good) => withText(good, '"portalnumber" "1"', '"portalnumber" "2"'),
};
