import { asInteger, type LightGridPlace } from './light-grid.js';

/**
 * Bucket of the light cache, 0 to 8191, in which a place of the grid is looked up. Places along z that differ by 256
 * share their bucket.
 *
 * The specification's formula calls a function `reverse_bits`, which it doesn't define. In the game it reverses the
 * bits of each of the four bytes and leaves the bytes in their places; reversing all 32 bits would leave nothing of
 * the place along z in the thirteen bits that count.
 *
 * Throws `FormatError` 'does-not-fit' for numbers that are no 32-bit integers; negative ones wrap, as in the game.
 *
 * @source specification, lump 32; the game's renderer as it was recovered, for the reversal @confidence certain
 */
export function lightCacheBucket(place: LightGridPlace): number {
  const x = asInteger(place.x, 'x');
  const y = asInteger(place.y, 'y');
  const z = asInteger(place.z, 'z');
  return (reverseBitsOfBytes(z) + Math.imul(y, 0x0c41) - Math.imul(x, 0x0c3d)) & 0x1fff;
}

/** Reverses the bits of each byte: halves swap, then quarters, then single bits. */
function reverseBitsOfBytes(value: number): number {
  const halves = ((value >>> 4) & 0x0f0f0f0f) | ((value & 0x0f0f0f0f) << 4);
  const quarters = ((halves >>> 2) & 0x33333333) | ((halves & 0x33333333) << 2);
  return ((quarters >>> 1) & 0x55555555) | ((quarters & 0x55555555) << 1);
}
