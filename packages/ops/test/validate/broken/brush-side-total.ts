import type { BrokenMap } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['BRUSH_SIDES'],
  // Brushes with six sides each can't share fewer than that.
  alsoBroken: ['run'],
  changes: (good) => ({ BRUSH_SIDES: (good['BRUSH_SIDES'] as object[]).slice(0, 17) }),
};
