import type { BrokenMap } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['TEXTURES'],
  changes: () => ({ TEXTURES: [] }),
  // What names a texture names none then.
  alsoBroken: ['reference'],
};
