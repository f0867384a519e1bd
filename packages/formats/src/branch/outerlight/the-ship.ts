/**
 * The Ship (2006): VBSP 20. The lumps are those of Episode One; static props have names.
 *
 * Sources: the public article on what games changed, and the behaviour of public readers; no map of the game is at hand.
 */
import { deriveBranch } from '../../branch.js';
import { branch as parent } from '../valve/source-2006.js';

export * from '../valve/source-2006.js';

/** The Ship. */
export const branch = deriveBranch(parent, {
  id: 'outerlight/the-ship',
  title: 'The Ship',
  lumps: {},
  clues: {
    classes: ['ai_shipmate', 'ship_*', 'vfx_ship_*'],
    layouts: { 'GAME_LUMP.sprp': ['v5-the-ship'] },
  },
});
