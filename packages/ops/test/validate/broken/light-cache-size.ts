import type { BrokenMap } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['LIGHT_VISIBILITY_CACHE'],
  changes: () => ({ LIGHT_VISIBILITY_CACHE: new Uint8Array(12) }),
};
