import { type BrokenMap, withText } from '../../support/broken-map.js';

const nothing = new Uint8Array(0);

export const brokenMap: BrokenMap = {
  path: ['MODELS'],
  // Without models no tree has a root.
  alsoBroken: ['tree-unreached'],
  changes: (good) => ({
    MODELS: [],
    PHYSICS_COLLISION: nothing,
    PHYSICS_COLLISION_SURFACE: nothing,
    ...withText(good, '"model" "*1"\n', ''),
  }),
};
