/**
 * Quake, the games on its content, and those on GoldSrc. What tells their maps apart is from the games' public editor
 * definitions, released game code and lists of maps.
 *
 * @confidence guess
 */
import type { Game } from './game.js';

const quakeBranches = ['id-software/quake', 'id-software/quake-2psb', 'id-software/quake-bsp2'];
const goldSrcBranches = ['valve/goldsrc'];

/** Quake, and the expansions that share its layout, in the order in which equals are named. */
const quakeFamily: readonly Game[] = [
  {
    id: 'quake',
    title: 'Quake',
    branches: quakeBranches,
    clues: {
      mapNames: ['start', 'end', 'e1m*', 'e2m*', 'e3m*', 'e4m*', 'dm1', 'dm2', 'dm3', 'dm4', 'dm5', 'dm6'],
    },
  },
  {
    id: 'quake-scourge-of-armagon',
    title: 'Quake: Scourge of Armagon',
    branches: quakeBranches,
    clues: {
      classes: [
        'item_artifact_empathy_shields',
        'item_artifact_wetsuit',
        'item_hornofconjuring',
        'monster_armagon',
        'monster_gremlin',
        'monster_scourge',
        'trap_gravity_well',
        'trap_spike_mine',
        'weapon_laser_gun',
        'weapon_mjolnir',
        'weapon_proximity_gun',
      ],
      mapNames: ['hip*'],
    },
  },
  {
    id: 'quake-dissolution-of-eternity',
    title: 'Quake: Dissolution of Eternity',
    branches: quakeBranches,
    clues: {
      classes: [
        'item_lava_spikes',
        'item_multi_rockets',
        'item_plasma',
        'item_powerup_belt',
        'item_powerup_shield',
        'monster_dragon',
        'monster_eel',
        'monster_lava_man',
        'monster_mummy',
        'monster_super_wrath',
        'monster_sword',
        'monster_wrath',
      ],
      mapNames: ['r1m*', 'r2m*', 'ctf1'],
    },
  },
  { id: 'hexen-2', title: 'Hexen II', branches: ['raven/hexen2'], clues: {} },
];

/** Half-Life and the games on its engine, in the order in which equals are named. */
const goldSrcFamily: readonly Game[] = [
  {
    id: 'half-life',
    title: 'Half-Life',
    branches: goldSrcBranches,
    clues: {
      classes: [
        'monster_alien_*',
        'monster_barney*',
        'monster_headcrab',
        'monster_human_grunt',
        'monster_scientist*',
        'weapon_9mm*',
      ],
      mapNames: ['c0a0*', 'c1a*', 'c2a*', 'c3a*', 'c4a*', 'c5a*', 't0a0*'],
    },
  },
  {
    id: 'half-life-opposing-force',
    title: 'Half-Life: Opposing Force',
    branches: goldSrcBranches,
    clues: {
      classes: [
        'monster_drillsergeant',
        'monster_geneworm',
        'monster_gonome',
        'monster_human_grunt_ally',
        'monster_human_medic_ally',
        'monster_otis',
        'monster_pitdrone',
        'monster_shocktrooper',
        'weapon_displacer',
        'weapon_sporelauncher',
      ],
      mapNames: ['of0a*', 'of1a*', 'of2a*', 'of3a*', 'of4a*', 'of5a*', 'of6a*', 'ofboot*'],
    },
  },
  {
    id: 'counter-strike',
    title: 'Counter-Strike',
    branches: goldSrcBranches,
    clues: {
      classes: [
        'armoury_entity',
        'func_bomb_target',
        'func_buyzone',
        'func_escapezone',
        'func_hostage_rescue',
        'func_vip_safetyzone',
        'hostage_entity',
        'info_bomb_target',
        'info_hostage_rescue',
        'info_map_parameters',
        'info_vip_start',
      ],
      mapNames: ['as_*', 'cs_*', 'de_*', 'es_*', 'hns_*'],
    },
  },
  {
    id: 'team-fortress-classic',
    title: 'Team Fortress Classic',
    branches: goldSrcBranches,
    clues: {
      classes: [
        'i_p_t',
        'i_t_g',
        'i_t_t',
        'info_player_teamspawn',
        'info_tfdetect',
        'info_tfgoal*',
        'item_tfgoal',
      ],
    },
  },
  {
    id: 'day-of-defeat',
    title: 'Day of Defeat',
    branches: goldSrcBranches,
    clues: {
      classes: ['dod_*', 'info_doddetect', 'info_player_allies', 'info_player_axis'],
      mapNames: ['dod_*'],
    },
  },
  {
    id: 'half-life-blue-shift',
    title: 'Half-Life: Blue Shift',
    branches: ['gearbox/blue-shift'],
    clues: { mapNames: ['ba_*'] },
  },
];

/** Quake, GoldSrc and the games on both. */
export const quakeGames: readonly Game[] = [...quakeFamily, ...goldSrcFamily];
