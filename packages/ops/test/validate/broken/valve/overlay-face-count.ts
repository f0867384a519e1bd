import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['OVERLAYS', 0, 'faceCount'],
  changes: (good) => ({ OVERLAYS: withFields(good, 'OVERLAYS', 0, { faceCount: 65 }) }),
};
