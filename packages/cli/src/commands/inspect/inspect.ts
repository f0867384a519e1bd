import { folderSelections } from '../../files/folder-kinds.js';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { type CommandInput, eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { UsageError } from '../../program/usage-error.js';
import { formatJsonLine } from '../../text/json-line.js';
import { fileKindOf } from '../shared/file-kind.js';
import { countSeverities } from '../shared/issue-lines.js';
import { jsonIssue } from '../shared/json-issue.js';
import { materialResolverOf } from '../shared/material-folder.js';
import { tagSchemaOf } from '../shared/tag-schema.js';
import { inspectArchive } from './inspect-archive.js';
import { inspectedLimit } from './inspect-limits.js';
import { inspectMap } from './inspect-map.js';
import { inspectModel, type ModelReading } from './inspect-model.js';
import type { InspectOptions } from './inspect-options.js';
import { inspectPatch } from './inspect-patch.js';
import { archiveText, inspectionText, patchText } from './inspection-text.js';
import { isTooMuch, limitsReport } from './limits-text.js';
import { modelJson } from './model-json.js';
import { modelReport } from './model-report.js';

/** `brushwork inspect`: what files are, what is in them, and what is wrong with them. */
export async function inspect(
  context: CommandContext,
  files: readonly string[],
  options: InspectOptions,
): Promise<ExitCode> {
  if (options.summary === true) {
    const { inspectSummary } = await import('./inspect-summary.js');
    return inspectSummary(context, files, options);
  }
  const schema = await tagSchemaOf(context, options);
  const resolver = await materialResolverOf(options, schema);
  return eachInput(context, files, { ...options, folders: folderSelections.everything }, async (input) => {
    switch (await fileKindOf(input)) {
      case 'archive':
        return showArchive(context, input, options);
      case 'lump-patch':
        return showPatch(context, input, options);
      case 'picture':
        return showPicture(context, input, options);
      case 'map':
        return showMap(context, input, options);
      default:
        return showModel(context, input, { ...options, schema, resolver });
    }
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

async function showModel(
  context: CommandContext,
  input: CommandInput,
  options: InspectOptions & ModelReading,
): Promise<ExitCode> {
  if (options.limits === true) throw new UsageError('--limits is about maps: no limits of models are known');
  const found = await inspectModel(input, options, options);
  const shown = options.json === true ? modelJson(found) : separator(input) + modelReport(found, context);
  await context.out.write(shown);
  return countSeverities(found.issues).error > 0 ? ExitCode.issues : ExitCode.fine;
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

async function showPicture(
  context: CommandContext,
  input: CommandInput,
  options: InspectOptions,
): Promise<ExitCode> {
  if (options.limits === true) throw new UsageError('--limits is about maps, and this is an image');
  const { inspectPicture } = await import('./inspect-picture.js');
  const found = await inspectPicture(input);
  if (options.json === true) {
    const { title: _, ...shown } = found;
    await context.out.write(formatJsonLine({ ...shown, issues: found.issues.map(jsonIssue) }));
  } else {
    const { pictureText } = await import('./picture-text.js');
    await context.out.write(separator(input) + pictureText(found, context));
  }
  return countSeverities(found.issues).error > 0 ? ExitCode.issues : ExitCode.fine;
}

function separator(input: CommandInput): string {
  return input.index === 0 ? '' : '\n';
}
