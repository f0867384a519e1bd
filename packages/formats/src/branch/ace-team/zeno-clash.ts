/**
 * Zeno Clash (2009): VBSP 20. The lumps are those of the Orange Box; before the static props there is a second table of
 * names.
 *
 * Sources: the public article on what games changed, and the behaviour of public readers; no map of the game is at hand.
 */
import { deriveBranch } from '../../branch.js';
import { branch as parent } from '../valve/orange-box.js';

export * from '../valve/orange-box.js';

/** Zeno Clash. */
export const branch = deriveBranch(parent, {
  id: 'ace-team/zeno-clash',
  title: 'Zeno Clash',
  byteOrders: ['little'],
  lumps: {},
  clues: {
    ...parent.clues,
    classes: ['npc_zeno_*', 'weapon_zeno_*', 'item_zeno_*', 'func_endworld_pyre'],
    layouts: { 'GAME_LUMP.sprp': ['v7-zeno-clash'] },
  },
});
