import { type Chunk, type ChunkTree, fileLevel, type PlainChunk, plainChunks } from '@brushwork/formats';
import { formatPath, toHex } from '@brushwork/record';
import { DepthCursor } from './depth-cursor.js';
import { leafText } from './leaf-text.js';
import type { LumpRows } from './lump-rows.js';

/** Deeper chunks than this are given no path: paths of all chunks of a deep file would take the square of its size. */
export const deepestPath = 64;

/** Where offsets are of any use: in a file in binary form, not in one that a text would become. */
export interface OffsetOptions {
  /** Whether offsets are left out. */
  readonly withoutOffsets: boolean;
}

/** The chunks inside one, or those of a file, as rows: each in front of those inside it. */
export function chunkRows(tree: ChunkTree, top: number, { withoutOffsets }: OffsetOptions): LumpRows {
  const { from, to } = rangeInside(tree, top);
  const cursor = new DepthCursor(tree, top);
  const row = (i: number): readonly (string | number | undefined)[] => {
    const chunk = tree.chunk(from + i);
    const { kind, length } = tree.peek(chunk.index);
    const depth = cursor.depthOf(chunk.index);
    return [
      pathText(chunk) ?? undefined,
      depth,
      chunk.tag,
      withoutOffsets ? undefined : chunk.offset,
      chunk.width,
      chunk.length,
      chunk.size,
      kind,
      length,
      chunk.declaration?.confidence ?? 'unknown',
      leafText(chunk),
    ];
  };
  const titles = [
    'path',
    'depth',
    'tag',
    'offset',
    'width',
    'length',
    'size',
    'kind',
    'elements',
    'confidence',
    'text',
  ];
  const tail = tree.tailOf(top);
  return {
    kind: 'chunks',
    recordSize: undefined,
    count: to - from,
    titles,
    shownTitles: titles,
    plain(i) {
      const chunk = tree.chunk(from + i);
      const depth = cursor.depthOf(chunk.index);
      const { depth: _, tag, width: __, length: ___, ...inside } = plainOf(chunk);
      const { offset, length, size, width } = chunk;
      return {
        path: pathText(chunk),
        depth,
        tag,
        offset: withoutOffsets ? null : offset,
        width,
        length,
        size,
        ...inside,
      };
    },
    cells: (i) => [row(i)],
    shown: (i) => [row(i)],
    get rest() {
      return tail.end > tail.start ? toHex(tree.bytes.subarray(tail.start, tail.end)) : undefined;
    },
  };
}

/** The numbers of all chunks inside one. */
export function rangeInside(
  { table }: ChunkTree,
  top: number,
): { readonly from: number; readonly to: number } {
  return top === fileLevel ? { from: 0, to: table.count } : { from: top + 1, to: table.nexts[top] as number };
}

/** Path of a chunk as it is asked for; `null` for one that is too deep. */
export function pathText({ tree, index }: Chunk): string | null {
  const { parents } = tree.table;
  let above = index;
  for (let depth = 0; above !== fileLevel; depth++) {
    if (depth > deepestPath) return null;
    above = parents[above] as number;
  }
  return formatPath(tree.pathOf(index));
}

function plainOf({ tree, index }: Chunk): PlainChunk {
  const top = tree.table.parents[index] as number;
  const [plain] = plainChunks(tree, { from: index, to: index + 1, top });
  return plain as PlainChunk;
}
