/** Pictures that lie on surfaces, each with a quadrangle of its own in the plane around a point. */
export interface Overlays {
  /** Lumps of such pictures. */
  readonly lumps: readonly string[];
  /** Field of how they are textured: an index into the lump of materials. */
  readonly mapping: string;
  /** Field of the surfaces that a picture lies on. */
  readonly faces: string;
  /** Field of how many of those are used. */
  readonly faceCount: string;
  /** Field of how far in front of others it is drawn. */
  readonly renderOrder: string;
  /** Field of the first texture coordinate, `start` along the first two corners and `end` along the others. */
  readonly u: string;
  /** Field of the second texture coordinate, `start` along the first and the last corner and `end` along the others. */
  readonly v: string;
  /**
   * Field of the four corners. Their x and y are places along both axes of the plane; z of the first three is the
   * direction of the first axis, and z of the last is 1 where the second axis runs against the cross product of the
   * normal and the first.
   */
  readonly corners: string;
  /** Field of the point that the corners are around. */
  readonly origin: string;
  /** Field of the direction in which the picture looks. */
  readonly normal: string;
}
