import { type BrokenMap, withText } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['MODELS'],
  // Without models the second tree has no root.
  alsoBroken: ['tree-unreached'],
  // Appended lumps may refer to models, too.
  changes: (good) => ({ MODELS: [], BSPX: new Uint8Array(0), ...withText(good, '"model" "*1"\n', '') }),
};
