import { gameMessages, lzmaRules, namedRules, pakRules, type RuleText } from '@brushwork/formats';
import { schemaRules } from '../validate/schema-rules.js';
import { archiveRules } from './archive-rules.js';
import { contentRules } from './content-rules.js';
import { directoryRules } from './directory-rules.js';
import { entityTextRules } from './entity-text-rules.js';
import { errorCodes } from './error-codes.js';
import type { Explanation } from './explanation.js';
import { specialLumpRules } from './special-lump-rules.js';

function fromRule(rule: RuleText): Explanation {
  const { id, title, severity, cause, effect, remedy, source, confidence, messages = [] } = rule;
  return { id, kind: 'rule', title, severity, cause, effect, remedy, source, confidence, messages };
}

function withGameMessages(explanation: Explanation): Explanation {
  const more = gameMessages.filter(({ rule }) => rule === explanation.id).flatMap(({ messages }) => messages);
  return more.length === 0 ? explanation : { ...explanation, messages: [...explanation.messages, ...more] };
}

/** Everything that can be explained: rules of reading, of records, of formats, and error codes. */
export const catalogue: readonly Explanation[] = [
  ...[
    ...directoryRules,
    ...contentRules,
    ...entityTextRules,
    ...archiveRules,
    ...lzmaRules,
    ...specialLumpRules,
    ...pakRules,
    ...Object.values<RuleText>(schemaRules),
    ...namedRules,
  ].map(fromRule),
  ...errorCodes,
].map(withGameMessages);
