import { type BrokenMap, hasLump } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['WORLD_LIGHTS_HDR'],
  isFor: hasLump('WORLD_LIGHTS_HDR'),
  changes: (good) => ({ WORLD_LIGHTS_HDR: (good['WORLD_LIGHTS_HDR'] as object[]).slice(1) }),
};
