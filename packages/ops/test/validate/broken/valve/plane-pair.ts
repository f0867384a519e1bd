import type { BrokenMap } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['PLANES', 70],
  changes: (good) => {
    const planes = good['PLANES'] as object[];
    return { PLANES: [...planes, planes[0]] };
  },
};
