export type { RuleCount } from './issue-collector.js';
export { schemaRules } from './schema-rules.js';
export { type ValidateOptions, type ValidationReport, validate } from './validate.js';
