import type { PlayerSize } from '../../player-capability.js';
import { quake3Player } from '../id-software/player-size.js';

/** A player of F.A.K.K. 2 and of Medal of Honor. @source public code of an engine that runs these games @confidence probable */
export const ritualPlayer: PlayerSize = { ...quake3Player, height: 96, eyes: 82, radius: 16, speed: 287 };
