/** Normals of corners: by vertex, or by face and corner. */
import { f32, list, many, ref, sequence, struct, u32, vector } from '@brushwork/record';

/**
 * The axes of a face's corner, for light that is worked out while playing: indexes into the vectors before.
 * @source description of the lump by the tools that write it @confidence probable
 */
export class CornerAxes extends struct(12, {
  /** Vector away from the surface. */
  normal: ref(u32, '.vectors'),
  /** Vector along the texture's columns. */
  tangent: ref(u32, '.vectors'),
  /** Vector along the texture's rows. */
  bitangent: ref(u32, '.vectors'),
}) {}

/** `FACENORMALS`: vectors, and for each corner of each face, in the order of the map's faces, which of them are its axes. */
export const faceNormals = sequence('FaceNormals', {
  /** Number of vectors. */
  vectorCount: u32,
  /** Vectors, each there once. */
  vectors: many(vector(f32, ['x', 'y', 'z']), 'vectorCount'),
  /** Axes of the corners: as many for each face as it has edges. */
  corners: many(CornerAxes, 'rest'),
});

/** `VERTEXNORMALS`: a normal for each vertex of the map; zero where no smooth surface has the vertex. */
export const vertexNormals = list(vector(f32, ['x', 'y', 'z']));
