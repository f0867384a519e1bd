import {
  type ChunkSchema,
  type FoundPart,
  findPart,
  type GameMap,
  lumpOfPath,
  partsInside,
} from '@brushwork/formats';
import { lostLump, lumpRows } from '@brushwork/ops';
import { FormatError, formatPath, type Issue, PlacedRecords, RowContent } from '@brushwork/record';
import { folderSelections } from '../../files/folder-kinds.js';
import { writeOutput } from '../../files/write-output.js';
import type { CommandContext } from '../../program/context.js';
import { type CommandInput, eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { UsageError } from '../../program/usage-error.js';
import { checkOutput } from '../shared/check-output.js';
import { fileKindOf } from '../shared/file-kind.js';
import { loadLump } from '../shared/load-lump.js';
import { lumpNamed } from '../shared/lump-name.js';
import { openMapSource } from '../shared/open-map.js';
import { tagSchemaOf } from '../shared/tag-schema.js';
import { outputOfModel } from './dump-model.js';
import { type DumpOptions, formatOf, rangeOf } from './dump-options.js';
import { joinedParts } from './joined-parts.js';
import { listParts } from './list-parts.js';
import { readArguments } from './path-argument.js';
import { csvText, jsonDocument, jsonLines, jsonList } from './row-text.js';
import { tableText } from './table-text.js';

/** `brushwork dump`: the records of a lump, the chunks of a model or what is in one. */
export async function dump(
  context: CommandContext,
  given: readonly string[],
  givenOptions: DumpOptions,
): Promise<ExitCode> {
  const { files, lump, isBehindFiles } = await readArguments(given, givenOptions);
  const options = { ...givenOptions, lump };
  checkOptions(context, files, options);
  const schema = await tagSchemaOf(context, options);
  if (options.output !== undefined) await checkOutput(options.output, options);
  return eachInput(context, files, { ...options, folders: folderSelections.mapsAndModels }, async (input) => {
    if (options.output !== undefined && input.index > 0)
      throw new UsageError('with --output there can be one file only');
    const parts = await outputOfFile({ input, options, context, schema }).catch((error: unknown) => {
      // What was taken for a name may be a file that isn't there.
      if (!isBehindFiles || !(error instanceof UsageError)) throw error;
      throw new UsageError(`${error.message}; nor is there a file '${lump}'`, { cause: error });
    });
    if (options.output !== undefined) await writeOutput(options.output, encoded(parts), options);
    else await writeAll(context, parts);
    return ExitCode.fine;
  });
}

function checkOptions(context: CommandContext, files: readonly string[], options: DumpOptions): void {
  const { raw, output, json, format, listParts: isList } = options;
  if (isList === true && (raw === true || format !== undefined))
    throw new UsageError('--list-parts writes names: it goes with neither --format nor --raw');
  if (output !== undefined && files.length > 1)
    throw new UsageError('with --output there can be one file only');
  if (raw === true && (json === true || format !== undefined))
    throw new UsageError('--raw writes bytes: it goes with neither --format nor --json');
  if (json === true && format !== undefined && format !== 'json')
    throw new UsageError(`--json can't be written as ${format}`);
  if (raw === true && output === undefined && context.isTerminal)
    throw new UsageError('bytes would garble the terminal: give --output FILE or pipe them');
}

async function outputOfFile(task: DumpTask): Promise<Iterable<string | Uint8Array>> {
  const { input, options } = task;
  const { lump, listParts: isList } = options;
  const kind = await fileKindOf(input);
  if (kind === 'model' || kind === 'model-text') return outputOfModel(task);
  if (options.triangles === true || options.winding !== undefined)
    return refuse(task, '--triangles and --winding are about models, and this is none');
  if (lump === undefined) return isList === true ? listAllParts(task) : refuse(task, nameALump);
  const map = await openLump(input, lump, options);
  const found = foundPart(map, lump);
  // Of a lump that is cut off that was said, and what else is wrong follows from it.
  if (input.remarks.length === 0) input.remarks.push(...brokenAround(map, found));
  return outputOf(map, found, task);
}

/** Errors of what is dumped as a whole, and of what holds it: then there may be more of it than could be read. */
function brokenAround(map: GameMap, { lump, path: names }: FoundPart): Issue[] {
  const whole = `${names.join('.')}.`;
  return map
    .issuesOf(lump)
    .filter(({ severity, path: at }) => severity === 'error' && whole.startsWith(`${at.join('.')}.`));
}

const nameALump = 'say which lump: --lump NAME; --list-parts says what is inside those that hold others';

/** Says why a command makes no sense for a map; for a file that is none, what it is comes first. */
async function refuse({ input, options }: DumpTask, why: string): Promise<never> {
  await openMapSource(input, options);
  throw new UsageError(why);
}

/** What is inside each lump that has parts. */
async function listAllParts({ input, options, context }: DumpTask): Promise<string[]> {
  const isJson = options.json === true;
  const opened = await openMapSource(input, options, { withNeighbours: true });
  const { branch, lumpNames } = opened.map;
  const lists: string[] = [];
  for (const lump of lumpNames) {
    const { start, end, index } = opened.map.entryOf(lump);
    if (start === end) continue;
    const found = foundPart(await opened.load([lump]), lump);
    if (partsInside(found).next().done === true) continue;
    const head = { file: input.name, branch: branch.id, lump, index };
    lists.push(listParts(found, head, { context, isJson }));
  }
  if (lists.length === 0 && !isJson) lists.push('no lump has parts\n');
  return lists;
}

async function openLump(input: CommandInput, lump: string, options: DumpOptions): Promise<GameMap> {
  const opened = await openMapSource(input, options, { withNeighbours: true });
  const { entities } = opened.map.branch.capabilities;
  // They say which game it is.
  const names = entities === undefined ? [] : [entities];
  const name = lumpNamed(opened.map, lump, (called) => lumpOfPath(opened.map, called));
  return loadLump(input, opened, { name, others: names });
}

/** The lump, or what is meant inside it; `UsageError` when there is nothing of that name. */
function foundPart(map: GameMap, path: string): FoundPart {
  try {
    return findPart(map, path);
  } catch (error) {
    if (!(error instanceof FormatError) || error.code !== 'not-found') throw error;
    throw new UsageError(`${formatPath(error.path)} ${error.reason}`, { cause: error });
  }
}

interface DumpTask {
  readonly input: CommandInput;
  readonly options: DumpOptions;
  readonly context: CommandContext;
  readonly schema: ChunkSchema;
}

function* outputOf(
  map: GameMap,
  found: FoundPart,
  { input, options, context }: DumpTask,
): Generator<string | Uint8Array> {
  const { lump, path: names, content } = found;
  if (options.raw === true) {
    yield rawBytes(found);
    return;
  }
  const { index } = map.entryOf(lump);
  if (options.listParts === true) {
    const head = { file: input.name, branch: map.branch.id, lump, index };
    yield listParts(found, head, { context, isJson: options.json === true });
    return;
  }
  const rows = lumpRows(content);
  const format = formatOf(options);
  const range = rangeOf(rows.count, options);
  if (options.json === true) {
    const { layout } = content as { readonly layout?: string };
    yield* jsonDocument(rows, range, {
      file: input.name,
      branch: map.branch.id,
      lump,
      index,
      ...(names.length > 1 && { part: names.join('.') }),
      ...(layout !== undefined && { layout }),
    });
  } else if (format === 'json') yield* jsonList(rows, range);
  else if (format === 'jsonl') yield* jsonLines(rows, range);
  else if (format === 'csv') {
    const isForTerminal = context.isTerminal && options.output === undefined;
    yield* csvText(rows, range, { safe: options.safeCsv === true, isForTerminal });
  } else
    yield tableText(rows, range, { context, index, found, input, isLost: lostLump(map, lump) !== undefined });
}

/** Bytes of a part; `UsageError` for rows, which have none of their own. */
function rawBytes({ content, path: names }: FoundPart): Uint8Array {
  if (content instanceof RowContent)
    throw new UsageError(
      `${names.join('.')} is worked out from ${names[0]} and has no bytes of its own: dump that`,
    );
  return content instanceof PlacedRecords ? content.gathered() : content.bytes;
}

async function writeAll({ out }: CommandContext, parts: Iterable<string | Uint8Array>): Promise<void> {
  for (const part of joinedParts(parts)) if (!(await out.write(part))) return;
}

function* encoded(parts: Iterable<string | Uint8Array>): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const part of parts) yield typeof part === 'string' ? encoder.encode(part) : part;
}
