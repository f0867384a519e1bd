import { type ValidationReport, validate } from '@brushwork/ops';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { type CommandInput, eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { escapeText } from '../../text/escape-text.js';
import { formatJsonLine } from '../../text/json-line.js';
import { countSeverities, issueLines, severitySummary } from '../shared/issue-lines.js';
import { jsonIssue } from '../shared/json-issue.js';
import { counted } from '../shared/number-text.js';
import { openWholeMap } from '../shared/open-map.js';

/** Options of `validate`. */
export interface ValidateFilesOptions extends CommonOptions {
  /** Most issues of one rule that are listed one by one. */
  readonly limit?: number | undefined;
}

/** `brushwork validate`: everything that is wrong with maps. */
export async function validateFiles(
  context: CommandContext,
  files: readonly string[],
  options: ValidateFilesOptions,
): Promise<ExitCode> {
  return eachInput(context, files, options, async (input) => {
    // Here --strict means that warnings count; what opening finds is among the results.
    const map = await openWholeMap(input, { ...options, strict: false }, { withNeighbours: true });
    const { limit } = options;
    const found = validate(map, limit === undefined ? {} : { maxIssuesPerRule: limit });
    const issues = [...input.issues, ...found.issues];
    const { error, warning } = countSeverities(issues);
    const valid = error === 0 && (options.strict !== true || warning === 0);
    const result = { ...found, input, branch: map.branch.id, valid, issues };
    await context.out.write(
      options.json === true ? formatJsonLine(jsonResult(result)) : resultText(result, context),
    );
    return valid ? ExitCode.fine : ExitCode.issues;
  });
}

interface Result extends ValidationReport {
  readonly input: CommandInput;
  readonly branch: string;
  readonly valid: boolean;
}

function jsonResult({ input, branch, valid, issues, rules }: Result): unknown {
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
