import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['TEXTURE_INFO', 3, 'name'],
  changes: (good) => ({ TEXTURE_INFO: withFields(good, 'TEXTURE_INFO', 3, { name: 'a'.repeat(32) }) }),
};
