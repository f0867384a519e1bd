/**
 * Portal, and what was made on the engines of its successor. From the games' public editor definitions and map lists;
 * materials of The Stanley Parable as its maps name them.
 *
 * @confidence guess
 */
import { portal2Classes, portalClasses } from './class-lists.js';
import type { Game } from './game.js';

/** Portal. */
export const portal: Game = {
  id: 'portal',
  title: 'Portal',
  branches: ['valve/orange-box'],
  byteOrders: ['little', 'big'],
  clues: {
    classes: portalClasses,
    world: { skyname: ['sky_escape_01*'] },
    materials: [
      'concrete/concrete_modular*',
      'concrete/observationwall*',
      'metal/metalwall_bts*',
      'tile/observation_tilefloor*',
    ],
    mapNames: ['escape_*', 'testchmb_a_*'],
    gameLumps: { sprp: [6] },
  },
};

const portal2Clues: Game['clues'] = {
  classes: portal2Classes,
  materials: [
    'anim_wp/*',
    'concrete/underground_*',
    'metal/black_floor_*',
    'metal/black_wall_*',
    'tile/white_ceiling_*',
    'tile/white_floor_*',
    'tile/white_wall_*',
  ],
  mapNames: ['mp_coop_*', 'sp_a1_*', 'sp_a2_*', 'sp_a3_*', 'sp_a4_*', 'sp_a5_*'],
};

/** Portal 2. */
export const portal2: Game = {
  id: 'portal-2',
  title: 'Portal 2',
  branches: ['valve/alien-swarm'],
  byteOrders: ['little', 'big'],
  clues: { ...portal2Clues, world: { maxblobcount: ['*'] }, gameLumps: { sprp: [9] } },
};

/** Portal 2: Community Edition. */
export const portal2CommunityEdition: Game = {
  id: 'portal-2-community-edition',
  title: 'Portal 2: Community Edition',
  branches: ['strata/strata-source'],
  clues: portal2Clues,
};

/** Portal: Revolution, made of Portal 2's content. */
export const portalRevolution: Game = {
  id: 'portal-revolution',
  title: 'Portal: Revolution',
  branches: ['strata/strata-source'],
  clues: portal2Clues,
};

/** The Stanley Parable of 2013, on Portal 2's engine. */
export const stanleyParable: Game = {
  id: 'the-stanley-parable',
  title: 'The Stanley Parable',
  branches: ['valve/alien-swarm'],
  clues: {
    world: { maxblobcount: ['*'] },
    materials: ['carpet/office_carpet*', 'mapnames/*', 'plastic/office*', 'signage/office/*', 'stanley/*'],
    mapNames: ['freedom', 'incorrect', 'redstair', 'thefirstmap', 'theonlymap', 'zending'],
    gameLumps: { sprp: [9] },
  },
};

/** Portal and its relatives, in the order in which equals are named. */
export const portalGames: readonly Game[] = [
  portal,
  portal2,
  portal2CommunityEdition,
  portalRevolution,
  stanleyParable,
];
