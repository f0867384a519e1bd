import type { PlayerSize } from '../../player-capability.js';

/** A player of Quake. @source released source of the game @confidence certain */
export const quakePlayer: PlayerSize = {
  height: 56,
  eyes: 46,
  radius: 16,
  step: 18,
  speed: 320,
  gravity: 800,
  jump: 270,
};

/** A player of Quake III. @source released source of the game @confidence certain */
export const quake3Player: PlayerSize = { ...quakePlayer, eyes: 50, radius: 15 };
