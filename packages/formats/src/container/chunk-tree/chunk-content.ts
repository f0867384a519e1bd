import type { Content, ContentPlace, ContentRows, ContentStatus, Issue, Part } from '@brushwork/record';
import { Chunk } from './chunk.js';
import { fileLevel } from './chunk-table.js';
import type { ChunkTree } from './chunk-tree.js';
import { type PlainChunk, plainChunks } from './plain-chunk.js';

/** Chunks inside a chunk, or those of a file, as content: parts by name, rows, plain data. */
export class ChunkContent implements Content {
  /** Always `chunks`. */
  readonly kind = 'chunks' as const;
  /** The tree. */
  readonly tree: ChunkTree;
  /** Number of the chunk; `fileLevel` for the file. */
  readonly chunk: number;
  private readonly place: ContentPlace;
  private replaced: Uint8Array | undefined;
  private indexes: Uint32Array | undefined;

  constructor(tree: ChunkTree, chunk: number, place: ContentPlace) {
    this.tree = tree;
    this.chunk = chunk;
    this.place = place;
  }

  /** Path of the chunk. */
  get name(): string {
    return this.place.name;
  }

  /** Absolute offset of the first chunk inside. */
  get offset(): number {
    return this.place.offset;
  }

  /** The bytes as they are now; chunks that were changed one by one are not in them until the tree is saved. */
  get bytes(): Uint8Array {
    return this.replaced ?? this.place.bytes;
  }

  /** Puts other bytes in the place of all chunks inside; they are read when the tree was saved and opened again. */
  setBytes(bytes: Uint8Array): void {
    this.replaced = bytes;
  }

  /** Number of chunks directly inside. */
  get length(): number {
    return this.children.length;
  }

  /** Bytes behind the last chunk inside. */
  get remainder(): number {
    const { start, end } = this.tree.tailOf(this.chunk);
    return end - start;
  }

  /** `remainder` when bytes are left that are no chunk, `truncated` when the chunk says that it is longer. */
  get status(): ContentStatus {
    if (this.place.bytes.length === 0) return 'empty';
    if (this.chunk !== fileLevel) {
      const { length, size } = new Chunk(this.tree, this.chunk);
      if (length > size) return 'truncated';
    }
    return this.remainder > 0 ? 'remainder' : 'ok';
  }

  /** None of its own: those of the framing are the tree's. */
  get issues(): readonly Issue[] {
    return [];
  }

  private get children(): Uint32Array {
    this.indexes ??= Uint32Array.from(this.tree.childIndexes(this.chunk));
    return this.indexes;
  }

  /** The chunks directly inside by name, numbered where a name occurs more than once or usually does. */
  namedParts(): ReadonlyMap<string, Part> {
    const { tree, children } = this;
    const counts = new Map<number, number>();
    for (const i of children) counts.set(tree.idOf(i), (counts.get(tree.idOf(i)) ?? 0) + 1);
    const seen = new Map<number, number>();
    const parts = new Map<string, Part>();
    for (const i of children) {
      const id = tree.idOf(i);
      const number = seen.get(id) ?? 0;
      seen.set(id, number + 1);
      const isNumbered = counts.get(id) !== 1 || tree.schema.tagOfId(id)?.repeats === true;
      const name = tree.schema.nameFor(id);
      parts.set(isNumbered ? `${name}[${number}]` : name, { open: () => tree.content(i) });
    }
    return parts;
  }

  /** A row for each chunk directly inside. */
  rows(): ContentRows {
    const { tree, children } = this;
    return {
      columns: [
        { name: 'tag' },
        { name: 'offset' },
        { name: 'width' },
        { name: 'length' },
        { name: 'kind' },
        { name: 'elements' },
        { name: 'confidence' },
      ],
      length: children.length,
      row(i) {
        const chunk = new Chunk(tree, children[i] as number);
        const content = tree.peek(chunk.index);
        return {
          tag: chunk.tag,
          offset: chunk.offset,
          width: chunk.width,
          length: chunk.length,
          kind: content.kind,
          elements: content.length,
          confidence: chunk.declaration?.confidence ?? 'unknown',
        };
      },
    };
  }

  /** Number of blocks of at most `size` chunks, those inside chunks included. */
  blockCount(size: number): number {
    const { first, end } = this.range;
    return Math.ceil((end - first) / size);
  }

  /** Chunks of block `i` as plain data, a chunk in front of those inside it. */
  block(i: number, size: number): PlainChunk[] {
    const { first, end } = this.range;
    const from = first + i * size;
    return [...plainChunks(this.tree, { from, to: Math.min(end, from + size), top: this.chunk })];
  }

  private get range(): { readonly first: number; readonly end: number } {
    const { table } = this.tree;
    return this.chunk === fileLevel
      ? { first: 0, end: table.count }
      : { first: this.chunk + 1, end: table.nexts[this.chunk] as number };
  }
}
