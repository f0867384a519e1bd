import { type BrokenMap, withText } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['ENTITIES', 1],
  changes: (good) => withText(good, '"classname" "script_brushmodel"\n', ''),
};
