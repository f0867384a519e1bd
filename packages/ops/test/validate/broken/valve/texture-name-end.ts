import type { BrokenMap } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['TEXTURE_STRING_DATA'],
  changes: (good) => ({ TEXTURE_STRING_DATA: String(good['TEXTURE_STRING_DATA']).slice(0, -1) }),
};
