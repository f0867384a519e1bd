import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['CUBEMAPS', 0, 'size'],
  changes: (good) => ({ CUBEMAPS: withFields(good, 'CUBEMAPS', 0, { size: 14 }) }),
};
