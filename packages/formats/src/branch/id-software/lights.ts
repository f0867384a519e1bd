import type { EntityLights } from '../../light-capabilities.js';

/**
 * The lights of Quake, which the compiler alone reads: half of what is left of a light at a distance is stored.
 * @source released source of the compilers @confidence probable
 */
export const quakeLights: EntityLights = {
  kind: 'entities',
  classes: 'light',
  brightness: ['light', '_light'],
  usual: 300,
  colors: ['_color'],
  fallOff: { kind: 'linear', factor: 0.5 },
  white: 128,
  cone: 20,
};

/** The lights of Quake II. @source released source of the compilers @confidence probable */
export const quake2Lights: EntityLights = {
  ...quakeLights,
  fallOff: { kind: 'linear', factor: 1 },
  cone: 10,
};

/** The lights of Quake III, which fall off with the square of the distance. @source released source of the compilers @confidence probable */
export const quake3Lights: EntityLights = {
  ...quakeLights,
  fallOff: { kind: 'square', factor: 7500 },
  white: 64,
};

/** The lights of GoldSrc: colour and brightness in one key, and a sun. How bright they are isn't known. @confidence guess */
export const goldSrcLights: EntityLights = {
  ...quakeLights,
  sun: 'light_environment',
  brightness: ['_light', 'light'],
  colors: ['_light'],
  fallOff: { kind: 'square', factor: 10_000 },
  white: 255,
};
