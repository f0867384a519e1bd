/** The grid of one displacement. */
export interface DisplacementGrid {
  /** Face that it was made of. */
  readonly face: number;
  /** Index of the displacement. */
  readonly displacement: number;
  /** Steps along each side: 2 to the power. */
  readonly steps: number;
  /** Where its vertices begin in the arrays of all grids. */
  readonly first: number;
  /** Positions of the face's corners, from the one that the grid begins at: twelve numbers. */
  readonly corners: Float64Array;
  /** Its triangles, by vertices of the grid. */
  readonly triangles: Uint16Array;
  /** The vertices that are drawn, in the order of the grid; none where all are. */
  readonly drawn: Uint16Array | undefined;
}

/** All grids of a map, and the vertices of all of them. */
export interface DisplacementGrids {
  /** The grids, in the order of their faces. */
  readonly grids: readonly DisplacementGrid[];
  /** Three numbers a vertex, in game units. */
  readonly positions: Float32Array;
  /** Three numbers a vertex, of length 1. */
  readonly normals: Float32Array;
}

/**
 * Writes what a quantity that is given at the four corners of a grid comes to at both ends of a row: `width` numbers for
 * the first vertex and as many for the last. `corners` holds as many for each corner. Between the ends it is
 * `first * (1 - u) + last * u`. At corners it is exactly what is given there, and on an edge it depends on the two ends of
 * that alone, whichever comes first.
 */
export function rowEnds(
  corners: ArrayLike<number>,
  { v, width }: { readonly v: number; readonly width: number },
  to: Float64Array,
): void {
  for (let c = 0; c < width; c++) {
    to[c] = (corners[c] as number) * (1 - v) + (corners[width + c] as number) * v;
    to[width + c] = (corners[3 * width + c] as number) * (1 - v) + (corners[2 * width + c] as number) * v;
  }
}
