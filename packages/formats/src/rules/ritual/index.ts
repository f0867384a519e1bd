import { quake3Rules } from '../id-software/quake3-rules.js';
import { lightVolumeCount } from '../id-software/quake3-volumes.js';
import type { Rule } from '../rule.js';

/**
 * What holds of Quake III's rules in Ritual's games and Medal of Honor, whose records are the same: all but the number of
 * points of the grid of light, whose steps are others.
 */
export const ritualRules: readonly Rule[] = quake3Rules.filter((rule) => rule !== lightVolumeCount);
