/**
 * Games of Ritual's engine and of Medal of Honor's, which descends from it. Their versions tell them apart, but for F.A.K.K. 2
 * from Alice and Spearhead from Breakthrough, of which nothing is known that does.
 *
 * @confidence probable
 */
import type { Game } from './game.js';

/** Games of Ritual's engine, in the order in which equals are named. */
export const ritualGames: readonly Game[] = [
  { id: 'fakk2', title: 'Heavy Metal: F.A.K.K. 2', branches: ['ritual/fakk2'], clues: {} },
  { id: 'alice', title: "American McGee's Alice", branches: ['ritual/fakk2'], clues: {} },
  {
    id: 'elite-force-2',
    title: 'Star Trek: Elite Force II',
    branches: ['ritual/elite-force2'],
    clues: {},
  },
  {
    id: 'medal-of-honor-allied-assault',
    title: 'Medal of Honor: Allied Assault',
    branches: ['2015/medal-of-honor', '2015/medal-of-honor-demo'],
    clues: {},
  },
  {
    id: 'medal-of-honor-spearhead',
    title: 'Medal of Honor: Allied Assault - Spearhead',
    branches: ['2015/medal-of-honor-expansions'],
    clues: {},
  },
  {
    id: 'medal-of-honor-breakthrough',
    title: 'Medal of Honor: Allied Assault - Breakthrough',
    branches: ['2015/medal-of-honor-expansions'],
    clues: {},
  },
];
