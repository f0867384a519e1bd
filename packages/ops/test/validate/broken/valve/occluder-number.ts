import { type BrokenMap, withText } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['ENTITIES', 6, 'occludernum'],
  changes: (good) => withText(good, '"occludernum" "0"', '"occludernum" "1"'),
};
