export * from './deep-roundtrip-model.js';
export * from './model-census.js';
export { modelRules } from './model-rules.js';
export * from './resolve-materials.js';
export * from './validate-model.js';
