import type { PlayerStarts } from '../../player-start-capability.js';

/** Where players begin in Half-Life and games made from it: places are the middle of a player. @source headers of the game's kit @confidence certain */
export const goldSrcPlayerStarts: PlayerStarts = {
  classes: ['info_player_start', 'info_player_deathmatch', 'info_player_coop', 'info_player_*'],
  eyeHeight: 28,
};

/**
 * Where players begin in games on Source: places are on the floor. Each game has classes of its own.
 * @source published code of the engine; description files of editors; real maps @confidence probable
 */
export const sourcePlayerStarts: PlayerStarts = {
  classes: [
    'info_player_start',
    'info_player_deathmatch',
    'info_player_combine',
    'info_player_rebel',
    'info_player_counterterrorist',
    'info_player_terrorist',
    'info_player_teamspawn',
    'info_player_allies',
    'info_player_axis',
    'info_survivor_position',
    'info_survivor_rescue',
    'info_coop_spawn',
    'info_player_*',
  ],
  eyeHeight: 64,
};
