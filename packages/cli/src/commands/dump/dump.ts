import path from 'node:path';
import type { GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { writeOutput } from '../../files/write-output.js';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { type CommandInput, eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { UsageError } from '../../program/usage-error.js';
import { checkOutput } from '../shared/check-output.js';
import { openMapSource } from '../shared/open-map.js';
import { type LumpRows, lumpRows } from './lump-rows.js';
import { csvText, jsonDocument, jsonLines, jsonList, type RowRange } from './row-text.js';
import { tableText } from './table-text.js';

/** Options of `dump`. */
export interface DumpOptions extends CommonOptions {
  /** Name or number of the lump. */
  readonly lump: string;
  /** How it is written. */
  readonly format?: DumpFormat | undefined;
  /** Most records that are written. */
  readonly limit?: number | undefined;
  /** Records that are left out at the beginning. */
  readonly offset?: number | undefined;
  /** Keep spreadsheets from running texts as formulas. */
  readonly safeCsv?: boolean | undefined;
  /** Write bytes instead of records. */
  readonly raw?: boolean | undefined;
  /** The file to write to. */
  readonly output?: string | undefined;
  /** Replace that file. */
  readonly overwrite?: boolean | undefined;
}

/** The ways to write records. */
export type DumpFormat = 'table' | 'json' | 'jsonl' | 'csv';

const formatsByExtension: ReadonlyMap<string, DumpFormat> = new Map([
  ['.json', 'json'],
  ['.jsonl', 'jsonl'],
  ['.ndjson', 'jsonl'],
  ['.csv', 'csv'],
]);
const tableLimit = 20;

/** `brushwork dump`: the records of a lump. */
export async function dump(
  context: CommandContext,
  files: readonly string[],
  options: DumpOptions,
): Promise<ExitCode> {
  checkOptions(context, files, options);
  if (options.output !== undefined) await checkOutput(options.output, options);
  return eachInput(context, files, options, async (input) => {
    if (options.output !== undefined && input.index > 0)
      throw new UsageError('with --output there can be one file only');
    const map = await openLump(input, options);
    const parts = partsOf(map, { input, options, context });
    if (options.output !== undefined) await writeOutput(options.output, encoded(parts), options);
    else await writeAll(context, parts);
    return ExitCode.fine;
  });
}

function checkOptions(context: CommandContext, files: readonly string[], options: DumpOptions): void {
  const { raw, output, json, format } = options;
  if (output !== undefined && files.length > 1)
    throw new UsageError('with --output there can be one file only');
  if (raw === true && (json === true || format !== undefined))
    throw new UsageError('--raw writes bytes: it goes with neither --format nor --json');
  if (json === true && format !== undefined && format !== 'json')
    throw new UsageError(`--json can't be written as ${format}`);
  if (raw === true && output === undefined && context.isTerminal)
    throw new UsageError('bytes would garble the terminal: give --output FILE or pipe them');
}

async function openLump(input: CommandInput, options: DumpOptions): Promise<GameMap> {
  const opened = await openMapSource(input, options);
  const { entities } = opened.map.branch.capabilities;
  // They say which game it is.
  const names = entities === undefined ? [] : [entities];
  return opened.load([lumpName(opened.map, options.lump), ...names]);
}

/** The lump that is meant; `UsageError` when there is none of that name. */
function lumpName(map: GameMap, lump: string): string {
  try {
    return map.nameOf(lump);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    throw new UsageError(`${error.reason}; there are ${map.lumpNames.join(', ')}`, { cause: error });
  }
}

interface DumpTask {
  readonly input: CommandInput;
  readonly options: DumpOptions;
  readonly context: CommandContext;
}

function* partsOf(map: GameMap, { input, options, context }: DumpTask): Generator<string | Uint8Array> {
  const name = lumpName(map, options.lump);
  if (options.raw === true) {
    yield map.lump(name).bytes;
    return;
  }
  const rows = lumpRows(map, name);
  const format = options.json === true ? 'json' : formatOf(options);
  const range = rangeOf(rows, options, format);
  if (options.json === true) {
    const { index } = map.entryOf(name);
    const head = { file: input.name, branch: map.branch.id, lump: name, index };
    yield* jsonDocument(rows, range, head);
  } else if (format === 'json') yield* jsonList(rows, range);
  else if (format === 'jsonl') yield* jsonLines(rows, range);
  else if (format === 'csv') {
    const isForTerminal = context.isTerminal && options.output === undefined;
    yield* csvText(rows, range, { safe: options.safeCsv === true, isForTerminal });
  } else yield tableText(rows, range, { context, map, lump: name, input });
}

function formatOf({ format, output }: DumpOptions): DumpFormat {
  if (format !== undefined) return format;
  return formatsByExtension.get(path.extname(output ?? '').toLowerCase()) ?? 'table';
}

function rangeOf(rows: LumpRows, { offset = 0, limit }: DumpOptions, format: DumpFormat): RowRange {
  const most = limit ?? (format === 'table' ? tableLimit : Number.POSITIVE_INFINITY);
  const first = Math.min(offset, rows.count);
  return { first, end: Math.min(rows.count, first + most) };
}

async function writeAll({ out }: CommandContext, parts: Iterable<string | Uint8Array>): Promise<void> {
  for (const part of parts) if (!(await out.write(part))) return;
}

function* encoded(parts: Iterable<string | Uint8Array>): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const part of parts) yield typeof part === 'string' ? encoder.encode(part) : part;
}
