/** Games' files: detection, directories, typed lumps, writing. Platform neutral. */
export * from './branch.js';
export * from './capabilities.js';
export * from './container/compressed.js';
export * from './container/container.js';
export * from './container/entity-text/index.js';
export * from './container/entity-text-content.js';
export * from './container/lump-directory.js';
export * from './container/zip/index.js';
export * from './detection.js';
export * from './identify.js';
export * from './lump.js';
export * from './map/game-map.js';
export * from './map/regions.js';
export * from './map/save.js';
export * from './open.js';
export * from './registry.js';
export * from './rules/index.js';
