/** A player as the games of a family have one, in game units and seconds. */
export interface PlayerSize {
  /** From the feet to the top. */
  readonly height: number;
  /** From the feet to the eyes. */
  readonly eyes: number;
  /** Half the width. */
  readonly radius: number;
  /** Highest step that is walked up. */
  readonly step: number;
  /** How fast one walks. */
  readonly speed: number;
  /** How fast one falls faster. */
  readonly gravity: number;
  /** How fast one leaves the ground in a jump. */
  readonly jump: number;
}

const common = { step: 18, gravity: 800 } as const;

/** Sizes by how identifiers of branches begin, the particular ones first. */
const sizes: readonly (readonly [start: string, size: PlayerSize])[] = [
  ['id-software', { ...common, height: 56, eyes: 48, radius: 15, speed: 320, jump: 270 }],
  ['ritual', { ...common, height: 96, eyes: 82, radius: 16, speed: 287, jump: 270 }],
  ['infinity-ward', { ...common, height: 70, eyes: 60, radius: 15, speed: 190, jump: 250 }],
  ['respawn', { ...common, height: 72, eyes: 60, radius: 16, speed: 170, jump: 250 }],
  ['valve/goldsrc', { ...common, height: 72, eyes: 64, radius: 16, speed: 270, jump: 268 }],
  ['valve', { ...common, gravity: 600, height: 72, eyes: 64, radius: 16, speed: 190, jump: 200 }],
];

const METRES = {
  height: 1.8,
  eyes: 1.65,
  radius: 0.4,
  step: 0.45,
  speed: 5,
  gravity: 20,
  jump: 6.5,
} as const;

/** The size of a player in a format; that of a human being where it isn't known. */
export function playerSizeOf(branch: string, metresPerUnit: number): PlayerSize {
  const known = sizes.find(([start]) => branch.startsWith(start))?.[1];
  if (known !== undefined) return known;
  const scaled = (metres: number): number => metres / metresPerUnit;
  return {
    height: scaled(METRES.height),
    eyes: scaled(METRES.eyes),
    radius: scaled(METRES.radius),
    step: scaled(METRES.step),
    speed: scaled(METRES.speed),
    gravity: scaled(METRES.gravity),
    jump: scaled(METRES.jump),
  };
}
