import { type Command, InvalidArgumentError } from 'commander';

/** Adds the options that every verb with files has. */
export function addCommonOptions(command: Command): Command {
  return command
    .option(
      '--branch <id>',
      "read the files as this game's, e.g. infinity-ward/call-of-duty, instead of detecting it",
    )
    .option('--strict', 'do not read a file in which opening finds an error')
    .option('--json', 'write JSON, one line for each file');
}

/** Reads a whole number of an option; commander's `InvalidArgumentError` for anything else. */
export function wholeNumber(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value)) return value;
  throw new InvalidArgumentError('It is a whole number from 0 up.');
}
