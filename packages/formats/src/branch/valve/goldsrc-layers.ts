import type { Layers } from '../../layer-capabilities.js';
import { quakeClipHulls, quakeLayers } from '../id-software/quake-layers.js';

/** What of a Half-Life map isn't seen: it has no brushes. @source published code of the game's kit @confidence probable */
export const goldSrcLayers: Layers = {
  ...quakeLayers,
  // Of a player's own size, and around its middle. @source headers of the game's kit @confidence certain
  clipHulls: { ...quakeClipHulls, box: { mins: [-16, -16, -36], maxs: [16, 16, 36] } },
  passable: {
    classes: [
      'env_bubbles',
      'func_bomb_target',
      'func_buyzone',
      'func_escapezone',
      'func_friction',
      'func_hostage_rescue',
      'func_illusionary',
      'func_ladder',
      'func_monsterclip',
      'func_mortar_field',
      'func_tankcontrols',
      'func_traincontrols',
      'func_vehiclecontrols',
      'func_vip_safetyzone',
      'func_water',
    ],
    cases: [
      { classes: ['func_door*', 'func_train', 'func_tracktrain'], keys: [{ key: 'spawnflags', bit: 0x8 }] },
    ],
  },
};
