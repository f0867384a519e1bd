/** Meaning: questions about maps, checks, edits and conversions. Platform neutral; knows no game by name. */
export * from './light-cache/index.js';
export * from './world/index.js';
