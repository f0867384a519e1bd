import type { CommandContext } from '../../program/context.js';
import type { ExitCode } from '../../program/exit-code.js';
import type { EditOptions } from '../shared/edit-place.js';
import { editPak, madeEdit } from './edit-pak.js';
import { entriesNamed } from './open-pak.js';

/** `brushwork pak remove`: takes entries out of the pakfile of a map. */
export async function removeFiles(
  context: CommandContext,
  { file, names }: { readonly file: string; readonly names: readonly string[] },
  options: EditOptions,
): Promise<ExitCode> {
  return editPak(context, file, options, async (document) => {
    const entries = [...entriesNamed(document.entries, names)];
    for (const entry of entries) document.remove(entry);
    return entries.map((entry) => madeEdit('remove', entry));
  });
}
