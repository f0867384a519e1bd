/**
 * Tactical Intervention: VBSP 21 in the game's first release, 22 in the one on Steam. Portal 2's lumps, and a second
 * entity text for what only players' machines need. Files of the first release are disguised: every byte is combined
 * with one of 32 key bytes, which stand bare in the file, where the directory has entries of nothing but zeros.
 */
import { deriveBranch } from '../../branch.js';
import { entityText } from '../../container/entity-text-content.js';
import { lump } from '../../lump.js';
import { branch as parent } from '../valve/alien-swarm.js';
import { compilerOrder2010, sourceDirectory } from '../valve/source-directory.js';

export * from '../valve/alien-swarm.js';

/** Tactical Intervention. */
export const branch = deriveBranch(parent, {
  id: 'fix-korea/tactical-intervention',
  title: 'Tactical Intervention',
  container: sourceDirectory([21, 22], { writeOrder: compilerOrder2010, emptyAtZero: [24, 58] }),
  byteOrders: ['little'],
  lumps: {
    /**
     * What stands in the world for players' machines alone, as blocks of quoted keys and values.
     * @source public readers @confidence probable
     */
    CLIENT_ENTITIES: lump(24, entityText()),
  },
  clues: { filled: ['CLIENT_ENTITIES'] },
});
