import type { BrokenMap } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['VERTEX_NORMAL_INDICES'],
  changes: (good) => ({ VERTEX_NORMAL_INDICES: (good['VERTEX_NORMAL_INDICES'] as number[]).slice(1) }),
};
