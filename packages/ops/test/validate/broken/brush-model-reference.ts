import { type BrokenMap, withText } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['ENTITIES', 1, 'model'],
  changes: (good) => withText(good, '"model" "*1"', '"model" "*2"'),
};
