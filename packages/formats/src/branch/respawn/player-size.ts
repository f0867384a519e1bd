import type { PlayerSize } from '../../player-capability.js';

/** A pilot of Titanfall. @source settings of the games @confidence guess */
export const titanfallPlayer: PlayerSize = {
  height: 72,
  eyes: 60,
  radius: 16,
  step: 18,
  speed: 170,
  gravity: 800,
  jump: 250,
};
