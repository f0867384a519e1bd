import {
  type Chunk,
  type ChunkTree,
  FaceList,
  fileLevel,
  findPart,
  type GameMap,
  lumpOfPath,
} from '@brushwork/formats';
import {
  chunkRows,
  faceRows,
  isFaceList,
  type LostLump,
  type LumpRows,
  lostLump,
  lumpRows,
} from '@brushwork/ops';
import type { Content } from '@brushwork/record';
import { OpenDocument } from '../open-document.js';
import type { OpenFile } from '../open-file.js';

/** A lump of a map, a part of one, or a chunk of a model, that was read. */
export interface OpenedContent {
  /** Path as it is written, whatever it was asked for with. */
  readonly path: string;
  /** Names from the lump or tag on. */
  readonly names: readonly string[];
  /** The content. */
  readonly content: Content;
  /** Its rows. */
  readonly rows: LumpRows;
  /** Offset of the block that it was unpacked from; offsets in the content then are none of the file. */
  readonly block: number | undefined;
  /** The map that it is of. */
  readonly map: GameMap | undefined;
  /** The tree that it is of, and the chunk: `fileLevel` for all of it. */
  readonly chunk: { readonly tree: ChunkTree; readonly index: number } | undefined;
}

/** Reads what a path names, and of the file nothing else but the entities, which tell games apart. Throws `FormatError`. */
export async function openContent(file: OpenFile, path: string): Promise<OpenedContent> {
  const { any } = file;
  if (any instanceof OpenDocument) return contentOfMap(await loadFor(any, path), path);
  const { tree } = any.model;
  return path === '' ? wholeTree(tree) : contentOfChunk(tree.find(path));
}

async function loadFor(document: OpenDocument, path: string): Promise<GameMap> {
  const { map } = document;
  const { entities } = map.branch.capabilities;
  const name = lumpOfPath(map, path);
  return document.load(entities === undefined ? [name] : [...new Set([name, entities])]);
}

/** What a path names in a map whose lump is loaded. */
export function contentOfMap(map: GameMap, path: string): OpenedContent {
  const { path: names, content, block } = findPart(map, path);
  return { path: names.join('.'), names, content, rows: lumpRows(content), block, map, chunk: undefined };
}

/** Why the lump that content is of, or a part of, is stored and can't be read; `undefined` for what can be, and for what is no lump. */
export function lostContent({ map, names }: Pick<OpenedContent, 'map' | 'names'>): LostLump | undefined {
  const [name = ''] = names;
  return map?.lumpNames.includes(name) === true ? lostLump(map, name) : undefined;
}

function wholeTree(tree: ChunkTree): OpenedContent {
  const rows = chunkRows(tree, fileLevel, { withoutOffsets: false });
  const chunk = { tree, index: fileLevel };
  return { path: '', names: [], content: tree.root, rows, block: undefined, map: undefined, chunk };
}

function contentOfChunk(chunk: Chunk): OpenedContent {
  const { tree, index } = chunk;
  const content = tree.peek(index);
  return {
    path: pathOfChunk(chunk),
    names: [chunk.tag],
    content,
    rows: rowsOfChunk(chunk, content),
    block: undefined,
    map: undefined,
    chunk: { tree, index },
  };
}

/** Path of a chunk as `find` takes it. */
export function pathOfChunk({ tree, index }: Chunk): string {
  const labels: string[] = [];
  for (let at = index; at !== fileLevel; at = tree.table.parents[at] as number) labels.push(tree.labelOf(at));
  return labels.reverse().join('.');
}

function rowsOfChunk(chunk: Chunk, content: Content): LumpRows {
  const { tree, index } = chunk;
  if (chunk.isContainer) return chunkRows(tree, index, { withoutOffsets: false });
  return (isFaceList(chunk) ? faceRows(new FaceList(chunk)) : undefined) ?? lumpRows(content);
}
