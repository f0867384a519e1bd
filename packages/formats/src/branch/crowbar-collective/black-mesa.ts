/**
 * Black Mesa: VBSP 20. The Orange Box's lumps, and how displacements blend several textures in lump 61; static props of
 * versions 10 and 11 have a colour.
 *
 * Sources: facts on branches and the behaviour of public readers; no map of the game is at hand.
 */
import { deriveBranch } from '../../branch.js';
import { gameLump } from '../../container/game-lump/index.js';
import { lump } from '../../lump.js';
import { branch as parent } from '../valve/orange-box.js';
import { gameLumpOptions, gameLumps } from '../valve/records/game-lumps.js';
import { DisplacementMultiblend } from '../valve/records/multiblend.js';
import { staticProps } from '../valve/records/static-props-layouts.js';
import { displacementsWithMultiblend } from '../valve/scene.js';

export * from '../valve/orange-box.js';
export * from '../valve/records/multiblend.js';

/** Black Mesa. */
export const branch = deriveBranch(parent, {
  id: 'crowbar-collective/black-mesa',
  title: 'Black Mesa',
  byteOrders: ['little'],
  lumps: {
    /** A directory of lumps that the game adds, such as static props. */
    GAME_LUMP: lump(
      35,
      gameLump({
        ...gameLumpOptions,
        lumps: {
          ...gameLumps,
          sprp: staticProps.prefer('v11-black-mesa', 'v11-black-mesa-lite'),
        },
      }),
    ),
    /** How each vertex of the displacements blends several textures; empty where none does. */
    DISPLACEMENT_MULTIBLEND: lump(61, DisplacementMultiblend),
  },
  capabilities: { displacements: displacementsWithMultiblend },
  clues: {
    classes: [
      'env_xen_portal',
      'env_xen_pushpad',
      'func_conveyor_bms',
      'item_weapon_*',
      'newlight_*',
      'newlights_*',
      'npc_human_scientist*',
      'npc_human_security',
    ],
    filled: [...(parent.clues.filled ?? []), 'DISPLACEMENT_MULTIBLEND'],
    layouts: { 'GAME_LUMP.sprp': ['v11-black-mesa', 'v11-black-mesa-lite'] },
  },
});
