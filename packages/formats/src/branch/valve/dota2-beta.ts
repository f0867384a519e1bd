/**
 * Dota 2 in its first beta versions: VBSP 22. Alien Swarm's lumps with a longer displacement. Public readers give it the
 * overlays of other games; those of version 23 are longer.
 */
import { i32 } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { dota2Limits } from '../../limits/source-limits.js';
import { lump } from '../../lump.js';
import { branch as parent } from './alien-swarm.js';
import { DisplacementInfo } from './records/displacements.js';
import { compilerOrder2010, sourceDirectory } from './source-directory.js';

export * from './alien-swarm.js';

/**
 * A displacement (lump 26) of version 22.
 * @orig ddispinfo_t @source specification, which says that it differs; public readers @confidence probable
 */
export class DisplacementInfoDota2Beta extends DisplacementInfo.insertAfter(
  180,
  'lightmapSamplePositionStart',
  {
    /** Unknown. */
    unknown0x30: i32,
  },
) {}

/** Dota 2 in its first beta versions. */
export const branch = deriveBranch(parent, {
  id: 'valve/dota2-beta',
  title: 'Dota 2 (first beta versions)',
  limits: dota2Limits,
  container: sourceDirectory([22], { writeOrder: compilerOrder2010, emptyAtZero: [58] }),
  byteOrders: ['little'],
  lumps: { DISPLACEMENT_INFO: lump(26, DisplacementInfoDota2Beta) },
});
