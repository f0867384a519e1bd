import path from 'node:path';
import type { Issue } from '@brushwork/record';
import { expandInputs } from '../files/expand.js';
import { systemFiles } from '../files/file-lister.js';
import type { InputPath } from '../files/input-path.js';
import { listArchive, type OpenedInput, openInput } from '../files/open-input.js';
import type { CommandContext, CommonOptions } from './context.js';
import { ExitCode, worse } from './exit-code.js';
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

/**
 * Runs a task on every file that arguments name, one after the other. What goes wrong with one is reported, and the
 * others are still worked on; the result is the worst of all. Ends early when nobody reads the results any more.
 */
export async function eachInput(
  context: CommandContext,
  files: readonly string[],
  options: CommonOptions,
  task: (input: CommandInput) => Promise<ExitCode>,
): Promise<ExitCode> {
  let worst: ExitCode = ExitCode.fine;
  let index = 0;
  for (const argument of files) {
    for (const input of await expand(context, argument, options)) {
      if (context.out.isClosed) return worst;
      worst = worse(worst, typeof input === 'number' ? input : await runOne(input, index++));
    }
  }
  return worst;

  async function runOne(input: InputPath, number: number): Promise<ExitCode> {
    try {
      const opened = await openInput(input, { standardInput: context.stdin });
      try {
        const remarks: Issue[] = [];
        const result = await task({ ...opened, path: input, index: number, remarks });
        if (remarks.length === 0) return result;
        for (const remark of remarks) await reportRemark(context, input.display, remark);
        return worse(result, ExitCode.issues);
      } finally {
        await opened.close();
      }
    } catch (error) {
      return reportFileError(context, input.display, error, options);
    }
  }
}

/** The files that an argument names, or how the program is to end when it names none. */
async function expand(
  context: CommandContext,
  argument: string,
  options: CommonOptions,
): Promise<readonly (InputPath | ExitCode)[]> {
  try {
    return await expandInputs([argument], { path, files: systemFiles, listArchive });
  } catch (error) {
    return [await reportFileError(context, argument, error, options)];
  }
}
