/**
 * Named bits of `Texture.contentFlags` in Medal of Honor.
 * @source public notes on the game's maps and its kit @confidence probable
 */
export const medalOfHonorContentFlags = {
  /** Stops everything. */
  solid: 0x1,
  /** Can be climbed. */
  ladder: 0x2,
  /** Lava. */
  lava: 0x8,
  /** Slime. */
  slime: 0x10,
  /** Water. */
  water: 0x20,
  /** Fog. */
  fog: 0x40,
  /** A fence: its picture says where it stops shots. */
  fence: 0x2000,
  /** Separates areas. */
  areaPortal: 0x8000,
  /** Players can't get in. */
  playerClip: 0x10000,
  /** Computer players can't get in. */
  monsterClip: 0x20000,
  /** Weapons can't get in. */
  weaponClip: 0x40000,
  /** Vehicles can't get in. */
  vehicleClip: 0x80000,
  /** Stops shots alone. */
  shootOnly: 0x100000,
} as const;
