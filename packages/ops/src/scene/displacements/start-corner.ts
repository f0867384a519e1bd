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

/** Moves the corners of a face round until one of them is the first. */
export function rotateCorners(corners: Float64Array, first: number): void {
  for (let turn = 0; turn < first; turn++) {
    const [x, y, z] = [corners[0] as number, corners[1] as number, corners[2] as number];
    corners.copyWithin(0, 3);
    corners[9] = x;
    corners[10] = y;
    corners[11] = z;
  }
}
