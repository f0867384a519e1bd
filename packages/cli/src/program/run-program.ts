import { CommanderError } from 'commander';
import { escapeText } from '../text/escape-text.js';
import { type CommandContext, createContext, type ProgramSurroundings } from './context.js';
import { createProgram, type PreparedProgram } from './create-program.js';
import { ExitCode } from './exit-code.js';
import { joinPairArguments } from './pair-arguments.js';
import { errorLine, exitCodeOf, stackText } from './report-error.js';
import { UsageError } from './usage-error.js';

/** Runs the program with the arguments behind its name, and says how it is to end. */
export async function runProgram(
  programArguments: readonly string[],
  surroundings: ProgramSurroundings,
): Promise<ExitCode> {
  const context = createContext(surroundings);
  const prepared = createProgram(context, programArguments);
  const isDebugging = programArguments.includes('--debug');
  try {
    const exitCode = await parse(prepared, programArguments, context);
    await context.out.finish();
    await context.err.finish();
    return exitCode;
  } catch (error) {
    await complain(context, error, { isDebugging, verb: prepared.verb() });
    return exitCodeOf(error);
  }
}

/** `help pak list` as `pak list --help`: the parser's own `help` looks no further than the verb. */
function helpArguments(programArguments: readonly string[]): readonly string[] {
  const [first, ...rest] = programArguments;
  return first === 'help' && rest.length > 1 ? [...rest, '--help'] : programArguments;
}

async function parse(
  prepared: PreparedProgram,
  programArguments: readonly string[],
  context: CommandContext,
): Promise<ExitCode> {
  try {
    await prepared.program.parseAsync(joinPairArguments(helpArguments(programArguments)), { from: 'user' });
    return prepared.exitCode();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    await context.out.write(prepared.helpText());
    await context.err.write(prepared.complaint());
    // Help and version that were asked for are a good end; all else is a command that can't mean anything.
    return error.exitCode === 0 ? ExitCode.fine : ExitCode.usage;
  }
}

async function complain(
  context: CommandContext,
  error: unknown,
  how: { readonly isDebugging: boolean; readonly verb: string },
): Promise<void> {
  const message = escapeText(error instanceof Error ? error.message : String(error));
  const hint = error instanceof UsageError ? ` (see brushwork ${how.verb} --help)` : '';
  await context.err.write(`${errorLine(context, message + hint)}\n`);
  if (how.isDebugging) await context.err.write(stackText(error));
}
