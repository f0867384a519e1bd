export * from './directory-form.js';
export * from './four-cc.js';
export * from './game-lump.js';
export * from './game-lump-content.js';
export * from './game-lump-entry.js';
export type { GameLumpBlock } from './game-lump-pieces.js';
export type { OffsetBase, StoredSubLump } from './read-directory.js';
export * from './sub-lump.js';
