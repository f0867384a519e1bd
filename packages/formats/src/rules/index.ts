import { sourceLimitMessages } from '../limits/source-limit-messages.js';
import { quakeRules } from './id-software/quake-rules.js';
import { quake2Rules } from './id-software/quake2-rules.js';
import { quake3Rules } from './id-software/quake3-rules.js';
import { callOfDutyMessages } from './infinity-ward/game-messages.js';
import { callOfDutyRules } from './infinity-ward/index.js';
import type { GameMessages, Rule } from './rule.js';
import { sourceMessages } from './valve/game-messages.js';
import { sourceRules } from './valve/index.js';

export * from './rule.js';
export { findTreeCycles } from './tree-cycles.js';

/** The named rules of all branches, each once; a branch itself has them as `rules`. */
export const namedRules: readonly Rule[] = [
  ...new Set([...callOfDutyRules, ...sourceRules, ...quakeRules, ...quake2Rules, ...quake3Rules]),
];

/** What games say of what is found without a named rule: while reading, or by the records alone. */
export const gameMessages: readonly GameMessages[] = [
  ...callOfDutyMessages,
  ...sourceMessages,
  ...sourceLimitMessages,
];
