/**
 * SiN Episodes: Emergence (2006): VBSP 19. The layout is that of Source 2004 as far as the article and public readers
 * tell; what tells the game apart is content, of which `detect` collects the evidence.
 */
import { deriveBranch } from '../../branch.js';
import { branch as parent } from '../valve/source-2004.js';

export * from '../valve/source-2004.js';

/** SiN Episodes: Source 2004's layout. */
export const branch = deriveBranch(parent, {
  id: 'ritual/sin-episodes',
  title: 'SiN Episodes: Emergence',
  lumps: {},
  clues: {
    classes: ['npc_druglab_*', 'prop_u4_barrel', 'env_poison_gas'],
    lumpVersions: { LEAVES: 0 },
  },
});
