import type { GameMap, Model } from '@brushwork/formats';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { type CommandInput, eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { UsageError } from '../../program/usage-error.js';
import { fileKindOf } from '../shared/file-kind.js';
import { openWholeMap } from '../shared/open-map.js';
import { openModelInput } from '../shared/open-model.js';
import { tagSchemaOf } from '../shared/tag-schema.js';

/** One of two files that are compared. */
export interface OpenedSide {
  /** What the user called it. */
  readonly name: string;
  /** The map, when it is one. */
  readonly map?: GameMap<object>;
  /** The model, when it is one. */
  readonly model?: Model;
}

/** Options by which files are opened. */
export interface SideOptions extends CommonOptions {
  /** A C header with the ids of tags. */
  readonly tags?: string;
}

/**
 * Opens the two files. What keeps one from being read is reported, and the result is how the program is to end then. `UsageError`
 * when an argument stands for more than one file.
 */
export async function openSides(
  context: CommandContext,
  { left, right }: { readonly left: string; readonly right: string },
  options: SideOptions,
): Promise<{ readonly left: OpenedSide; readonly right: OpenedSide } | ExitCode> {
  const schema = await tagSchemaOf(context, options);
  const opened: OpenedSide[] = [];
  const open = async (input: CommandInput): Promise<OpenedSide> => {
    const kind = await fileKindOf(input);
    if (kind !== 'model' && kind !== 'model-text')
      return { name: input.name, map: await openWholeMap(input, options, { withNeighbours: true }) };
    const { model } = await openModelInput(input, options, schema);
    return { name: input.name, model };
  };
  for (const argument of [left, right]) {
    const before = opened.length;
    const end = await eachInput(context, [argument], options, async (input) => {
      if (opened.length > before)
        throw new UsageError('stands for several files: name the two that are to be compared');
      opened.push(await open(input));
      return ExitCode.fine;
    });
    if (end !== ExitCode.fine) return end;
  }
  const [one, other] = opened;
  if (one === undefined || other === undefined) return ExitCode.unreadable;
  return { left: one, right: other };
}
