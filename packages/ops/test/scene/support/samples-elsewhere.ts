/** A grid, as far as its light is concerned. */
interface LitGrid {
  readonly power: number;
  readonly lightmapSamplePositionStart: number;
}

/** What the compiler writes for triangle 511, of which two bytes hold 255 and 256: it keeps the lower bits. */
const WRAPPED = 255;

/**
 * Counts the samples of light that the compiler put into another part of the grid than their luxel is in, if light
 * begins at the first corner and luxels follow the columns. Triangles are numbered by quarters, each of which is divided
 * the same way, down to eight triangles: upper right, upper left, lower left, lower right.
 */
export function samplesElsewhere(
  bytes: Uint8Array,
  { power, lightmapSamplePositionStart }: LitGrid,
  { s, t }: { readonly s: number; readonly t: number },
): number {
  let at = lightmapSamplePositionStart;
  let wrong = 0;
  for (let y = 0; y <= t; y++)
    for (let x = 0; x <= s; x++) {
      let triangle = bytes[at++] as number;
      if (triangle === 255) triangle += bytes[at++] as number;
      at += 3;
      const candidates = power === 4 && triangle === WRAPPED ? [255, 511] : [triangle];
      if (!candidates.some((found) => isIn(partOf(found, power), x / s, y / t))) wrong++;
    }
  return wrong;
}

/** A part of a grid, in shares of its sides. */
interface Part {
  readonly left: number;
  readonly bottom: number;
  readonly size: number;
}

function partOf(triangle: number, power: number): Part {
  let [left, bottom, size] = [0, 0, 1];
  for (let k = power - 1; k > 0; k--) {
    const quarter = (triangle >> (1 + 2 * k)) & 3;
    size /= 2;
    if (quarter === 0 || quarter === 3) left += size;
    if (quarter < 2) bottom += size;
  }
  return { left, bottom, size };
}

function isIn({ left, bottom, size }: Part, x: number, y: number): boolean {
  const isBetween = (share: number, from: number): boolean =>
    share > from - 1e-3 && share < from + size + 1e-3;
  return isBetween(x, left) && isBetween(y, bottom);
}
