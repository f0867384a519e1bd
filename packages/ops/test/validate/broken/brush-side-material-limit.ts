import { type BrokenMap, withFields } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['BRUSH_SIDES', 7, 'material'],
  changes: (good) => ({
    MATERIALS: new Uint8Array(72 * 32769),
    BRUSH_SIDES: withFields(good, 'BRUSH_SIDES', 7, { material: 32768 }),
  }),
};
