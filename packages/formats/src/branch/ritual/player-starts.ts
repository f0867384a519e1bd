import type { PlayerStarts } from '../../player-start-capability.js';

/** Where players begin in games of F.A.K.K. 2's family: places are on the floor. @source headers of an engine that loads such maps @confidence probable */
export const ritualPlayerStarts: PlayerStarts = {
  classes: ['info_player_start', 'info_player_deathmatch', 'info_player_*'],
  eyeHeight: 82,
};
