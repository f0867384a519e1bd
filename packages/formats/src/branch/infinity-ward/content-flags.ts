/**
 * Named bits of `Material.contentFlags`. The specification names none. Each of these is set on exactly the materials whose
 * names say so in the real maps at hand (`common/clipplayer` has 0x10000 and no 0x20000, `common/clip` both, sky materials
 * 0x800, `clipfoliage` and `clip_nosight` 0x1000); where Quake III, the ancestor, has the bit, its meaning is the same.
 * @source real maps @confidence probable
 */
export const contentFlags = {
  /** Stops everything. */
  solid: 0x1,
  /** Leaves: seen through by nobody, stops nothing. */
  foliage: 0x2,
  /** Sky. */
  sky: 0x800,
  /** Computer players can't see through. */
  aiNoSight: 0x1000,
  /** Stops players. */
  playerClip: 0x10000,
  /** Stops computer players. */
  monsterClip: 0x20000,
  /** Left out when the space is split. */
  detail: 0x8000000,
  /** Doesn't hide what is behind it. */
  translucent: 0x20000000,
} as const;
