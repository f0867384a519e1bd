/** Meaning: questions about maps, checks, edits and conversions. Platform neutral; knows no game by name. */
export * from './entity-io/index.js';
export * from './explain/index.js';
export * from './follow/index.js';
export * from './light-cache/index.js';
export * from './limits/index.js';
export * from './lump-patch/index.js';
export * from './map-digest/index.js';
export * from './model/index.js';
export * from './pak/index.js';
export * from './rename/index.js';
export * from './roundtrip/index.js';
export * from './validate/index.js';
export * from './world/index.js';
