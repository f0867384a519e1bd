/**
 * Named content bits. The specification names none; these are the bits that the engine's ancestors (Quake III) use and
 * that hold on the real maps at hand: clip brushes carry the player and missile bits, water the water bit.
 * @confidence probable
 */
export const contentFlags = {
  solid: 0x1,
  lava: 0x8,
  slime: 0x10,
  water: 0x20,
  playerClip: 0x10000,
  monsterClip: 0x20000,
  detail: 0x8000000,
  structural: 0x10000000,
  translucent: 0x20000000,
} as const;
