/** A point in the frame of the file, in game units. */
export type Place3 = readonly [x: number, y: number, z: number];
