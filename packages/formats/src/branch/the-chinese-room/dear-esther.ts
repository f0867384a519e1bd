/**
 * Dear Esther as it was sold (2012): VBSP 21. The lumps are those of Alien Swarm and Portal 2; static props have a word
 * more.
 *
 * Sources: the public article on what games changed, and the behaviour of public readers; no map of the game is at hand.
 */
import { deriveBranch } from '../../branch.js';
import { branch as parent } from '../valve/alien-swarm.js';
import { compilerOrder2010, sourceDirectory } from '../valve/source-directory.js';

export * from '../valve/alien-swarm.js';

/** Dear Esther. */
export const branch = deriveBranch(parent, {
  id: 'the-chinese-room/dear-esther',
  title: 'Dear Esther (2012)',
  container: sourceDirectory([21], { writeOrder: compilerOrder2010, emptyAtZero: [58] }),
  byteOrders: ['little'],
  lumps: {},
  clues: { layouts: { 'GAME_LUMP.sprp': ['v9-dear-esther'] } },
});
