/**
 * Call of Duty and its expansion, which load each other's maps. What only the expansion's maps name is from maps of both.
 *
 * @confidence probable
 */
import type { Game } from './game.js';

const branches = ['infinity-ward/call-of-duty', 'infinity-ward/call-of-duty-uo'];

/** Call of Duty and its expansion, in the order in which equals are named. */
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
];
