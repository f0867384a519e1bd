import { checkUnchanged, stampOf } from '../../files/file-stamp.js';
import { type OutputBytes, writeOutput } from '../../files/write-output.js';
import type { CommonOptions } from '../../program/context.js';
import type { CommandInput } from '../../program/each-input.js';
import { UsageError } from '../../program/usage-error.js';
import { checkOutput } from './check-output.js';
import { ownFile } from './own-file.js';

/** Options that say where a changed map goes. */
export interface EditOptions extends CommonOptions {
  /** The file to write. */
  readonly output?: string | undefined;
  /** Write in the place of the old file. */
  readonly inPlace?: boolean | undefined;
  /** Replace the file if it is there. */
  readonly overwrite?: boolean | undefined;
}

/** Where a changed map goes. */
export interface EditPlace {
  /** The file. */
  readonly target: string;
  /**
   * Writes it; the input is closed before. `check` gets the path of what was written before it has its name, and throws to
   * leave everything as it was. Refuses, with `FormatError` 'io', a file in place that was changed meanwhile.
   */
  write(bytes: OutputBytes, check?: (written: string) => Promise<void>): Promise<void>;
}

/** Checks the options before anything is read; `UsageError` when they don't say one place, or something is there. */
export async function checkEditOptions(options: EditOptions): Promise<void> {
  const { output, inPlace } = options;
  if (output !== undefined && inPlace === true)
    throw new UsageError('the result goes either to --output or --in-place');
  if (output === undefined && inPlace !== true)
    throw new UsageError('say where the result goes: --output FILE, or --in-place');
  if (output !== undefined) await checkOutput(output, options);
}

/**
 * The place where the changed map of an input goes; `UsageError` for one that isn't a plain file, and for a second input,
 * unless the verb takes several in their own places.
 */
export async function editPlace(
  input: CommandInput,
  options: EditOptions,
  { takesSeveral = false }: { readonly takesSeveral?: boolean } = {},
): Promise<EditPlace> {
  if (input.index > 0 && !(takesSeveral && options.output === undefined))
    throw new UsageError('one file is written, so there can be one map only');
  const { output } = options;
  const target = output ?? (await ownFile(input));
  const before = output === undefined ? (input.stamp ?? (await stampOf(target))) : undefined;
  return {
    target,
    async write(bytes, check) {
      // Windows replaces no file that is open.
      await input.close();
      await writeOutput(target, bytes, {
        overwrite: output === undefined || options.overwrite === true,
        beforePlacing: async (written) => {
          await check?.(written);
          if (before !== undefined) await checkUnchanged(target, before);
        },
      });
    },
  };
}
