import { type Chunk, chunkRules, type Model, type RuleText } from '@brushwork/formats';
import type { Issue } from '@brushwork/record';
import { IssueCollector, type RuleCount } from '../validate/issue-collector.js';
import type { ValidateOptions } from '../validate/validate.js';
import { checkBounds } from './check-bounds.js';
import { checkLeaf } from './check-leaf.js';
import { checkMesh } from './check-mesh.js';

/** What checking a model found. */
export interface ModelReport {
  /** The issues, those of reading first. */
  readonly issues: readonly Issue[];
  /** What was looked at and found for each rule. */
  readonly rules: readonly RuleCount[];
}

const place = chunkRules.find(({ id }) => id === 'chunk-place') as RuleText;

/**
 * Checks a model or a library: how its chunks are laid out and nested, sizes, faces, numbers, distances, bounds. Nothing in
 * a file makes it throw; time and memory are linear in its size. Whether materials are there is another question:
 * `resolveMaterials`.
 */
export function validateModel(model: Model, options: ValidateOptions = {}): ModelReport {
  const { maxIssuesPerRule = 100, strict = false } = options;
  const issues = new IssueCollector({ limit: maxIssuesPerRule, isStrict: strict });
  const { tree } = model;
  for (const issue of model.issues) issues.add(issue);
  for (let i = 0; i < tree.count; i++) {
    const chunk = tree.chunk(i);
    checkPlace(chunk, issues);
    if (chunk.tag === 'PMESH') checkMesh(chunk, issues);
    else if (!chunk.isContainer) checkLeaf(chunk, issues);
  }
  checkBounds(model, issues);
  return issues.report();
}

/** A chunk of which is known where it stands stands there. */
function checkPlace(chunk: Chunk, issues: IssueCollector): void {
  const inside = chunk.declaration?.inside;
  if (inside === undefined) return;
  const around = chunk.parent?.tag ?? 'file';
  issues.checked(place, 1);
  if (inside.includes(around)) return;
  issues.broken(place, () => ({
    message: around === 'file' ? 'is in no other chunk' : `is in ${around}`,
    path: chunk.path,
    offset: chunk.offset,
    expected: inside.join(', '),
    found: around,
  }));
}
