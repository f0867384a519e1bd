import type { CommandContext, CommonOptions } from '../../program/context.js';
import { type CommandInput, eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { formatJsonLine } from '../../text/json-line.js';
import { countSeverities } from '../shared/issue-lines.js';
import { jsonIssue } from '../shared/json-issue.js';
import { isArchive } from '../shared/open-map.js';
import { inspectArchive } from './inspect-archive.js';
import { inspectedLimit } from './inspect-limits.js';
import { inspectMap } from './inspect-map.js';
import type { InspectOptions } from './inspect-options.js';
import { inspectPatch, isLumpPatch } from './inspect-patch.js';
import { archiveText, inspectionText, patchText } from './inspection-text.js';
import { isTooMuch, limitsReport } from './limits-text.js';

/** `brushwork inspect`: what files are, what is in them, and what is wrong with them. */
export async function inspect(
  context: CommandContext,
  files: readonly string[],
  options: InspectOptions,
): Promise<ExitCode> {
  return eachInput(context, files, options, async (input) => {
    if (await isArchive(input.source)) return showArchive(context, input, options);
    if (await isLumpPatch(input)) return showPatch(context, input, options);
    return showMap(context, input, options);
  });
}

async function showMap(
  context: CommandContext,
  input: CommandInput,
  options: InspectOptions,
): Promise<ExitCode> {
  const found = await inspectMap(input, options);
  if (options.json === true) {
    const { description: _, title: __, ...shown } = found;
    const limits = found.limits.map(inspectedLimit);
    await context.out.write(formatJsonLine({ ...shown, limits, issues: found.issues.map(jsonIssue) }));
  } else {
    const text = options.limits === true ? limitsReport(found, context) : inspectionText(found, context);
    await context.out.write(separator(input) + text);
  }
  const isBroken =
    options.limits === true ? isTooMuch(found.limits) : countSeverities(found.issues).error > 0;
  return isBroken ? ExitCode.issues : ExitCode.fine;
}

async function showArchive(
  context: CommandContext,
  input: CommandInput,
  options: CommonOptions,
): Promise<ExitCode> {
  const found = await inspectArchive(input);
  if (options.json === true)
    await context.out.write(formatJsonLine({ ...found, issues: found.issues.map(jsonIssue) }));
  else await context.out.write(separator(input) + archiveText(found, context));
  return countSeverities(found.issues).error > 0 ? ExitCode.issues : ExitCode.fine;
}

async function showPatch(
  context: CommandContext,
  input: CommandInput,
  options: CommonOptions,
): Promise<ExitCode> {
  const found = await inspectPatch(input);
  if (options.json === true) {
    const { description: _, ...shown } = found;
    await context.out.write(formatJsonLine({ ...shown, issues: found.issues.map(jsonIssue) }));
  } else await context.out.write(separator(input) + patchText(found, context));
  return countSeverities(found.issues).error > 0 ? ExitCode.issues : ExitCode.fine;
}

function separator(input: CommandInput): string {
  return input.index === 0 ? '' : '\n';
}
