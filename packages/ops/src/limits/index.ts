export { limitRuleFor, limitRules } from './limit-rules.js';
export type { LimitUsage } from './limit-usage.js';
export { limits, lumpsForLimits } from './limits.js';
