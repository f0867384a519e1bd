/**
 * Bloody Good Time (2010): VBSP 20. The lumps are those of the Orange Box; static props have names.
 *
 * Sources: the public article on what games changed, and the behaviour of public readers; no map of the game is at hand.
 */
import { deriveBranch } from '../../branch.js';
import { branch as parent } from '../valve/orange-box.js';

export * from '../valve/orange-box.js';

/** Bloody Good Time. */
export const branch = deriveBranch(parent, {
  id: 'outerlight/bloody-good-time',
  title: 'Bloody Good Time',
  byteOrders: ['little'],
  lumps: {},
  clues: {
    ...parent.clues,
    classes: ['pm_bonus_star_spawner', 'pm_interaction', 'pm_lift', 'pm_static_advert', 'pm_weapon_spawner'],
    layouts: { 'GAME_LUMP.sprp': ['v6-bloody-good-time'] },
  },
});
