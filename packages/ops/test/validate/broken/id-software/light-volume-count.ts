import type { BrokenMap } from '../../support/broken-map.js';
import type { LumpContents } from '../../support/build-map.js';

function lumpOf(good: LumpContents): string {
  return Object.hasOwn(good, 'LIGHT_VOLUME_INDICES') ? 'LIGHT_VOLUME_INDICES' : 'LIGHT_VOLUMES';
}

export const brokenMap: BrokenMap = {
  path: (good) => [lumpOf(good)],
  changes: (good) => ({ [lumpOf(good)]: (good[lumpOf(good)] as unknown[]).slice(1) }),
};
