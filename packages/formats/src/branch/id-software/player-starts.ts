import type { PlayerStarts } from '../../player-start-capability.js';

/** Where players begin in Quake: places are 24 units above the floor. @source released source of the game @confidence certain */
export const quakePlayerStarts: PlayerStarts = {
  classes: [
    'info_player_start',
    'info_player_start2',
    'info_player_deathmatch',
    'info_player_coop',
    'info_player_*',
  ],
  eyeHeight: 22,
};

/** Where players begin in Quake II; single players may begin at several places. @source released source of the game @confidence certain */
export const quake2PlayerStarts: PlayerStarts = {
  classes: [
    'info_player_start',
    'info_player_deathmatch',
    'info_player_coop',
    'info_player_team1',
    'info_player_team2',
    'info_player_*',
  ],
  eyeHeight: 22,
};

/** Where players begin in Quake III. @source released source of the game @confidence certain */
export const quake3PlayerStarts: PlayerStarts = {
  classes: [
    'info_player_start',
    'info_player_deathmatch',
    'team_ctf_redspawn',
    'team_ctf_bluespawn',
    'team_ctf_redplayer',
    'team_ctf_blueplayer',
    'info_player_team*',
    'info_player_*',
  ],
  eyeHeight: 26,
};
