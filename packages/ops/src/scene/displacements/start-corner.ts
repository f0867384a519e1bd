/** How far the start of a grid may be from the corner that is meant, in game units. */
const TOLERANCE = 1;

/** The corner of a face that a grid begins at. */
export interface StartCorner {
  /** Number of the corner. */
  readonly corner: number;
  /** Whether the place that is given is at that corner at all. */
  readonly isThere: boolean;
}

/** Finds the corner that is nearest to a place. `corners` holds three numbers for each of the four. */
export function startCorner(
  corners: Float64Array,
  [x, y, z]: readonly [x: number, y: number, z: number],
): StartCorner {
  let nearest = Number.POSITIVE_INFINITY;
  let corner = 0;
  for (let k = 0; k < 4; k++) {
    const distance = Math.hypot(
      (corners[k * 3] as number) - x,
      (corners[k * 3 + 1] as number) - y,
      (corners[k * 3 + 2] as number) - z,
    );
    if (distance >= nearest) continue;
    nearest = distance;
    corner = k;
  }
  return { corner, isThere: nearest <= TOLERANCE };
}

/** The corners of a face, from one of them on. */
export function rotatedCorners(corners: Float64Array, first: number): Float64Array {
  const rotated = new Float64Array(12);
  for (let k = 0; k < 4; k++) {
    const from = ((first + k) % 4) * 3;
    for (let c = 0; c < 3; c++) rotated[k * 3 + c] = corners[from + c] as number;
  }
  return rotated;
}
