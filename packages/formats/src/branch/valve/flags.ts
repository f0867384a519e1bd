/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * @source specification, table of contents flags @confidence certain
 */
export const contentFlags = {
  solid: 0x1,
  window: 0x2,
  aux: 0x4,
  grate: 0x8,
  slime: 0x10,
  water: 0x20,
  mist: 0x40,
  opaque: 0x80,
  testFogVolume: 0x100,
  unused0x200: 0x200,
  unused0x400: 0x400,
  team1: 0x800,
  team2: 0x1000,
  ignoreNoDrawOpaque: 0x2000,
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

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * @source specification, table of surface flags @confidence certain
 */
export const surfaceFlags = {
  light: 0x1,
  sky2d: 0x2,
  sky: 0x4,
  warp: 0x8,
  translucent: 0x10,
  noPortal: 0x20,
  trigger: 0x40,
  noDraw: 0x80,
  hint: 0x100,
  skip: 0x200,
  noLight: 0x400,
  bumpLight: 0x800,
  noShadows: 0x1000,
  noDecals: 0x2000,
  noChop: 0x4000,
  hitbox: 0x8000,
} as const;

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * @source specification, table of triangle tags; `remove` from engine headers @confidence certain
 */
export const displacementTriangleTags = {
  surface: 0x1,
  walkable: 0x2,
  buildable: 0x4,
  surfaceProperty1: 0x8,
  surfaceProperty2: 0x10,
  remove: 0x20,
} as const;

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * @source specification, planes @confidence certain
 */
export const PlaneType = { x: 0, y: 1, z: 2, nearestX: 3, nearestY: 4, nearestZ: 5 } as const;
