import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['WORLD_LIGHTS', 0, 'type'],
  changes: (good) => ({ WORLD_LIGHTS: withFields(good, 'WORLD_LIGHTS', 0, { type: 9 }) }),
};
