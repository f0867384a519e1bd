import { type Chunk, type ChunkTree, findPart, lumpOfPath } from '@brushwork/formats';
import { type Content, type ContentType, FormatError } from '@brushwork/record';
import { OpenDocument } from '../open-document.js';
import type { OpenFile } from '../open-file.js';
import { type EditableContent, editableContent } from './editable-content.js';

/** The records that a path names, ready to be changed; `not-found` and `unsupported` when there are none. */
export async function editTarget(file: OpenFile, path: string): Promise<EditableContent> {
  const opened = file.any;
  if (opened instanceof OpenDocument) {
    const map = await opened.load([lumpOfPath(opened.map, path)]);
    const found = findPart(map, path);
    if (found.isFile)
      throw new FormatError('unsupported', 'is a file inside the map: its bytes are not changed here', {
        path: found.path,
      });
    return editableContent(found.content, { byteOrder: map.byteOrder });
  }
  const { content, type } = contentOfChunk(opened.model.tree, path);
  return editableContent(content, { byteOrder: 'little', ...(type !== undefined && { type }) });
}

/** Other lumps whose length a reference is checked against; 0 where they can't be read. */
export async function lengthOfLump(file: OpenFile, name: string): Promise<number | undefined> {
  const opened = file.any;
  if (!(opened instanceof OpenDocument)) return undefined;
  if (!opened.map.lumpNames.includes(lumpOfPath(opened.map, name))) return undefined;
  const map = await opened.load([lumpOfPath(opened.map, name)]);
  return findPart(map, name).content.length;
}

interface FoundContent {
  readonly content: Content;
  readonly type?: ContentType;
}

/** What is in a chunk, or in one of the parts of what is in it. */
function contentOfChunk(tree: ChunkTree, path: string): FoundContent {
  const whole = chunkAt(tree, path);
  if (whole !== undefined) {
    const { declaration } = whole;
    const type = declaration?.kind === 'leaf' ? declaration.type : undefined;
    return { content: tree.content(whole.index), ...(type !== undefined && { type }) };
  }
  const dot = path.lastIndexOf('.');
  const holder = dot < 0 ? undefined : chunkAt(tree, path.slice(0, dot));
  const part =
    holder &&
    tree
      .content(holder.index)
      .namedParts?.()
      .get(path.slice(dot + 1));
  if (part === undefined) return { content: tree.content(tree.find(path).index) };
  return { content: part.open() };
}

function chunkAt(tree: ChunkTree, path: string): Chunk | undefined {
  try {
    return tree.find(path);
  } catch (error) {
    if (error instanceof FormatError && error.code === 'not-found') return undefined;
    throw error;
  }
}
