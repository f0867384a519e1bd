import { type BrokenMap, withText } from '../../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['MODELS'],
  changes: (good) => ({ MODELS: [], ...withText(good, '"model" "*1"\n', '') }),
};
