import type { FormatPath } from '@brushwork/record';
import type { ChunkTag } from './chunk-schema.js';
import type { ChunkTree } from './chunk-tree.js';
import { type LengthWidth, lengthWidthOf, reservedTagBit, tagIdOf } from './tag-word.js';

/** One chunk of a tree: where it is, what its head says. Made when asked for; it holds no data of its own. */
export class Chunk {
  /** The tree that it is in. */
  readonly tree: ChunkTree;
  /** Its number in the order of the file, a chunk counted before those inside it. */
  readonly index: number;
  /** Position of its tag word in the tree's bytes. */
  readonly start: number;
  /** Position behind its last byte that is there. */
  readonly end: number;
  /** The tag word as it is stored. */
  readonly word: number;

  constructor(tree: ChunkTree, index: number) {
    const { table } = tree;
    this.tree = tree;
    this.index = index;
    this.start = table.starts[index] as number;
    this.end = table.ends[index] as number;
    this.word = tree.view.getUint16(this.start, true);
  }

  /** Number of the tag. */
  get id(): number {
    return tagIdOf(this.word);
  }

  /** Name of the tag; its id as text where it has none. */
  get tag(): string {
    return this.tree.schema.nameFor(this.id);
  }

  /** What is known of the tag. */
  get declaration(): ChunkTag | undefined {
    return this.tree.schema.tagOfId(this.id);
  }

  /** Bytes that the length takes. */
  get width(): LengthWidth {
    return lengthWidthOf(this.word) as LengthWidth;
  }

  /** Whether the bit of the tag word is set that means nothing known. */
  get reserved(): boolean {
    return (this.word & reservedTagBit) !== 0;
  }

  /** Absolute offset of the tag word in the file. */
  get offset(): number {
    return this.tree.offset + this.start;
  }

  /** Position of the first byte of what is inside. */
  get payloadStart(): number {
    return this.start + 2 + this.width;
  }

  /** Bytes inside, as its length says. */
  get length(): number {
    const { view } = this.tree;
    const at = this.start + 2;
    const { width } = this;
    if (width === 1) return view.getUint8(at);
    return width === 2 ? view.getUint16(at, true) : view.getUint32(at, true);
  }

  /** Bytes inside that are really there. */
  get size(): number {
    return this.end - this.payloadStart;
  }

  /** The bytes inside, as they are in the file. */
  get payload(): Uint8Array {
    return this.tree.bytes.subarray(this.payloadStart, this.end);
  }

  /** Whether it is known to hold chunks. */
  get isContainer(): boolean {
    return this.tree.schema.kinds[this.id] === 2;
  }

  /** The chunk that it is in; `undefined` for one that is in no other. */
  get parent(): Chunk | undefined {
    return this.tree.parentOf(this.index);
  }

  /** Where it is: `['OBJECT', 0, 'LOD', 1]`. */
  get path(): FormatPath {
    return this.tree.pathOf(this.index);
  }

  /** The chunks directly inside, in the order of the file. */
  children(): Generator<Chunk> {
    return this.tree.children(this.index);
  }

  /** The first chunk directly inside with a tag of this name. */
  child(tag: string): Chunk | undefined {
    const id = this.tree.schema.tags.get(tag)?.id;
    if (id === undefined) return undefined;
    for (const chunk of this.children()) if (chunk.id === id) return chunk;
    return undefined;
  }
}
