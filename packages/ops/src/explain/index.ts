export { catalogue } from './catalogue.js';
export { explain, explainAll } from './explain.js';
export type { Explanation } from './explanation.js';
