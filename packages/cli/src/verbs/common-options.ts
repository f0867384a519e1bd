import { type Command, InvalidArgumentError } from 'commander';

/** Adds the options that every verb with files has. */
export function addCommonOptions(command: Command): Command {
  return command
    .option(
      '--branch <id>',
      "read maps as this game's, e.g. infinity-ward/call-of-duty, instead of detecting it",
    )
    .option('--strict', 'do not read a file in which opening finds an error')
    .option('--json', 'write JSON, one line for each file');
}

/** Adds the option of verbs that read models. */
export function addTagOption(command: Command): Command {
  return command.option(
    '--tags <header>',
    'take the ids of tags in models from the #defines of a C header, such as PFBIZTAG.H',
  );
}

/** Adds the option of verbs that follow the materials of models. */
export function addMaterialOption(command: Command): Command {
  return command.option(
    '--materials <folder>',
    'look for the libraries and images that models name in this folder and below (not done unless given)',
  );
}

/** Reads a whole number of an option; commander's `InvalidArgumentError` for anything else. */
export function wholeNumber(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value)) return value;
  throw new InvalidArgumentError('It is a whole number from 0 up.');
}

/** Reads a number of an option; commander's `InvalidArgumentError` for anything else. */
export function number(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value)) return value;
  throw new InvalidArgumentError('It is a number.');
}
