import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['FACES', 0, 'lightOffset'],
  changes: (good) => {
    const end = (good['LIGHTING'] as object[]).length * 4;
    return { FACES: withFields(good, 'FACES', 0, { lightOffset: end - 4 }) };
  },
};
