import { type BrokenMap, withValue } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['TEXTURE_STRING_TABLE', 0],
  changes: (good) => ({ TEXTURE_STRING_TABLE: withValue(good, 'TEXTURE_STRING_TABLE', 0, 2) }),
};
