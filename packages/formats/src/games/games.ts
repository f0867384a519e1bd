import type { Game } from './game.js';
import { halfLifeGames } from './half-life-games.js';
import { infinityWardGames } from './infinity-ward-games.js';
import { multiplayerGames } from './multiplayer-games.js';
import { otherGames } from './other-games.js';
import { portalGames } from './portal-games.js';
import { quakeGames } from './quake-games.js';
import { quake2Games } from './quake2-games.js';
import { quake3Games } from './quake3-games.js';
import { ritualGames } from './ritual-games.js';
import { unknownMod } from './unknown-mod.js';

/** Every game that maps may be of, in the order in which equals are named. */
export const games: readonly Game[] = [
  ...infinityWardGames,
  ...halfLifeGames,
  ...multiplayerGames,
  ...portalGames,
  ...otherGames,
  ...quakeGames,
  ...quake2Games,
  ...ritualGames,
  ...quake3Games,
  unknownMod,
];

/** The games whose maps are of one of some branches, by their identifiers. */
export function gamesOf(branches: readonly string[]): Game[] {
  return games.filter((game) => game.branches.some((branch) => branches.includes(branch)));
}
