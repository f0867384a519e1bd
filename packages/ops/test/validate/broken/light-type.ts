import { type BrokenMap, withFields } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['LIGHTS', 0, 'type'],
  changes: (good) => ({ LIGHTS: withFields(good, 'LIGHTS', 0, { type: 9 }) }),
};
