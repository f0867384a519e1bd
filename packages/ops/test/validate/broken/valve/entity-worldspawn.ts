import { type BrokenMap, withText } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['ENTITIES', 0],
  changes: (good) => withText(good, '"worldspawn"', '"info_null"'),
};
