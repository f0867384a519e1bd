import {
  type Chunk,
  type ChunkTree,
  type FoundPart,
  fileLevel,
  findPart,
  type GameMap,
} from '@brushwork/formats';
import { leafText, lumpRows } from '@brushwork/ops';
import { type Content, FormatError, type Part, RowContent } from '@brushwork/record';
import type { TreeNode, TreeNodes } from '../../protocol/table-types.js';
import { pathOfChunk } from './opened-content.js';

/** What is inside a lump or part: the nodes from `first` on, `count` at most. Files aren't unpacked. */
export function partNodes(map: GameMap, path: string, first: number, count: number): TreeNodes {
  const found = findPart(map, path);
  const parts = [...(found.content.namedParts?.() ?? [])];
  return {
    nodes: parts.slice(first, first + count).map(([name, part]) => partNode(found, name, part)),
    count: parts.length,
  };
}

function partNode({ path: above, block }: FoundPart, name: string, part: Part): TreeNode {
  const path = [...above, name].join('.');
  const bare = {
    path,
    label: name,
    layout: undefined,
    count: undefined,
    elementSize: undefined,
    offset: undefined,
    size: undefined,
    text: '',
  };
  if (part.isFile === true) return { ...bare, kind: 'file', hasChildren: false };
  try {
    const content = part.open();
    const { layout } = content as { readonly layout?: string };
    const isPlain = block === undefined && part.isUnpacked !== true;
    const hasOwnBytes = !(content instanceof RowContent);
    return {
      ...bare,
      kind: content.kind,
      layout,
      ...countOf(content),
      offset: isPlain && hasOwnBytes ? content.offset : undefined,
      size: hasOwnBytes ? content.bytes.length : undefined,
      hasChildren: hasParts(content),
    };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { ...bare, kind: 'unreadable', hasChildren: false, text: error.reason };
  }
}

/** Number and size of the elements of a content, as its rows have them. */
export function countOf(content: Content): Pick<TreeNode, 'count' | 'elementSize'> {
  if (content.kind === 'opaque') return { count: undefined, elementSize: undefined };
  const { count, recordSize } = lumpRows(content);
  return { count, elementSize: recordSize };
}

/** Whether something with a name is inside. */
export function hasParts(content: Content): boolean {
  return (content.namedParts?.().size ?? 0) > 0;
}

/** The chunks inside one, or those of the file: from `first` on, `count` at most. */
export function chunkNodes(tree: ChunkTree, path: string, first: number, count: number): TreeNodes {
  const top = path === '' ? fileLevel : tree.find(path).index;
  const nodes: TreeNode[] = [];
  let number = 0;
  for (const i of tree.childIndexes(top)) {
    if (number >= first && nodes.length < count) nodes.push(chunkNode(tree.chunk(i)));
    number++;
  }
  return { nodes, count: number };
}

function chunkNode(chunk: Chunk): TreeNode {
  const { tree, index } = chunk;
  const content = tree.peek(index);
  const { layout } = content as { readonly layout?: string };
  return {
    path: pathOfChunk(chunk),
    label: tree.labelOf(index),
    kind: chunk.isContainer ? 'chunks' : content.kind,
    layout,
    ...(chunk.isContainer
      ? { count: [...tree.childIndexes(index)].length, elementSize: undefined }
      : countOf(content)),
    offset: chunk.offset,
    size: chunk.end - chunk.start,
    hasChildren: chunk.isContainer && (tree.table.nexts[index] as number) > index + 1,
    text: leafText(chunk),
  };
}
