import type { OverlapPolicy } from '@brushwork/formats';
import { folderSelections } from '../../files/folder-kinds.js';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { eachInput } from '../../program/each-input.js';
import type { ExitCode } from '../../program/exit-code.js';
import { UsageError } from '../../program/usage-error.js';
import { checkOutput } from '../shared/check-output.js';
import { editEntities } from './edit-entities.js';
import { exportEntities } from './export-entities.js';
import { listConnections } from './list-connections.js';
import { listEntities } from './list-entities.js';
import { checkEncoding } from './text-for-people.js';

/** One change of an entity, as it was asked for. */
export interface EntityEdit {
  /** Give a value, or take a key out. */
  readonly kind: 'set' | 'remove';
  /** `N key=value` or `N key`. */
  readonly text: string;
}

/** Options of `entities`. */
export interface EntitiesOptions extends CommonOptions {
  /** Only entities of this class. */
  readonly class?: string | undefined;
  /** Only entities with these keys, or keys and values. */
  readonly key?: readonly string[] | undefined;
  /** List what entities make others do. */
  readonly io?: boolean | undefined;
  /** With `io`: only what is done to entities of this name. */
  readonly target?: string | undefined;
  /** Encoding of the text. */
  readonly encoding?: string | undefined;
  /** Write the text, to this file or to standard output. */
  readonly export?: string | true | undefined;
  /** File whose text goes in the place of all entities. */
  readonly replace?: string | undefined;
  /** Changes in their order. */
  readonly edits: readonly EntityEdit[];
  /** What happens when other lumps share the bytes that change. */
  readonly overlaps?: OverlapPolicy | undefined;
  /** The file to write. */
  readonly output?: string | undefined;
  /** Write in the place of the old file. */
  readonly inPlace?: boolean | undefined;
  /** Replace the file if it is there. */
  readonly overwrite?: boolean | undefined;
}

/** `brushwork entities`: lists, exports and changes entities. */
export async function entities(
  context: CommandContext,
  files: readonly string[],
  options: EntitiesOptions,
): Promise<ExitCode> {
  checkOptions(files, options);
  const { output, export: target } = options;
  if (output !== undefined) await checkOutput(output, options);
  if (typeof target === 'string') await checkOutput(target, options);
  const task = taskOf(options);
  return eachInput(context, files, { ...options, folders: folderSelections.maps }, async (input) => {
    if (input.index > 0 && (output !== undefined || typeof target === 'string'))
      throw new UsageError(oneFile);
    return task(context, input, options);
  });
}

function taskOf(options: EntitiesOptions): typeof listEntities {
  if (isEdit(options)) return editEntities;
  if (options.io === true) return listConnections;
  return options.export === undefined ? listEntities : exportEntities;
}

const oneFile = 'one file is written, so there can be one map only';

function isEdit({ edits, replace }: EntitiesOptions): boolean {
  return edits.length > 0 || replace !== undefined;
}

function checkOptions(files: readonly string[], options: EntitiesOptions): void {
  const { output, inPlace, export: target, encoding } = options;
  if (encoding !== undefined) checkEncoding(encoding);
  if (target === true && options.json === true)
    throw new UsageError('--export writes text: --json lists the entities, or give --export a file');
  if (options.io === true && (target !== undefined || isEdit(options)))
    throw new UsageError('--io lists outputs: --export and changes are other commands');
  if (options.target !== undefined && options.io !== true)
    throw new UsageError('--target chooses among outputs: it goes with --io');
  if (files.length > 1 && (output !== undefined || typeof target === 'string')) throw new UsageError(oneFile);
  if (!isEdit(options)) {
    if (output !== undefined || inPlace === true)
      throw new UsageError('there is nothing to write: --set, --remove and --replace change entities');
    return;
  }
  if (target !== undefined) throw new UsageError('--export and a change are two commands');
  if (options.class !== undefined || options.key !== undefined)
    throw new UsageError(
      '--class and --key choose what is listed, not what is changed: --set takes a number',
    );
  if (output !== undefined && inPlace === true)
    throw new UsageError('the result goes either to --output or --in-place');
  if (output === undefined && inPlace !== true)
    throw new UsageError('say where the result goes: --output FILE, or --in-place');
}
