/**
 * Games on Quake III's layout and its relatives. Classes are those that their released sources spawn and the others' don't;
 * names of maps are those that the games and their communities give.
 *
 * @confidence probable
 */
import type { Game } from './game.js';

const quake3 = ['id-software/quake3'];
const wolfenstein = ['gray-matter/return-to-castle-wolfenstein'];
const raven = ['raven/soldier-of-fortune2'];

const jediClasses = [
  'item_force_*',
  'item_seeker',
  'item_shield',
  'misc_holocron',
  'weapon_blaster',
  'weapon_bowcaster',
  'weapon_demp2',
  'weapon_flechette',
  'weapon_repeater',
  'weapon_saber',
];

/** Games on Quake III's layout, in the order in which equals are named. */
export const quake3Games: readonly Game[] = [
  {
    id: 'quake-iii-arena',
    title: 'Quake III Arena',
    branches: quake3,
    clues: { mapNames: ['pro-q3*', 'q3ctf*', 'q3dm*', 'q3tourney*'] },
  },
  {
    id: 'openarena',
    title: 'OpenArena',
    branches: quake3,
    clues: { classes: ['domination_point', 'dom_point'], mapNames: ['am_*', 'oa_*'] },
  },
  {
    id: 'urban-terror',
    title: 'Urban Terror',
    branches: quake3,
    clues: { classes: ['info_ut_spawn'], mapNames: ['ut4_*', 'ut_*'] },
  },
  {
    id: 'tremulous',
    title: 'Tremulous, Unvanquished',
    branches: quake3,
    clues: {
      classes: ['info_alien_intermission', 'info_human_intermission', 'team_alien_*', 'team_human_*'],
    },
  },
  {
    id: 'nexuiz',
    title: 'Nexuiz, Xonotic',
    branches: quake3,
    clues: {
      classes: [
        'item_armor_large',
        'item_armor_medium',
        'item_armor_small',
        'item_strength',
        'weapon_crylink',
        'weapon_electro',
        'weapon_hagar',
        'weapon_nex',
        'weapon_uzi',
      ],
    },
  },
  {
    id: 'soldier-of-fortune',
    title: 'Soldier of Fortune',
    branches: ['raven/soldier-of-fortune'],
    clues: {},
  },
  {
    id: 'return-to-castle-wolfenstein',
    title: 'Return to Castle Wolfenstein',
    branches: wolfenstein,
    clues: { classes: ['ai_*', 'team_wolf_objective'], mapNames: ['mp_*'] },
  },
  {
    id: 'enemy-territory',
    title: 'Wolfenstein: Enemy Territory',
    branches: wolfenstein,
    clues: {
      classes: [
        'func_constructible',
        'info_limbo_camera',
        'misc_commandmap_marker',
        'misc_constructiblemarker',
        'team_wolf_objective',
        'trigger_objective_info',
      ],
    },
  },
  {
    id: 'quake-live',
    title: 'Quake Live',
    branches: ['id-software/quake-live'],
    clues: { classes: ['advertisement', 'race_point', 'team_dom_point', 'weapon_hmg'] },
  },
  {
    id: 'soldier-of-fortune-ii',
    title: 'Soldier of Fortune II: Double Helix',
    branches: raven,
    clues: { classes: ['gametype_*', 'pickup_*'] },
  },
  {
    id: 'jedi-outcast',
    title: 'Star Wars Jedi Knight II: Jedi Outcast',
    branches: raven,
    clues: { classes: jediClasses },
  },
  {
    id: 'jedi-academy',
    title: 'Star Wars Jedi Knight: Jedi Academy',
    branches: raven,
    clues: { classes: [...jediClasses, 'info_siege_*', 'misc_siege_item', 'weapon_concussion_rifle'] },
  },
  {
    id: 'warsow',
    title: 'Warsow, Warfork',
    branches: ['qfusion/qfusion'],
    clues: { mapNames: ['wa*', 'wbomb*', 'wca*', 'wctf*', 'wda*', 'wdm*', 'wfda*'] },
  },
];
