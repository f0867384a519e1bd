export * from './deep-roundtrip.js';
export * from './local-rebuilder.js';
export * from './measure-block.js';
export * from './plain-blocks.js';
export * from './rebuilder.js';
