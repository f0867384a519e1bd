import { bytes, f32, i32, vector } from '@brushwork/record';

/** What the last 56 bytes of a face say, by its kind. */
export const faceShapes = {
  /** A flat face. */
  polygon: {
    /** Where the first pixel of its lightmap lies in the world, in game units. */
    lightmapOrigin: vector(f32, ['x', 'y', 'z']),
    /** Way in the world from a pixel of the lightmap to the next one in its row, in game units. */
    lightmapS: vector(f32, ['x', 'y', 'z']),
    /** Way in the world from a pixel of the lightmap to the one in the next row, in game units. */
    lightmapT: vector(f32, ['x', 'y', 'z']),
    /** Unit vector away from the face; 0 in faces that the compiler joined of several. */
    normal: vector(f32, ['x', 'y', 'z']),
    /** Room for the size of a patch; 0. @confidence probable */
    unused: bytes(8),
  },
  /** A grid of quadratic curves. */
  patch: {
    /** Where the first pixel of its lightmap lies in the world; not read. @confidence probable */
    lightmapOrigin: vector(f32, ['x', 'y', 'z']),
    /** Lower corner of the box by whose distance its detail is chosen, that of neighbours with the same seam included, in game units. */
    detailMins: vector(f32, ['x', 'y', 'z']),
    /** Upper corner of that box, in game units. */
    detailMaxs: vector(f32, ['x', 'y', 'z']),
    /** Unit vector away from the patch where its lightmap is flat, else 0; not read. @confidence probable */
    normal: vector(f32, ['x', 'y', 'z']),
    /** Control points in a row, odd and at least 3. */
    width: i32,
    /** Rows of control points, odd and at least 3. */
    height: i32,
  },
  /** Triangles, as of a model that was placed in the editor. */
  mesh: {
    /** Not read. @confidence probable */
    lightmapOrigin: vector(f32, ['x', 'y', 'z']),
    /** Not read. @confidence probable */
    lightmapS: vector(f32, ['x', 'y', 'z']),
    /** Not read. @confidence probable */
    lightmapT: vector(f32, ['x', 'y', 'z']),
    /** Not read. @confidence probable */
    normal: vector(f32, ['x', 'y', 'z']),
    /** Room for the size of a patch; 0. @confidence probable */
    unused: bytes(8),
  },
  /** A flare that faces whoever looks at it. */
  billboard: {
    /** Where it is, in game units. */
    origin: vector(f32, ['x', 'y', 'z']),
    /** Its colour, 1 = full. */
    color: vector(f32, ['red', 'green', 'blue']),
    /** Not read. @confidence probable */
    unusedVector: vector(f32, ['x', 'y', 'z']),
    /** Unit vector in which it shines; 0 = to all sides. */
    normal: vector(f32, ['x', 'y', 'z']),
    /** Room for the size of a patch; 0. @confidence probable */
    unused: bytes(8),
  },
  /** A kind that the game doesn't know. */
  other: {
    /** Origin and axes of a lightmap, or what the kind has in their place. @confidence unknown */
    unknown0x30: bytes(56),
  },
};
