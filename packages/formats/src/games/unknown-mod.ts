import { sourceClassWords } from './class-lists.js';
import type { Game } from './game.js';

/**
 * What stands for all games that aren't listed: there are far more mods than games. It is the best guess where nothing
 * but the layout says anything.
 */
export const unknownMod: Game = {
  id: 'unknown-mod',
  title: 'an unknown mod',
  branches: [
    'valve/source-2004',
    'valve/source-2006',
    'valve/orange-box',
    'valve/alien-swarm',
    'strata/strata-source',
  ],
  byteOrders: ['little', 'big'],
  clues: { allClassesBut: sourceClassWords },
  // More than versions in the game lump weigh, which say more of the compiler than of the game.
  prior: { text: 'mods that are not known here are made on this engine', weight: 2 },
};
