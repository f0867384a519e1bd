/**
 * Call of Duty and its expansion, which load each other's maps, and the games after it, each with a layout of its own. What
 * only the expansion's maps name is from maps of both.
 *
 * @confidence probable
 */
import type { Game } from './game.js';

const branches = ['infinity-ward/call-of-duty', 'infinity-ward/call-of-duty-uo'];

/** Call of Duty, its expansion, and the games after it, in the order in which equals are named. */
export const infinityWardGames: readonly Game[] = [
  { id: 'call-of-duty', title: 'Call of Duty', branches, clues: {} },
  {
    id: 'call-of-duty-united-offensive',
    title: 'Call of Duty: United Offensive',
    branches,
    clues: {
      classes: [
        'info_vehicle_node_rotate',
        'mp_bas*',
        'mp_ctf*',
        'mp_dom*',
        'mp_uo_*',
        'script_vehicle_collmap',
      ],
      mapNames: ['mp_uo_*'],
    },
  },
  { id: 'call-of-duty-2', title: 'Call of Duty 2', branches: ['infinity-ward/call-of-duty2'], clues: {} },
  {
    id: 'call-of-duty-4',
    title: 'Call of Duty 4: Modern Warfare',
    branches: ['infinity-ward/call-of-duty4'],
    clues: {},
  },
];
