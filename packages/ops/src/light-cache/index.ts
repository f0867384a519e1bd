/** The hash table of samples that say which lights reach a place. */
export * from './build-light-cache.js';
export * from './light-cache-bucket.js';
export * from './light-cache-key.js';
export * from './light-cache-statistics.js';
export { type LightGridPlace, lightGridPlace, lightGridPoint } from './light-grid.js';
export * from './look-up-light.js';
