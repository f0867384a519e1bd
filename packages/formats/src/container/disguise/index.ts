export * from './disguise.js';
export * from './disguised-source.js';
export * from './repeated-key.js';
