import { contentForm, many, placed, u16 } from '@brushwork/record';
import { PackedEdge, PackedHullHead, PackedHullsHead, PackedTriangle } from './packed-hull.js';

/** What a lump of displacement collision is made of. */
export const displacementForm = contentForm('physics-displacement', {
  /** Number of displacements; 32 bits in lumps of version 2. */
  count: u16,
  /** Bytes of each displacement; 32 bits each in lumps of version 2. */
  sizes: many(u16, 'count'),
  /** The displacements: a closed hull around each, or two where one can't number all vertices. */
  displacements: placed(
    contentForm('displacement-hulls', {
      /** Number of hulls. */
      head: PackedHullsHead,
      /** Heads of the hulls. */
      hulls: many(PackedHullHead, 'head.hullCount'),
      /** What each hull consists of. */
      bodies: placed(
        contentForm('displacement-hull', {
          /** The triangles, as many as the hull's head says. */
          triangles: placed(PackedTriangle, { where: '`triangleCount` of the hull.' }),
          /** The edges, as many as the hull's head says. */
          edges: placed(PackedEdge, { where: '`edgeCount` of the hull.' }),
        }),
        { count: 'head.hullCount' },
      ),
    }),
    { count: 'count', where: 'Each takes the bytes that `sizes` says, none where that is 0.' },
  ),
});
