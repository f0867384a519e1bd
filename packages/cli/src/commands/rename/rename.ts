import { type GameMap, type OpenedSource, open, type SavedMap } from '@brushwork/formats';
import { lumpsToRename, type RenameReport, renameMap } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import type { CommandContext } from '../../program/context.js';
import { type CommandInput, eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { UsageError } from '../../program/usage-error.js';
import { formatJsonLine } from '../../text/json-line.js';
import { checkEditOptions, type EditOptions, editPlace } from '../shared/edit-place.js';
import { remarkMissing } from '../shared/load-lump.js';
import { mapNameOf } from '../shared/map-name.js';
import { openMapSource } from '../shared/open-map.js';
import { renameText } from './rename-text.js';

/** Options of `rename`. */
export interface RenameOptions extends EditOptions {
  /** The name that the files of the map have. */
  readonly from?: string | undefined;
}

/** `brushwork rename`: gives a map another name, with all that belongs to it by its name. */
export async function rename(
  context: CommandContext,
  { file, name }: { readonly file: string; readonly name: string },
  options: RenameOptions,
): Promise<ExitCode> {
  await checkEditOptions(options);
  const to = name.replace(/\.bsp$/i, '');
  return eachInput(context, [file], options, async (input) => {
    const place = await editPlace(input, options);
    const opened = await openMapSource(input, options, { overlaps: 'refuse' });
    const map = await opened.load(lumpsToRename(opened.map));
    const report = await renamed(input, map, { to, from: options.from });
    const saved = await opened.save(map);
    await verify(saved, { map, opened });
    await place.write(saved.bytes);
    remarkMissing(input, map, saved);
    const result = { file: input.name, output: place.target, map, saved, report };
    if (options.json === true) {
      await context.out.write(
        formatJsonLine({
          ...{ file: input.name, branch: map.branch.id, output: place.target, size: map.size },
          ...{ newSize: saved.bytes.length, ...report, report: saved.report },
        }),
      );
    } else await context.out.write(renameText(result, context));
    return ExitCode.fine;
  });
}

/** Renames; says what can be done where it isn't clear which name the files have. */
async function renamed(
  input: CommandInput,
  map: GameMap,
  { to, from }: { readonly to: string; readonly from: string | undefined },
): Promise<RenameReport> {
  try {
    return await renameMap(map, { to, from, fileName: mapNameOf(input) });
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    if (error.code === 'does-not-fit') {
      const message = error.found === to ? `'${to}' ${error.reason}` : error.reason;
      throw new UsageError(message, { cause: error });
    }
    if (error.code === 'ambiguous' && from === undefined && error.expected !== undefined)
      throw new UsageError(`${error.reason}: say which one with --from NAME`, { cause: error });
    throw error;
  }
}

/** Reads what is going to be written. Throws `FormatError` 'bad-value' when it isn't what was meant. */
async function verify(
  { bytes }: SavedMap,
  { map, opened }: { readonly map: GameMap; readonly opened: OpenedSource },
): Promise<void> {
  const again = await open(bytes.slice(), { branch: map.branch.id });
  for (const name of lumpsToRename(opened.map)) {
    const [meant, read] = [map.lump(name).bytes, again.lump(name).bytes];
    if (meant.length === read.length && meant.every((byte, i) => byte === read[i])) continue;
    throw new FormatError('bad-value', 'what would be written does not read as what was meant', {
      path: [name],
    });
  }
}
