/**
 * The expansions of Medal of Honor: Allied Assault, Spearhead (2002) and Breakthrough (2003): EALA 21. The game's layout under
 * another magic.
 *
 * Sources: public readers of such maps. No real map is at hand: nothing here is surer than probable.
 */
import { deriveBranch } from '../../branch.js';
import { branch as parent, ritualDirectory } from './medal-of-honor.js';

export * from './medal-of-honor.js';

/** Spearhead, and Breakthrough. */
export const branch = deriveBranch(parent, {
  id: '2015/medal-of-honor-expansions',
  title: 'Medal of Honor: Allied Assault (Spearhead, Breakthrough)',
  container: ritualDirectory({ magic: 'EALA', versions: [21], entryCount: 28 }),
  lumps: {},
});
