import type { PlayerStarts } from '../../player-start-capability.js';

/**
 * Where players begin in Call of Duty and United Offensive: one place for single players, and classes by the kind of game
 * and the side for others.
 * @source published scripts of the game; real maps @confidence probable
 */
export const callOfDutyPlayerStarts: PlayerStarts = {
  classes: [
    'info_player_start',
    'mp_deathmatch_spawn',
    'mp_teamdeathmatch_spawn',
    'mp_searchanddestroy_spawn_allied',
    'mp_searchanddestroy_spawn_axis',
    'mp_retrieval_spawn_allied',
    'mp_retrieval_spawn_axis',
    'mp_*spawn*',
  ],
  eyeHeight: 60,
};

/** Where players begin in Call of Duty 2 and 4. @source published scripts of the games; real maps @confidence probable */
export const laterPlayerStarts: PlayerStarts = {
  classes: [
    'info_player_start',
    'mp_dm_spawn',
    'mp_tdm_spawn*',
    'mp_sd_spawn_attacker',
    'mp_sd_spawn_defender',
    'mp_ctf_spawn_allied',
    'mp_ctf_spawn_axis',
    'mp_dom_spawn*',
    'mp_sab_spawn*',
    'mp_*spawn*',
  ],
  eyeHeight: 60,
};
