import { type BrokenMap, withText } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['ENTITIES', 0],
  changes: (good) => withText(good, '"ambient" "0.2"\n', '"ambient" "0.2"\n'.repeat(64)),
};
