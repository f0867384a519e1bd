/**
 * What is in a leaf, or behind a clip node's plane (`CONTENTS_*`). Compilers take volumes of `origin` and `clip` out
 * again; currents are water that carries one along.
 * @source public headers of the compilers @confidence certain
 */
export const QuakeContents = {
  empty: -1,
  solid: -2,
  water: -3,
  slime: -4,
  lava: -5,
  sky: -6,
  origin: -7,
  clip: -8,
  current0: -9,
  current90: -10,
  current180: -11,
  current270: -12,
  currentUp: -13,
  currentDown: -14,
} as const;

/**
 * Which axis a plane's normal lies on, or is nearest to.
 * @source public headers of the compilers @confidence certain
 */
export const QuakePlaneType = { x: 0, y: 1, z: 2, nearestX: 3, nearestY: 4, nearestZ: 5 } as const;

/**
 * How surfaces of a texture info are drawn.
 * @source public headers of the compilers @confidence certain
 */
export const quakeTextureFlags = {
  /** Sky or liquid: no lightmap, and not cut into pieces of at most 256 game units. */
  special: 1,
} as const;
