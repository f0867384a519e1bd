import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['MODELS', 1, 'firstBrush'],
  changes: (good) => ({ MODELS: withFields(good, 'MODELS', 1, { firstBrush: 0, brushCount: 1 }) }),
};
