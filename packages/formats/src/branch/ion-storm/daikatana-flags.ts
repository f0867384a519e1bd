import { quake2ContentFlags } from '../id-software/quake2-flags.js';

/**
 * What a volume is to collision and sight (`CONTENTS_*`): Quake II's, and more.
 * @source headers of the game @confidence probable
 */
export const daikatanaContentFlags = {
  ...quake2ContentFlags,
  clear: 0x80,
  notSolid: 0x100,
  noShoot: 0x200,
  fog: 0x400,
  nitro: 0x800,
  characterClip: 0x40000000,
} as const;

/**
 * How a surface is drawn and lit, and what it sounds like (`SURF_*`), in texture infos.
 * @source headers of the game; what its renderer does @confidence probable
 */
export const daikatanaSurfaceFlags = {
  light: 0x1,
  fullBright: 0x2,
  sky: 0x4,
  warp: 0x8,
  translucent33: 0x10,
  translucent66: 0x20,
  flowing: 0x40,
  noDraw: 0x80,
  hint: 0x100,
  skip: 0x200,
  wood: 0x400,
  metal: 0x800,
  stone: 0x1000,
  glass: 0x2000,
  ice: 0x4000,
  snow: 0x8000,
  mirror: 0x10000,
  translucentThing: 0x20000,
  alphaChannel: 0x40000,
  midTexture: 0x80000,
  puddle: 0x100000,
  surge: 0x200000,
  bigSurge: 0x400000,
  bulletLight: 0x800000,
  fogPlane: 0x1000000,
  sand: 0x2000000,
} as const;
