import { checkPak, type PakCheck } from '@brushwork/ops';
import { folderSelections } from '../../files/folder-kinds.js';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { type CommandInput, eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { escapeText } from '../../text/escape-text.js';
import { formatJsonLine } from '../../text/json-line.js';
import { countSeverities, issueLines, severitySummary } from '../shared/issue-lines.js';
import { jsonIssue } from '../shared/json-issue.js';
import { counted, grouped } from '../shared/number-text.js';
import { openWholeMap } from '../shared/open-map.js';

/** Options of `pak check`. */
export interface CheckFilesOptions extends CommonOptions {
  /** Most issues of one rule that are listed one by one. */
  readonly limit?: number | undefined;
}

/** `brushwork pak check`: what of the files that maps name is packed, and what is wrong with the packed ones. */
export async function checkFiles(
  context: CommandContext,
  files: readonly string[],
  options: CheckFilesOptions,
): Promise<ExitCode> {
  return eachInput(context, files, { ...options, folders: folderSelections.maps }, async (input) => {
    // Here --strict means that warnings count.
    const map = await openWholeMap(input, { ...options, strict: false });
    const check = checkPak(map, { limit: options.limit });
    const { error, warning } = countSeverities(check.issues);
    const valid = error === 0 && (options.strict !== true || warning === 0);
    const text =
      options.json === true
        ? formatJsonLine(jsonCheck(check, { file: input.name, branch: map.branch.id, valid }))
        : checkText(check, context, input);
    await context.out.write(text);
    return valid ? ExitCode.fine : ExitCode.issues;
  });
}

function jsonCheck(
  { assets, files, scripts, programs, issues }: PakCheck,
  from: { readonly file: string; readonly branch: string; readonly valid: boolean },
): unknown {
  return {
    ...from,
    assets: assets.map(({ kind, file, isPacked, by, namedCount }) => ({
      kind,
      file,
      packed: isPacked,
      by,
      count: namedCount,
    })),
    files,
    scripts: scripts.map(({ name }) => name),
    programs: programs.map(({ name }) => name),
    issues: issues.map(jsonIssue),
  };
}

function checkText(check: PakCheck, context: CommandContext, input: CommandInput): string {
  const { colour } = context;
  const { assets, files, issues } = check;
  const missing = assets.filter(({ isPacked }) => !isPacked).length;
  const unused = files.filter(({ use }) => use === 'unused').length;
  const lines = issueLines(issues, { colour });
  const separator = lines !== '' && input.index > 0 ? '\n' : '';
  const counts = [
    counted(files.length, 'packed file'),
    ...(unused === 0 ? [] : [`${grouped(unused)} named by nothing`]),
    `${counted(assets.length, 'file')} named, ${grouped(missing)} of them not packed`,
  ];
  const name = colour.bold(escapeText(input.name));
  return `${separator}${lines}${name}: ${severitySummary(issues, colour)}; ${counts.join(', ')}\n`;
}
