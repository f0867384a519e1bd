import {
  chunkRules,
  gameMessages,
  lumpPatchRules,
  lzmaRules,
  modelTextRules,
  namedRules,
  pakRules,
  type RuleText,
  vpkRules,
} from '@brushwork/formats';
import { limitRules } from '../limits/limit-rules.js';
import { convertRules } from '../model/convert-rules.js';
import { modelRules } from '../model/model-rules.js';
import { materialImageRules } from '../texture/texture-rules.js';
import { schemaRules } from '../validate/schema-rules.js';
import { archiveRules } from './archive-rules.js';
import { bspxRules } from './bspx-rules.js';
import { contentRules } from './content-rules.js';
import { directoryRules } from './directory-rules.js';
import { entityTextRules } from './entity-text-rules.js';
import { errorCodes } from './error-codes.js';
import type { Explanation } from './explanation.js';
import { externalRules } from './external-rules.js';
import { imageRuleTexts } from './image-rules.js';
import { sceneRules } from './scene-rules.js';
import { specialLumpRules } from './special-lump-rules.js';
import { textureRules } from './texture-rules.js';

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
    ...externalRules,
    ...contentRules,
    ...bspxRules,
    ...entityTextRules,
    ...archiveRules,
    ...vpkRules,
    ...lzmaRules,
    ...specialLumpRules,
    ...textureRules,
    ...pakRules,
    ...lumpPatchRules,
    ...chunkRules,
    ...Object.values<RuleText>(modelRules),
    ...Object.values<RuleText>(convertRules),
    ...Object.values<RuleText>(modelTextRules),
    ...imageRuleTexts,
    ...sceneRules,
    ...Object.values<RuleText>(materialImageRules),
    ...Object.values<RuleText>(schemaRules),
    ...Object.values<RuleText>(limitRules),
    ...namedRules,
  ].map(fromRule),
  ...errorCodes,
].map(withGameMessages);
