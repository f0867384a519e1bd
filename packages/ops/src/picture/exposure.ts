import type { LightPage } from '../scene/scene.js';

/** Mean light at which a picture is neither dark nor glaring. */
const WANTED = 0.42;

/** Most that light is multiplied with: a map of the night stays one. */
const MOST = 6;

/** What the light of pages is multiplied with for a picture: dark maps are made brighter, none is made darker by much. */
export function exposureOf(pages: readonly LightPage[]): number {
  let sum = 0;
  let count = 0;
  for (const { pixels } of pages)
    for (let i = 0; i + 2 < pixels.length; i += 3) {
      const value = Math.max(pixels[i] as number, pixels[i + 1] as number, pixels[i + 2] as number);
      // Luxels that nothing lit, or that are between faces, say nothing.
      if (!(value > 0.004 && value < Infinity)) continue;
      sum += Math.min(value, 2);
      count++;
    }
  return count === 0 ? 1 : Math.min(MOST, Math.max(0.6, (WANTED * count) / sum));
}
