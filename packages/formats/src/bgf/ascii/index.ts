export * from './read-model-text.js';
export { type ModelTextRuleId, modelTextRules } from './text-rules.js';
export * from './write-model-text.js';
