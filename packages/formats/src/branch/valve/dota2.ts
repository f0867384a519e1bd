/** Dota 2 before it left this engine (2012 to 2015): VBSP 23. Displacements and overlays are longer still. */
import { i32 } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { lump } from '../../lump.js';
import { DisplacementInfoDota2Beta, branch as parent } from './dota2-beta.js';
import { Overlay } from './records/surfaces.js';
import { compilerOrder2010, sourceDirectory } from './source-directory.js';

export * from './dota2-beta.js';

/**
 * A displacement (lump 26) of version 23.
 * @orig ddispinfo_t @source specification, which says that it differs; public readers @confidence probable
 */
export class DisplacementInfoDota2 extends DisplacementInfoDota2Beta.omit(176, 'unknown0x30')
  .insertAfter(180, 'contents', {
    /** Unknown. */
    unknown0x24: i32,
  })
  .insertAfter(184, 'lightmapSamplePositionStart', {
    /** Unknown. */
    unknown0x34: i32,
  }) {}

/**
 * A decal that lies on faces (lump 45) of version 23.
 * @orig doverlay_t @source specification, which says that it differs; public readers @confidence probable
 */
export class OverlayDota2 extends Overlay.insertAfter(356, 'normal', {
  /** Unknown. */
  unknown0x160: i32,
}) {}

/** Dota 2 before it left this engine. */
export const branch = deriveBranch(parent, {
  id: 'valve/dota2',
  title: 'Dota 2 (2012 to 2015)',
  container: sourceDirectory([23], { writeOrder: compilerOrder2010, emptyAtZero: [58] }),
  lumps: {
    DISPLACEMENT_INFO: lump(26, DisplacementInfoDota2),
    OVERLAYS: lump(45, OverlayDota2),
  },
});
