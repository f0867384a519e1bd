export type { Game, GameClues } from './game.js';
export { games, gamesOf } from './games.js';
export * from './guess-games.js';
