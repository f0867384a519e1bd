import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['CLIP_NODES', 4, 'children', 0],
  changes: (good) => ({ CLIP_NODES: withFields(good, 'CLIP_NODES', 4, { children: [2, -2] }) }),
};
