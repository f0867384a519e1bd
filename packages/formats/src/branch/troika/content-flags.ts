/**
 * What a volume is in Vampire: The Masquerade - Bloodlines, in brushes and leaves. From 0x100 to 0x2000 the bits are the
 * game's own; the rest are those of all games of Source.
 * @source published measurements of the game's maps and engine; otherwise the article's table @confidence probable
 */
export const bloodlinesContentFlags = {
  solid: 0x1,
  window: 0x2,
  aux: 0x4,
  grate: 0x8,
  slime: 0x10,
  water: 0x20,
  mist: 0x40,
  opaque: 0x80,
  castsShadow: 0x100,
  testFogVolume: 0x200,
  unused0x400: 0x400,
  precipitation: 0x800,
  noVisibility: 0x1000,
  npcClip: 0x2000,
  moveable: 0x4000,
  areaPortal: 0x8000,
  playerClip: 0x10000,
  monsterClip: 0x20000,
  current0: 0x40000,
  current90: 0x80000,
  current180: 0x100000,
  current270: 0x200000,
  currentUp: 0x400000,
  currentDown: 0x800000,
  origin: 0x1000000,
  monster: 0x2000000,
  debris: 0x4000000,
  detail: 0x8000000,
  translucent: 0x10000000,
  ladder: 0x20000000,
  hitbox: 0x40000000,
} as const;
