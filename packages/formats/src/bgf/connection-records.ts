import { i32, list, many, ref, sequence, u8 } from '@brushwork/record';

/**
 * Faces with the same number of corners each: that number, then the corners of one face after the other.
 * @source specification, section 3 @confidence certain
 */
export const polygonConnections = sequence('PolygonConnections', {
  /** Corners of each face: 4 as a rule, 6 occurs, 3 and more make sense. */
  pointsPerFace: u8,
  /** Vertices of the block in the same mesh. */
  indices: many(ref(i32, 'VERTICES'), 'rest'),
});

/**
 * Triangles: three corners each, one triangle after the other, without anything in front of them.
 * @source specification, section 3, as corrected there twice @confidence certain
 */
export const triangleConnections = list(ref(i32, 'VERTICES'));
