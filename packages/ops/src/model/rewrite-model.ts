import { type ChunkTree, fileLevel, type Model, tagWord, writeChunkHead } from '@brushwork/formats';

/**
 * Writes a model anew from what was read of it: the magic, each chunk's tag, width and length, what is inside, and bytes
 * that are no chunk where chunks should be. For a file that was understood these are its bytes.
 */
export function rewriteModel({ tree }: Model): Uint8Array<ArrayBuffer> {
  return new Rewriter(tree).bytes();
}

/** Longest head of a chunk: a tag word and a length of four bytes. */
const LARGEST_HEAD = 6;

class Rewriter {
  private readonly tree: ChunkTree;
  private written: Uint8Array<ArrayBuffer>;
  private view: DataView;
  private at = 0;

  constructor(tree: ChunkTree) {
    this.tree = tree;
    this.written = new Uint8Array(tree.bytes.length + LARGEST_HEAD);
    this.view = new DataView(this.written.buffer);
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const { tree } = this;
    const { parents } = tree.table;
    this.append(tree.bytes.subarray(0, tree.start));
    let open = fileLevel;
    for (let i = 0; i < tree.count; i++) {
      for (; open !== parents[i]; open = parents[open] as number) this.tail(open);
      const chunk = tree.chunk(i);
      this.head(chunk);
      if (chunk.isContainer) open = i;
      else this.append(chunk.payload);
    }
    for (; open !== fileLevel; open = parents[open] as number) this.tail(open);
    this.tail(fileLevel);
    return this.written.slice(0, this.at);
  }

  private head({ id, length, reserved, width }: ReturnType<ChunkTree['chunk']>): void {
    this.reserve(LARGEST_HEAD);
    const word = tagWord(id, width, { reserved });
    this.at += writeChunkHead(this.view, this.at, { word, width, length });
  }

  private tail(chunk: number): void {
    const { start, end } = this.tree.tailOf(chunk);
    this.append(this.tree.bytes.subarray(start, end));
  }

  private append(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.written.set(bytes, this.at);
    this.at += bytes.length;
  }

  /** Makes room: what was misread may come out longer than it was. */
  private reserve(size: number): void {
    if (this.at + size <= this.written.length) return;
    const larger = new Uint8Array((this.at + size) * 2);
    larger.set(this.written);
    this.written = larger;
    this.view = new DataView(larger.buffer);
  }
}
