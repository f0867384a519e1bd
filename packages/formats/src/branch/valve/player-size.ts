import type { PlayerSize } from '../../player-capability.js';

/** A player of Half-Life; jumps are 45 units high. @source headers of the game's kit @confidence certain */
export const goldSrcPlayer: PlayerSize = {
  height: 72,
  eyes: 64,
  radius: 16,
  step: 18,
  speed: 270,
  gravity: 800,
  jump: 268,
};

/** A player of Half-Life 2, as its relatives have one; they fall and jump otherwise. @source published code of the engine @confidence probable */
export const sourcePlayer: PlayerSize = { ...goldSrcPlayer, speed: 190, gravity: 600, jump: 200 };
