/**
 * Call of Duty: United Offensive (2004): IBSP 59. The layout is Call of Duty's without a difference, and each game
 * loads the other's maps; what tells them apart is content, of which `detect` collects the evidence.
 */
import { deriveBranch } from '../../branch.js';
import { branch as parent } from './call-of-duty.js';

export * from './call-of-duty.js';

/** United Offensive: Call of Duty's layout. */
export const branch = deriveBranch(parent, {
  id: 'infinity-ward/call-of-duty-uo',
  title: 'Call of Duty: United Offensive',
  lumps: {},
  // Game modes and driven vehicles came with the expansion; its maps name them in their entities.
  clues: {
    classes: [
      'script_vehicle_collmap',
      'info_vehicle_node_rotate',
      'mp_ctf*',
      'mp_dom*',
      'mp_bas*',
      'mp_uo_*',
    ],
  },
});
