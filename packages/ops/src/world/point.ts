/** A point or a direction: x, y and z. Points are in the frame of the file (game units, z up) unless said otherwise. */
export interface Point {
  /** Along the x axis. */
  readonly x: number;
  /** Along the y axis. */
  readonly y: number;
  /** Along the z axis, which points up. */
  readonly z: number;
}

/** A box along the axes, in the frame of the file. */
export interface Bounds {
  /** Lower corner. */
  readonly mins: Point;
  /** Upper corner. */
  readonly maxs: Point;
}
