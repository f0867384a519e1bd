import type { PlayerSize } from '../../player-capability.js';
import { quake3Player } from '../id-software/player-size.js';

/** A player of Return to Castle Wolfenstein. @source released source of the game @confidence certain */
export const wolfensteinPlayer: PlayerSize = { ...quake3Player, height: 72, eyes: 64, radius: 18 };
