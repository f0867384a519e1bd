/** Meaning: questions about maps, checks, edits and conversions. Platform neutral; knows no game by name. */
export * from './explain/index.js';
export * from './follow/index.js';
export * from './light-cache/index.js';
export * from './pak/index.js';
export * from './roundtrip/index.js';
export * from './validate/index.js';
export * from './world/index.js';
