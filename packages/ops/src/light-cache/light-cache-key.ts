import { asInteger, type LightGridPlace } from './light-grid.js';

/**
 * Key of a light cache entry: the low bits of the place along y (10) and x (10) and of the cluster (12). It doesn't
 * hold the place along z, which only the bucket depends on.
 *
 * Throws `FormatError` 'does-not-fit' for numbers that are no 32-bit integers; negative ones wrap, as in the game.
 *
 * @source specification, lump 32 @confidence certain
 */
export function lightCacheKey(place: LightGridPlace, cluster: number): number {
  const x = asInteger(place.x, 'x');
  const y = asInteger(place.y, 'y');
  return ((y << 22) | ((x & 0x3ff) << 12) | (asInteger(cluster, 'cluster') & 0xfff)) >>> 0;
}
