import { type BrokenMap, withText } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['ENTITIES', 2],
  changes: (good) => withText(good, '"origin" "16 0 0"\n', ''),
};
