import { formatJsonLine } from '../../text/json-line.js';
import { jsonIssue } from '../shared/json-issue.js';
import type { ModelInspection } from './model-inspection.js';

/** What `inspect --json` writes of a model. */
export function modelJson(found: ModelInspection): string {
  return formatJsonLine({
    ...found,
    tags: Object.fromEntries(found.tags),
    vertexBlocks: Object.fromEntries(found.vertexBlocks),
    issues: found.issues.map(jsonIssue),
  });
}
