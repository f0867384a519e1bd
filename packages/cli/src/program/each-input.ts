import path from 'node:path';
import { FormatError, type Issue } from '@brushwork/record';
import { expandInputs } from '../files/expand.js';
import { expandFolder } from '../files/expand-folder.js';
import { systemFiles } from '../files/file-lister.js';
import type { FolderSelection } from '../files/folder-kinds.js';
import { type InputPath, standardInput } from '../files/input-path.js';
import { listArchive, type OpenedInput, openInput } from '../files/open-input.js';
import type { CommandContext, CommonOptions } from './context.js';
import { ExitCode, worse } from './exit-code.js';
import { InputTally } from './input-tally.js';
import { createProgressLine } from './progress-line.js';
import { reportFileError, reportRemark } from './report-error.js';

/** One file that a command is to work on. */
export interface CommandInput extends OpenedInput {
  /** Where it comes from. */
  readonly path: InputPath;
  /** Its number among all of them, from 0. */
  readonly index: number;
  /** Errors in the file that the result doesn't show; a command adds to them, and they are reported behind it. */
  readonly remarks: Issue[];
}

/** What `eachInput` goes by. */
export interface InputOptions extends CommonOptions {
  /** What a folder stands for; a folder is no input unless given. */
  readonly folders?: FolderSelection | undefined;
  /** Whether nothing is written of single files, so that how far the work has come is shown on every terminal. */
  readonly isSilent?: boolean | undefined;
}

/**
 * Runs a task on every file that arguments name, one after the other. What goes wrong with one is reported, and the
 * others are still worked on; the result is the worst of all. Ends early when nobody reads the results any more. When a
 * folder was named, how far the work has come is shown to those who don't see the results, and people are told at the end
 * what the files came to.
 */
export async function eachInput(
  context: CommandContext,
  files: readonly string[],
  options: InputOptions,
  task: (input: CommandInput) => Promise<ExitCode>,
): Promise<ExitCode> {
  let worst: ExitCode = ExitCode.fine;
  let index = 0;
  const tally = new InputTally();
  const progress = createProgressLine(context, 'files');
  for (const argument of files) {
    const inputs = await expand(argument, { options, tally });
    for (const [done, input] of inputs.entries()) {
      if (context.out.isClosed) return worst;
      // Whoever sees the results go by needs no progress line between them.
      const isSeen = context.isTerminal && options.isSilent !== true;
      if (tally.hasFolders && !isSeen) progress.show(done, inputs.length);
      const end = 'error' in input ? await report(input) : await runOne(input, index++);
      tally.add(end);
      worst = worse(worst, end);
    }
    await progress.clear();
  }
  if (tally.hasFolders && options.json !== true) await context.err.write(`${tally.text()}\n`);
  return worst;

  async function runOne(input: InputPath, number: number): Promise<ExitCode> {
    try {
      const opened = await openInput(input, { standardInput: context.stdin });
      try {
        const remarks: Issue[] = [];
        const result = await task({ ...opened, path: input, index: number, remarks });
        if (remarks.length === 0) return result;
        await progress.clear();
        for (const remark of remarks) await reportRemark(context, input.display, remark);
        return worse(result, ExitCode.issues);
      } finally {
        await opened.close();
      }
    } catch (error) {
      return report({ file: input.display, error });
    }
  }

  async function report({ file, error }: FailedInput): Promise<ExitCode> {
    await progress.clear();
    return reportFileError(context, file, error, options);
  }
}

/** Something that was named, or found in a folder, and can't be worked on. */
interface FailedInput {
  readonly file: string;
  readonly error: unknown;
}

interface ExpandPlace {
  readonly options: InputOptions;
  readonly tally: InputTally;
}

/** The files that an argument names, and what keeps it from naming any. */
async function expand(
  argument: string,
  { options, tally }: ExpandPlace,
): Promise<readonly (InputPath | FailedInput)[]> {
  try {
    const { folders } = options;
    const isFolder = argument !== standardInput && (await systemFiles.kindOf(argument)) === 'folder';
    if (folders === undefined || !isFolder)
      return await expandInputs([argument], { path, files: systemFiles, listArchive });
    const { inputs, links, problems } = await expandFolder(argument, folders);
    tally.addFolder(links);
    if (inputs.length + problems.length === 0) {
      const others = links === 0 ? '' : '; links in it are left alone';
      throw new FormatError('not-found', `there is ${nothingText(folders)} in this folder or below${others}`);
    }
    return [...inputs, ...problems];
  } catch (error) {
    return [{ file: argument, error }];
  }
}

function nothingText({ kinds }: FolderSelection): string {
  const names = kinds.map((kind) => `no ${kind}`);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
