import { type BrokenMap, withText } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['ENTITIES', 2],
  changes: (good) => withText(good, '"model" "xmodel/crate"\n', ''),
};
