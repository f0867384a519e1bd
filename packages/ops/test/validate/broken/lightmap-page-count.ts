import type { BrokenMap } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['LIGHTMAPS'],
  changes: () => ({ LIGHTMAPS: new Uint8Array(2 * 786_432) }),
};
