import { type BrokenMap, withText } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['ENTITIES', 3, 'scale'],
  changes: (good) => withText(good, '"scale" "0.5"', '"scale" "0"'),
};
