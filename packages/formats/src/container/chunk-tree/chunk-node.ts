import { FormatError } from '@brushwork/record';
import { type AssembleOptions, assembleChunks, type FlatChunk } from './assemble-chunks.js';
import type { ChunkSchema } from './chunk-schema.js';
import type { LengthWidth } from './tag-word.js';

/** A chunk that is to be written, with those inside it. */
export interface ChunkNode {
  /** Name of its tag, or its id. */
  readonly tag: string | number;
  /** Width of its length, where it isn't to be the smallest one. */
  readonly width?: LengthWidth;
  /** Its data; for a chunk that holds others, bytes behind the last of them. */
  readonly data?: Uint8Array;
  /** The chunks inside. */
  readonly children?: readonly ChunkNode[];
}

/** Chunks as a list, each in front of those inside it. `not-found` for a tag that has no id. */
export function flattenNodes(
  schema: ChunkSchema,
  nodes: readonly ChunkNode[],
  firstDepth: number = 0,
): FlatChunk[] {
  const flat: FlatChunk[] = [];
  const pending: { readonly node: ChunkNode; readonly depth: number }[] = [];
  const push = (list: readonly ChunkNode[], depth: number): void => {
    for (let i = list.length - 1; i >= 0; i--) pending.push({ node: list[i] as ChunkNode, depth });
  };
  push(nodes, firstDepth);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node, depth } = next;
    flat.push({ depth, id: idOf(schema, node.tag), width: node.width, data: node.data });
    push(node.children ?? [], depth + 1);
  }
  return flat;
}

/** Bytes of chunks with those inside them. Throws as `assembleChunks` does, and `not-found` for a tag without an id. */
export function writeNodes(nodes: readonly ChunkNode[], options: AssembleOptions): Uint8Array<ArrayBuffer> {
  return assembleChunks(flattenNodes(options.schema, nodes), options);
}

function idOf(schema: ChunkSchema, tag: string | number): number {
  const id = typeof tag === 'number' ? tag : schema.idFor(tag);
  if (id === undefined)
    throw new FormatError('not-found', `the id of tag '${tag}' is not known`, { path: [String(tag)] });
  return id;
}
