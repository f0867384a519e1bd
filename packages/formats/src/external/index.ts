/** Files beside a map that hold parts of it. */

export * from '../container/external-names.js';
export * from './external-file.js';
export * from './externals.js';
export * from './neighbours.js';
