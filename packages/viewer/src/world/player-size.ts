import type { PlayerSize } from '@brushwork/formats';

const METRES = {
  height: 1.8,
  eyes: 1.65,
  radius: 0.4,
  step: 0.45,
  speed: 5,
  gravity: 20,
  jump: 6.5,
} as const satisfies PlayerSize;

/** The size of a player where a format says it; that of a human being where it doesn't. */
export function playerSizeOf(known: PlayerSize | undefined, metresPerUnit: number): PlayerSize {
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
