/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes and leaves.
 * @source public headers of the engine @confidence certain
 */
export const quake2ContentFlags = {
  solid: 0x1,
  window: 0x2,
  aux: 0x4,
  lava: 0x8,
  slime: 0x10,
  water: 0x20,
  mist: 0x40,
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
  deadMonster: 0x4000000,
  detail: 0x8000000,
  translucent: 0x10000000,
  ladder: 0x20000000,
} as const;

/**
 * How a surface is drawn and lit, and what it is to those who walk on it (`SURF_*`), in texture infos. `alphaTest` is of
 * later engines.
 * @source public headers of the engine; of a compiler of today for `alphaTest` @confidence certain
 */
export const quake2SurfaceFlags = {
  light: 0x1,
  slick: 0x2,
  sky: 0x4,
  warp: 0x8,
  translucent33: 0x10,
  translucent66: 0x20,
  flowing: 0x40,
  noDraw: 0x80,
  hint: 0x100,
  skip: 0x200,
  alphaTest: 0x2000000,
} as const;
