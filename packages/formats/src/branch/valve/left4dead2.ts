/**
 * Left 4 Dead 2 (2009): VBSP 21 with a directory whose entries begin with the version. Static props bring their own
 * collision; brush sides are those of older games.
 */
import { opaque } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { alienSwarmLimits } from '../../limits/source-limits.js';
import { lump } from '../../lump.js';
import { branch as parent } from './left4dead.js';
import { compilerOrderLeft4Dead2, sourceDirectory } from './source-directory.js';

export * from './left4dead.js';

/** Left 4 Dead 2. */
export const branch = deriveBranch(parent, {
  id: 'valve/left4dead2',
  title: 'Left 4 Dead 2',
  limits: alienSwarmLimits,
  container: sourceDirectory([21], {
    entry: ['version', 'offset', 'length', 'unpacked'],
    writeOrder: compilerOrderLeft4Dead2,
    emptyAtZero: [58],
  }),
  without: ['PORTALS', 'CLUSTERS', 'PORTAL_VERTICES', 'CLUSTER_PORTALS', 'PHYSICS_COLLISION_SURFACE'],
  lumps: {
    /** Convex hulls of static props. */
    PROP_COLLISION: lump(22, opaque),
    /** Vertices and materials of those hulls. */
    PROP_HULLS: lump(23, opaque),
    /** Corners of those hulls. */
    PROP_HULL_VERTICES: lump(24, opaque),
    /** Triangles of those hulls. */
    PROP_TRIANGLES: lump(25, opaque),
    /** Triangles and names of static props. */
    PROP_BLOB: lump(49, opaque),
    /** What the physics needs for other levels of detail. */
    PHYSICS_LEVEL: lump(62, opaque),
  },
});
