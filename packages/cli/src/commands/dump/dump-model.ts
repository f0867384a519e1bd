import { type Chunk, type ChunkSchema, type ChunkTree, FaceList, fileLevel } from '@brushwork/formats';
import { chunkRows, faceRows, isFaceList, type LumpRows, leafText, lumpRows } from '@brushwork/ops';
import { FormatError, formatPath, type Issue } from '@brushwork/record';
import type { CommandContext } from '../../program/context.js';
import type { CommandInput } from '../../program/each-input.js';
import { UsageError } from '../../program/usage-error.js';
import { escapeText } from '../../text/escape-text.js';
import { counted } from '../shared/number-text.js';
import { type OpenedModel, openModelInput } from '../shared/open-model.js';
import { type DumpOptions, formatOf, rangeOf } from './dump-options.js';
import { chunkParts } from './list-chunks.js';
import { csvText, jsonDocument, jsonLines, jsonList } from './row-text.js';
import { rowsText, thingsOf } from './table-text.js';
import { treeText } from './tree-text.js';
import { type TriangleRows, triangleRows } from './triangle-rows.js';

/** A model to write something of. */
export interface ModelTask {
  /** The file. */
  readonly input: CommandInput;
  /** What of it, and how. */
  readonly options: DumpOptions;
  /** Where it goes. */
  readonly context: CommandContext;
  /** The tags. */
  readonly schema: ChunkSchema;
}

/** A tree of some hundred chunks is shown whole. */
const shownChunks = 1000;

/** Most errors of a file that are told beside what is written of it; `validate` tells all. */
const mostRemarks = 10;

/** What `dump` writes of a model. Throws as `openModelInput` does, and `UsageError` for a path that leads nowhere. */
export async function outputOfModel(task: ModelTask): Promise<Iterable<string | Uint8Array>> {
  const { input, options, schema } = task;
  const opened = await openModelInput(input, options, schema);
  const { tree } = opened.model;
  const chunk = options.lump === undefined ? undefined : foundChunk(tree, options.lump);
  input.remarks.push(...brokenAround(opened.issues, chunk));
  const found: FoundChunk = { ...opened, tree, chunk };
  if (options.raw === true) return [chunk?.payload ?? opened.bytes];
  if (options.listParts === true)
    return chunkParts(tree, chunk?.index ?? fileLevel, { ...task, ...headOf(found, task) });
  return written(found, task);
}

interface FoundChunk extends OpenedModel {
  readonly tree: ChunkTree;
  /** The chunk that is meant; `undefined` for the whole file. */
  readonly chunk: Chunk | undefined;
}

function foundChunk(tree: ChunkTree, path: string): Chunk {
  try {
    return tree.find(path);
  } catch (error) {
    if (!(error instanceof FormatError) || (error.code !== 'not-found' && error.code !== 'ambiguous'))
      throw error;
    const where = formatPath(error.path);
    throw new UsageError(`${where === '' ? 'the file' : where} ${reasonOf(error)}`, { cause: error });
  }
}

function reasonOf({ code, reason }: FormatError): string {
  return code === 'ambiguous' ? reason.replace(/^there are/, 'has') : reason;
}

/** Errors of what is written, of what is in it and of what it is in. */
function brokenAround(issues: readonly Issue[], chunk: Chunk | undefined): Issue[] {
  const own = chunk === undefined ? '' : `${chunk.path.join('.')}.`;
  return issues
    .filter(({ severity, path }) => {
      const at = path.length === 0 ? '' : `${path.join('.')}.`;
      return severity === 'error' && (own.startsWith(at) || at.startsWith(own));
    })
    .slice(0, mostRemarks);
}

function* written(found: FoundChunk, task: ModelTask): Generator<string | Uint8Array> {
  const { input, options, context } = task;
  const { chunk, tree, text } = found;
  const withoutOffsets = text !== undefined;
  const isTriangles = options.triangles === true || options.winding !== undefined;
  const isTree = !isTriangles && (chunk === undefined || chunk.isContainer);
  const rows = rowsOf(found, task);
  const format = formatOf(options);
  const range = rangeOf(rows.count, options, isTree ? shownChunks : undefined);
  if (options.json === true) yield* jsonDocument(rows, range, headOf(found, task).head);
  else if (format === 'json') yield* jsonList(rows, range);
  else if (format === 'jsonl') yield* jsonLines(rows, range);
  else if (format === 'csv') {
    const isForTerminal = context.isTerminal && options.output === undefined;
    yield* csvText(rows, range, { safe: options.safeCsv === true, isForTerminal });
  } else {
    const place = { context, input, headline: headline(found, task, rows) };
    yield isTree
      ? treeText(range, { ...place, tree, top: chunk?.index ?? fileLevel, withoutOffsets })
      : rowsText(rows, range, place);
  }
}

function rowsOf({ chunk, tree, text }: FoundChunk, { options }: ModelTask): LumpRows | TriangleRows {
  const { triangles, winding } = options;
  const top = chunk?.index ?? fileLevel;
  if (triangles === true || winding !== undefined) {
    if (chunk?.isContainer === false)
      throw new UsageError(
        `${formatPath(chunk.path)} holds no meshes: triangles are made of a PMESH or what holds some`,
      );
    return triangleRows(tree, top, winding ?? 'file');
  }
  if (chunk === undefined || chunk.isContainer)
    return chunkRows(tree, top, { withoutOffsets: text !== undefined });
  const faces = isFaceList(chunk) ? faceRows(new FaceList(chunk)) : undefined;
  return faces ?? lumpRows(tree.peek(chunk.index));
}

/** Where what is written comes from, as `--json` says it. */
function headOf(
  { chunk, magic, text, tree }: FoundChunk,
  { input, options }: ModelTask,
): { readonly head: Readonly<Record<string, unknown>> } {
  const isTriangles = options.triangles === true || options.winding !== undefined;
  const content = chunk === undefined ? undefined : tree.peek(chunk.index);
  const { layout } = (content ?? {}) as { readonly layout?: string };
  return {
    head: {
      file: input.name,
      format: magic,
      chunk: chunk === undefined ? null : formatPath(chunk.path),
      tag: chunk?.tag ?? null,
      offset: chunk === undefined || text !== undefined ? null : chunk.offset,
      width: chunk?.width ?? null,
      length: chunk?.length ?? null,
      size: chunk?.size ?? null,
      ...(layout !== undefined && { layout }),
      ...(chunk?.tag === 'PCONN_LIST' && { pointsPerFace: new FaceList(chunk).pointsPerFace }),
      ...(isTriangles && { winding: options.winding ?? 'file' }),
    },
  };
}

function headline(
  { bytes, chunk, magic, text, tree }: FoundChunk,
  { context, input }: ModelTask,
  rows: LumpRows | TriangleRows,
): string {
  const name = context.colour.bold(escapeText(input.name));
  const asBinary = text === undefined ? '' : ' as it is in binary form';
  const where = chunk === undefined ? '' : ` ${escapeText(formatPath(chunk.path))},`;
  if (rows.kind === 'triangles') {
    const { count, leftOut } = rows as TriangleRows;
    const left =
      leftOut === 0 ? '' : `; ${counted(leftOut, 'face')} left out, with corners that are no vertices`;
    return `${name}:${where} ${counted(count, 'triangle')}${left}`;
  }
  if (chunk === undefined)
    return `${name}: ${counted(tree.count, 'chunk')}, ${counted(bytes.length, 'byte')} (${magic})${asBinary}`;
  if (chunk.isContainer)
    return `${name}:${where} ${leafText(chunk)}, ${counted(chunk.size, 'byte')}${asBinary}`;
  const content = tree.peek(chunk.index);
  const { layout } = content as { readonly layout?: string };
  const guess = layout === undefined || layout === 'opaque' ? '' : ', by its size';
  const things =
    rows.kind === 'faces'
      ? leafText(chunk)
      : content.status === 'empty'
        ? 'empty'
        : thingsOf(rows, chunk.size);
  return `${name}:${where} ${things}${guess}${asBinary}`;
}
