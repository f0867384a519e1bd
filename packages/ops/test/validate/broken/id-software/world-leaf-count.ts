import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['MODELS', 0, 'leafCount'],
  changes: (good) => ({ MODELS: withFields(good, 'MODELS', 0, { leafCount: 4 }) }),
};
