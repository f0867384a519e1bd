import { validate } from '@brushwork/ops';
import { folderSelections } from '../../files/folder-kinds.js';
import type { CommandContext } from '../../program/context.js';
import { type CommandInput, eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { escapeText } from '../../text/escape-text.js';
import { formatJsonLine } from '../../text/json-line.js';
import { fileKindOf } from '../shared/file-kind.js';
import { countSeverities, issueLines, severitySummary } from '../shared/issue-lines.js';
import { jsonIssue } from '../shared/json-issue.js';
import { materialResolverOf } from '../shared/material-folder.js';
import { counted } from '../shared/number-text.js';
import { openWholeMap } from '../shared/open-map.js';
import { tagSchemaOf } from '../shared/tag-schema.js';
import { checkModel } from './check-model.js';
import type { CheckedFile, ValidateFilesOptions } from './checked-file.js';

/** `brushwork validate`: everything that is wrong with maps and models. */
export async function validateFiles(
  context: CommandContext,
  files: readonly string[],
  options: ValidateFilesOptions,
): Promise<ExitCode> {
  const schema = await tagSchemaOf(context, options);
  const check = { schema, resolver: await materialResolverOf(options, schema) };
  return eachInput(context, files, { ...options, folders: folderSelections.mapsAndModels }, async (input) => {
    const kind = await fileKindOf(input);
    const isModel = kind === 'model' || kind === 'model-text';
    const found = await (isModel ? checkModel(input, options, check) : checkMap(input, options));
    const issues = [...input.issues, ...found.issues];
    const { error, warning } = countSeverities(issues);
    const valid = error === 0 && (options.strict !== true || warning === 0);
    const result = { ...found, input, valid, issues };
    await context.out.write(
      options.json === true ? formatJsonLine(jsonResult(result)) : resultText(result, context),
    );
    return valid ? ExitCode.fine : ExitCode.issues;
  });
}

async function checkMap(input: CommandInput, options: ValidateFilesOptions): Promise<CheckedFile> {
  // Here --strict means that warnings count; what opening finds is among the results.
  const map = await openWholeMap(input, { ...options, strict: false }, { withNeighbours: true });
  const { limit } = options;
  const { issues, rules } = validate(map, limit === undefined ? {} : { maxIssuesPerRule: limit });
  return { branch: map.branch.id, issues, rules };
}

interface Result extends CheckedFile {
  readonly input: CommandInput;
  readonly valid: boolean;
}

function jsonResult({ input, branch, format, valid, issues, rules }: Result): unknown {
  const { error, warning, info } = countSeverities(issues);
  return {
    file: input.name,
    branch,
    valid,
    errors: error,
    warnings: warning,
    remarks: info,
    issues: issues.map(jsonIssue),
    rules: rules.map(({ id, checked, broken }) => ({ id, checked, broken })),
    ...(format !== undefined && { format }),
  };
}

function resultText({ input, issues, rules }: Result, context: CommandContext): string {
  const { colour } = context;
  const checked = rules.filter((rule) => rule.checked > 0).length;
  const lines = issueLines(issues, { colour });
  const separator = lines !== '' && input.index > 0 ? '\n' : '';
  const name = colour.bold(escapeText(input.name));
  return `${separator}${lines}${name}: ${severitySummary(issues, colour)}, ${counted(checked, 'rule')} checked\n`;
}
