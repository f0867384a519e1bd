/**
 * Named bits of `Material.surfaceFlags`. The specification names none; these are set on exactly the materials whose names
 * say so in the real maps at hand (all sky materials have 0x434, all `common` ones that are not drawn 0x80, `ladder` 0x8),
 * and are those of Quake III, the ancestor. Bits 20 to 24 are no flags but a `SurfaceType`.
 * @source real maps @confidence probable
 */
export const surfaceFlags = {
  /** Sky: drawn as the sky behind everything, without a lightmap. */
  sky: 0x4,
  /** Can be climbed. */
  ladder: 0x8,
  /** Shots leave no effect. */
  noImpact: 0x10,
  /** Shots leave no mark. */
  noMarks: 0x20,
  /** Not drawn. */
  noDraw: 0x80,
  /** Has no lightmap. */
  noLightmap: 0x400,
} as const;

/** Position of the surface type in `Material.surfaceFlags`. */
export const surfaceTypeShift = 20;

/** Mask of the surface type behind the shift: five bits. */
export const surfaceTypeMask = 0x1f;

/**
 * What a material sounds and breaks like: `(surfaceFlags >> 20) & 31`. The names are those that the materials of the real
 * maps carry before their `@`; numbers that no material there has are left out.
 * @source real maps @confidence certain
 */
export const SurfaceType = {
  none: 0,
  brick: 2,
  concrete: 5,
  dirt: 6,
  foliage: 8,
  glass: 9,
  metal: 13,
  paper: 15,
  plaster: 16,
  rock: 17,
  snow: 19,
  wood: 21,
} as const;
