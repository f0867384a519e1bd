import type { BrokenMap } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['MODELS', 512],
  changes: (good) => {
    const none = { ...(good['MODELS'] as object[])[1], firstBrush: 3, brushCount: 0 };
    return { MODELS: [...(good['MODELS'] as object[]), ...Array.from({ length: 511 }, () => none)] };
  },
};
