import { FormatError, formatLocated, formatPath, type Issue } from '@brushwork/record';
import { escapeText } from '../text/escape-text.js';
import { formatJsonLine } from '../text/json-line.js';
import type { CommandContext, CommonOptions } from './context.js';
import { ExitCode } from './exit-code.js';
import { UsageError } from './usage-error.js';

/** What `--json` writes for a file that came to nothing. */
export interface JsonError {
  /** What the user called the file. */
  readonly file: string;
  /** What went wrong. */
  readonly error: {
    /** A code of `FormatError`, `usage`, or `internal` for a mistake in the program. */
    readonly code: string;
    /** One sentence. */
    readonly message: string;
    /** Where, from the outside in. */
    readonly path: readonly (string | number)[];
    /** Absolute byte offset in the file. */
    readonly offset: number | null;
  };
}

/** Reports that a file came to nothing, in one line or as JSON, and says how the program is to end. */
export async function reportFileError(
  context: CommandContext,
  file: string,
  error: unknown,
  options: CommonOptions,
): Promise<ExitCode> {
  if (options.json === true) await context.out.write(formatJsonLine(jsonError(file, error)));
  else await context.err.write(`${errorLine(context, `${escapeText(file)}: ${messageFor(file, error)}`)}\n`);
  if (options.debug === true) await context.err.write(stackText(error));
  return exitCodeOf(error);
}

/** Reports in one line what is wrong in a file that could be worked on. Not in JSON: that is for results. */
export async function reportRemark(context: CommandContext, file: string, remark: Issue): Promise<void> {
  const text = `${file}: ${formatLocated(remark.message, remark)}`;
  await context.err.write(`${errorLine(context, escapeText(text))}\n`);
}

/** The one line for an error: `brushwork: MESSAGE`. */
export function errorLine(context: CommandContext, message: string): string {
  return `${context.errorColour.red('brushwork:')} ${message}`;
}

/** Where an error came from, cause by cause. */
export function stackText(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const text = `${escapeText(stack, { keepNewlines: true })}\n`;
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? text : `${text}caused by ${stackText(cause)}`;
}

/** How the program is to end for an error. */
export function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof UsageError) return ExitCode.usage;
  // The file can be read; what was asked for is refused because of what it holds.
  const isRefused = error instanceof FormatError && error.code === 'overlap';
  return isRefused ? ExitCode.issues : ExitCode.unreadable;
}

function jsonError(file: string, error: unknown): JsonError {
  if (error instanceof FormatError) {
    const { code, path, offset } = error;
    return { file, error: { code, message: error.reason, path, offset: offset ?? null } };
  }
  const code = error instanceof UsageError ? 'usage' : 'internal';
  return { file, error: { code, message: plainMessage(error), path: [], offset: null } };
}

function messageFor(file: string, error: unknown): string {
  if (error instanceof UsageError) return escapeText(error.message);
  if (!(error instanceof FormatError))
    return `the program made a mistake: ${plainMessage(error)} (--debug shows where)`;
  if (error.code === 'io') return withoutName(error.reason, escapeText(file));
  // That a whole file is something else is no matter of its first byte.
  const hasPlace = formatPath(error.path) !== '' || (error.offset ?? 0) > 0;
  return escapeText(hasPlace ? formatLocated(error.reason, error) : error.reason);
}

/** The line begins with the file's name already. */
function withoutName(reason: string, file: string): string {
  if (reason === `there is no file ${file}`) return 'there is no such file';
  if (reason.startsWith(`${file} `)) return reason.slice(file.length + 1);
  return reason.endsWith(` ${file}`) ? reason.slice(0, -file.length - 1) : reason;
}

function plainMessage(error: unknown): string {
  return escapeText(error instanceof Error ? error.message : String(error));
}
