import { type BrokenMap, hasLump } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['LIGHTING_HDR'],
  isFor: hasLump('LIGHTING_HDR'),
  changes: (good) => {
    const samples = good['LIGHTING_HDR'] as object[];
    return { LIGHTING_HDR: [...samples, samples[0]] };
  },
};
