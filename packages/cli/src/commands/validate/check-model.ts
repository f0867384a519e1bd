import { type ChunkSchema, chunkRules } from '@brushwork/formats';
import { type MaterialResolver, type ModelReport, validateModel } from '@brushwork/ops';
import type { Issue } from '@brushwork/record';
import type { CommandInput } from '../../program/each-input.js';
import { openModelInput } from '../shared/open-model.js';
import type { CheckedFile, ValidateFilesOptions } from './checked-file.js';

const framingRules: ReadonlySet<string> = new Set(chunkRules.map(({ id }) => id));

/** What models are checked by. */
export interface ModelCheck {
  /** The tags. */
  readonly schema: ChunkSchema;
  /** What follows materials; they aren't followed unless given. */
  readonly resolver: MaterialResolver | undefined;
}

/**
 * Checks a model or a library of materials, and with a folder also whether the materials are there. Throws as
 * `openModelInput` does.
 */
export async function checkModel(
  input: CommandInput,
  { limit }: ValidateFilesOptions,
  { resolver, schema }: ModelCheck,
): Promise<CheckedFile> {
  // Here --strict means that warnings count; what opening finds is among the results.
  const { magic: format, model, text } = await openModelInput(input, {}, schema);
  const found = validateModel(model, limit === undefined ? {} : { maxIssuesPerRule: limit });
  const { issues, rules } = text === undefined ? found : withoutFraming(found);
  const missing = resolver === undefined ? [] : (await resolver.resolve(model)).issues;
  const all = [
    ...(text?.issues ?? []),
    ...issues,
    ...(text === undefined ? missing : missing.map(withoutOffset)),
  ];
  return { branch: null, format, issues: all, rules };
}

/** What holds of a model that was read from text: how chunks are laid out and where they lie is none of its own. */
function withoutFraming({ issues, rules }: ModelReport): ModelReport {
  return {
    issues: issues.filter(({ rule }) => !framingRules.has(rule)).map(withoutOffset),
    rules: rules.filter(({ id }) => !framingRules.has(id)),
  };
}

function withoutOffset(found: Issue): Issue {
  return { ...found, offset: undefined };
}
