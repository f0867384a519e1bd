import type { PlayerStarts } from '../../player-start-capability.js';

/** Where players begin in Medal of Honor: places are on the floor. @source notes of the game's editor; headers of an engine that loads such maps @confidence probable */
export const medalOfHonorPlayerStarts: PlayerStarts = {
  classes: [
    'info_player_start',
    'info_player_deathmatch',
    'info_player_allied',
    'info_player_axis',
    'info_player_*',
  ],
  eyeHeight: 82,
};
