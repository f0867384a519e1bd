import { type BrokenMap, withFields } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['MODELS', 1, 'firstBrush'],
  changes: (good) => ({ MODELS: withFields(good, 'MODELS', 1, { firstBrush: 1, brushCount: 2 }) }),
};
