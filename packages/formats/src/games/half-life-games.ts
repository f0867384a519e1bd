/**
 * Half-Life 2 and the games on its content. Their maps differ little: those of one engine are told apart by a few
 * classes and their file names, if at all. From the games' public editor definitions and map lists.
 *
 * @confidence guess
 */
import { deathmatchClasses, halfLife2Classes } from './class-lists.js';
import type { Game } from './game.js';

/** Skies of Half-Life 2 but the one that the editor gives every new map. */
const halfLife2Skies: readonly string[] = [
  'sky_borealis01',
  'sky_day01_04*',
  'sky_day01_05*',
  'sky_day01_06*',
  'sky_day01_07*',
  'sky_day01_08*',
  'sky_day01_09*',
  'sky_day02_*',
  'sky_day03_*',
  'sky_wasteland02',
];

const anyEpisode: Game['clues'] = {
  classes: halfLife2Classes,
  world: { skyname: halfLife2Skies },
  gameLumps: { sprp: [4, 5, 6] },
};

/** Half-Life 2: maps of 2004 are of version 19 or 20, those that were made since of the engines of 2006 and 2007. */
export const halfLife2: Game = {
  id: 'half-life-2',
  title: 'Half-Life 2',
  branches: ['valve/source-2004', 'valve/source-2006', 'valve/orange-box'],
  byteOrders: ['little', 'big'],
  clues: { ...anyEpisode, mapNames: ['d1_*', 'd2_*', 'd3_*', 'background0*'] },
};

/** The Half-Life 2 that leaked in 2003, before its release. */
export const halfLife2Beta: Game = {
  id: 'half-life-2-beta',
  title: 'Half-Life 2 as it leaked in 2003',
  branches: ['valve/half-life2-beta-17', 'valve/half-life2-beta-18'],
  clues: {
    classes: [
      ...halfLife2Classes,
      'npc_bullsquid',
      'npc_houndeye',
      'npc_hydra',
      'npc_cremator',
      'weapon_gauss',
    ],
    mapNames: ['e3_*', 'c17_*', 'canals_*', 'citadel_*', 'prison_*', 'borealis_*', 'd1_*', 'd2_*', 'd3_*'],
  },
};

/** Half-Life 2: Deathmatch, whose maps have fewer of the same things. */
export const halfLife2Deathmatch: Game = {
  id: 'half-life-2-deathmatch',
  title: 'Half-Life 2: Deathmatch',
  branches: ['valve/source-2004', 'valve/source-2006', 'valve/orange-box'],
  clues: { classes: deathmatchClasses, mapNames: ['dm_*'], gameLumps: { sprp: [4, 5, 6, 10] } },
};

/** Lost Coast, one level in Half-Life 2's content. */
export const lostCoast: Game = {
  id: 'half-life-2-lost-coast',
  title: 'Half-Life 2: Lost Coast',
  branches: ['valve/source-2006', 'valve/orange-box'],
  clues: { ...anyEpisode, mapNames: ['d2_lostcoast*', 'vst_lostcoast*'] },
};

/** Episode One, Half-Life 2's content and some of its own. */
export const episodeOne: Game = {
  id: 'half-life-2-episode-one',
  title: 'Half-Life 2: Episode One',
  branches: ['valve/source-2006', 'valve/orange-box'],
  byteOrders: ['little', 'big'],
  clues: {
    ...anyEpisode,
    classes: [...halfLife2Classes, 'npc_zombine', 'ai_citizen_response_system', 'prop_scalable'],
    mapNames: ['ep1_*'],
  },
};

/** Episode Two, Episode One's content and some of its own. */
export const episodeTwo: Game = {
  id: 'half-life-2-episode-two',
  title: 'Half-Life 2: Episode Two',
  branches: ['valve/orange-box'],
  byteOrders: ['little', 'big'],
  clues: {
    ...anyEpisode,
    classes: [
      ...(episodeOne.clues.classes ?? []),
      'npc_advisor',
      'npc_fastzombie_torso',
      'npc_hunter*',
      'npc_magnusson',
      'npc_maker_hunter',
      'point_flesh_effect_target',
      'prop_vehicle_jalopy',
      'vort_charge_token',
    ],
    mapNames: ['ep2_*'],
  },
};

/** What is made with the public Source SDK 2013: its samples, and mods that are made of Half-Life 2's content. */
export const sourceSdk2013: Game = {
  id: 'source-sdk-2013',
  title: 'Source SDK 2013 (its samples and mods)',
  branches: ['valve/orange-box'],
  clues: {
    ...anyEpisode,
    // The last ones are of a base that many of these mods are built on.
    classes: [
      ...(episodeTwo.clues.classes ?? []),
      'env_instructor_hint',
      'logic_register_activator',
      'npc_assassin',
      'npc_clawscanner',
    ],
    world: {
      ...anyEpisode.world,
      chaptertitlenomessage: ['*'],
      vscriptlanguage: ['*'],
      vscriptlanguage_client: ['*'],
    },
    mapNames: ['sdk_*'],
  },
};

/** Garry's Mod, which plays the maps of every game on its engine: only its own things count for it. */
export const garrysMod: Game = {
  id: 'garrys-mod',
  title: "Garry's Mod",
  branches: ['valve/source-2004', 'valve/source-2006', 'valve/orange-box'],
  clues: {
    classes: ['edit_fog', 'edit_sky', 'edit_sun', 'env_skypaint', 'gmod_*', 'lua_run', 'ttt_*'],
    materials: ['gm_construct/*', 'gmod/*'],
    files: ['lua/*', 'gamemodes/*'],
    mapNames: ['gm_*', 'ttt_*', 'rp_*', 'ph_*'],
    gameLumps: { sprp: [6, 10] },
  },
};

/** Black Mesa, of which maps without anything of its own are read as the engine's. */
export const blackMesa: Game = {
  id: 'black-mesa',
  title: 'Black Mesa',
  branches: ['crowbar-collective/black-mesa', 'valve/orange-box'],
  clues: {
    classes: [
      'env_xen_*',
      'func_50cal',
      'func_conveyor_bms',
      'func_minefield',
      'item_weapon_*',
      'newlight_*',
      'newlights_*',
      'npc_alien_*',
      'npc_houndeye',
      'npc_human_*',
      'npc_bullsquid',
      'npc_gargantua',
      'npc_snark',
      'npc_xort',
    ],
    mapNames: ['bm_c*', 'dm_*'],
  },
};

/** Half-Life 2 and its relatives, in the order in which equals are named. */
export const halfLifeGames: readonly Game[] = [
  halfLife2,
  halfLife2Deathmatch,
  halfLife2Beta,
  episodeOne,
  lostCoast,
  episodeTwo,
  sourceSdk2013,
  garrysMod,
  blackMesa,
];
