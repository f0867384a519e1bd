/**
 * Half-Life: Blue Shift (2001): GoldSrc's version 30 with the first two entries of the directory swapped, so that planes
 * are lump 0 and entities lump 1. No word of the file says so: what lies there does.
 *
 * Sources: what public engines and editors do to tell such files from GoldSrc's; no real map is at hand.
 */
import { deriveBranch } from '../../branch.js';
import { entityText } from '../../container/entity-text-content.js';
import { lump } from '../../lump.js';
import { sensibleEntities, sensiblePlanes } from '../id-software/quake-doubts.js';
import * as parent from '../valve/goldsrc.js';

export * from '../valve/goldsrc.js';

/** Number of an entry by that of GoldSrc. */
const swapped = (index: number): number => (index < 2 ? 1 - index : index);

/** Half-Life: Blue Shift. */
export const branch = deriveBranch(parent.branch, {
  id: 'gearbox/blue-shift',
  title: 'Half-Life: Blue Shift',
  container: parent.quakeDirectory(
    { magic: '', versionAt: 'start', versions: [30] },
    { writeOrder: parent.quakeCompilerOrder.map(swapped) },
  ),
  lumps: {
    PLANES: lump(0, parent.Plane),
    /** What stands in the world: blocks of quoted keys and values, ended by a NUL. */
    ENTITIES: lump(1, entityText()),
  },
  clues: { doubts: { ENTITIES: sensibleEntities, PLANES: sensiblePlanes } },
});
