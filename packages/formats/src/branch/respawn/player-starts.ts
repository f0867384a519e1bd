import type { PlayerStarts } from '../../player-start-capability.js';

/**
 * Where players begin in Titanfall and the games after it: places of single players, then those where pilots begin a
 * match, come back, and where machines begin.
 * @source published scripts of the games @confidence probable
 */
export const titanfallPlayerStarts: PlayerStarts = {
  classes: [
    'info_player_start',
    'info_spawnpoint_human_start',
    'info_spawnpoint_human',
    'info_spawnpoint_titan*',
    'info_spawnpoint_*',
  ],
  eyeHeight: 60,
};
