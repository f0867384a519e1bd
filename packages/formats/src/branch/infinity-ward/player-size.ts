import type { PlayerSize } from '../../player-capability.js';

/** A player of Call of Duty: jumps are 39 units high. @source default values of the games' console @confidence probable */
export const callOfDutyPlayer: PlayerSize = {
  height: 70,
  eyes: 60,
  radius: 15,
  step: 18,
  speed: 190,
  gravity: 800,
  jump: 250,
};
