/** The body of a player and how it moves, in game units and seconds. */
export interface PlayerSize {
  /** From the feet to the top of somebody who stands. */
  readonly height: number;
  /** From the feet to the eyes. */
  readonly eyes: number;
  /** Half the width. */
  readonly radius: number;
  /** Highest step that is walked up. */
  readonly step: number;
  /** How fast one walks, in units a second. */
  readonly speed: number;
  /** By how much a fall gets faster in a second. */
  readonly gravity: number;
  /** How fast one leaves the ground in a jump, in units a second. */
  readonly jump: number;
}
