import { type Content, FormatError, type FormatPath } from '@brushwork/record';
import { assembleChunks, tooLong } from './assemble-chunks.js';
import { Chunk } from './chunk.js';
import { type ChunkNode, flattenNodes } from './chunk-node.js';
import { fileLevel } from './chunk-table.js';
import type { ChunkTree } from './chunk-tree.js';
import { type LengthWidth, largestLength, tagWord, writeChunkHead } from './tag-word.js';
import { WidthStyles } from './width-style.js';

/** Chunks that are added. */
export interface ChunkInsertion {
  /** The chunk that they are put into, at its end or in front of `before`; the file's own level unless given. */
  readonly into?: Chunk | undefined;
  /** The chunk directly inside that they are put in front of. */
  readonly before?: Chunk | undefined;
  /** The chunks. */
  readonly nodes: readonly ChunkNode[];
}

/** What is to be changed beside the contents that were given other bytes. */
export interface SaveChunksOptions {
  /** Chunks that are taken out, with all that is in them. */
  readonly remove?: readonly Chunk[];
  /** Chunks that are added. */
  readonly insert?: readonly ChunkInsertion[];
  /** Whether lengths of four bytes may be written where there was none; otherwise what needs them is refused. */
  readonly longLengths?: boolean;
}

/** A stretch of the old bytes, and what comes in its place. */
interface Patch {
  readonly at: number;
  readonly skip: number;
  readonly bytes: Uint8Array;
  /** Chunk that has to be kept for the patch to count. */
  readonly owner: number;
  /** Among patches at one position: the deeper the end that it is put at, the earlier. */
  readonly rank: number;
}

/**
 * The bytes of a tree as it is now. Nothing changed: the same bytes. Contents that got other bytes, and the chunks around
 * them, get lengths of the smallest width that their neighbours' style allows; every other byte stays. Throws
 * `FormatError` 'does-not-fit' for more than 65,535 bytes in a chunk without leave for lengths of four bytes.
 */
export function saveChunks(tree: ChunkTree, options: SaveChunksOptions = {}): Uint8Array<ArrayBuffer> {
  const changed = changedContents(tree);
  const { remove = [], insert = [] } = options;
  if (changed.size === 0 && remove.length === 0 && insert.length === 0) return Uint8Array.from(tree.bytes);
  return new Changes(tree, options, changed).bytes();
}

/** Contents with bytes that aren't those of the file any more, by the number of their chunk. */
function changedContents(tree: ChunkTree): Map<number, Content> {
  const changed = new Map<number, Content>();
  for (const [i, content] of tree.contents) {
    const { bytes } = content;
    const { payloadStart, size } = new Chunk(tree, i);
    const isOwn =
      bytes.buffer === tree.bytes.buffer &&
      bytes.byteOffset === tree.bytes.byteOffset + payloadStart &&
      bytes.length === size;
    if (!isOwn) changed.set(i, content);
  }
  return changed;
}

class Changes {
  private readonly tree: ChunkTree;
  private readonly longLengths: boolean;
  private readonly changed: ReadonlyMap<number, Content>;
  private readonly removed: ReadonlySet<number>;
  private readonly styles: WidthStyles;
  private readonly patches: Patch[] = [];
  /** Chunks that stay, with all around them, and whose inside wasn't replaced as a whole. */
  private readonly kept = new Set<number>();
  /** By how many bytes the inside of each chunk grows through what is inside it. */
  private readonly growth = new Map<number, number>();

  constructor(tree: ChunkTree, options: SaveChunksOptions, changed: ReadonlyMap<number, Content>) {
    this.tree = tree;
    this.styles = new WidthStyles(tree);
    this.longLengths = options.longLengths === true;
    this.changed = changed;
    this.removed = new Set((options.remove ?? []).map((chunk) => this.own(chunk)));
    for (const insertion of options.insert ?? []) this.insert(insertion);
  }

  bytes(): Uint8Array<ArrayBuffer> {
    for (const i of this.affected()) this.rewrite(i);
    return this.joined();
  }

  private own(chunk: Chunk): number {
    if (chunk.tree !== this.tree)
      throw new FormatError('not-found', 'the chunk is one of another tree', { path: [chunk.tag] });
    return chunk.index;
  }

  private insert({ into, before, nodes }: ChunkInsertion): void {
    const { tree } = this;
    const parent = into === undefined ? fileLevel : this.own(into);
    if (before !== undefined && tree.table.parents[this.own(before)] !== parent)
      throw new FormatError('not-found', `${before.tag} is not directly inside`, { path: into?.path });
    if (into !== undefined && !into.isContainer)
      throw new FormatError('does-not-fit', `${into.tag} holds no chunks`, { path: into.path });
    if (this.changed.has(parent)) throw twice(into?.path);
    const styled = nodes.map((node) => {
      const id = typeof node.tag === 'number' ? node.tag : (tree.schema.idFor(node.tag) ?? -1);
      return { width: this.styles.shortest(parent, id), ...node };
    });
    const options = { schema: tree.schema, longLengths: this.longLengths };
    const bytes = assembleChunks(flattenNodes(tree.schema, styled), options);
    const { start } = tree.tailOf(parent);
    this.patches.push({
      at: before?.start ?? start,
      skip: 0,
      bytes,
      owner: parent,
      rank: before === undefined ? -1 - depthOf(tree, parent) : 0,
    });
    if (parent !== fileLevel) this.grow(parent, bytes.length);
  }

  private grow(i: number, by: number): void {
    this.growth.set(i, (this.growth.get(i) ?? 0) + by);
  }

  /** Every chunk that changes, and those around it, the last first, so that what is inside comes before what is around. */
  private affected(): number[] {
    const found = new Set<number>();
    const { parents } = this.tree.table;
    for (const list of [this.changed.keys(), this.removed, [...this.growth.keys()]])
      for (const i of list)
        for (let at = i; at !== fileLevel && !found.has(at); at = parents[at] as number) found.add(at);
    return [...found].sort((a, b) => b - a);
  }

  /** Works out what becomes of one chunk, when all those inside it are done. */
  private rewrite(i: number): void {
    const { tree } = this;
    const chunk = new Chunk(tree, i);
    const { start, end, payloadStart, size } = chunk;
    const parent = tree.table.parents[i] as number;
    if (this.removed.has(i)) {
      this.patches.push({ at: start, skip: end - start, bytes: new Uint8Array(0), owner: parent, rank: 1 });
      if (parent !== fileLevel) this.grow(parent, start - end);
      return;
    }
    const content = this.changed.get(i);
    const newSize = content === undefined ? size + (this.growth.get(i) ?? 0) : content.bytes.length;
    if (content !== undefined)
      this.patches.push({ at: payloadStart, skip: size, bytes: content.bytes, owner: i, rank: 1 });
    if (newSize === size) return;
    const head = this.head(chunk, newSize);
    this.patches.push({ at: start, skip: payloadStart - start, bytes: head, owner: i, rank: 2 });
    if (parent !== fileLevel) this.grow(parent, head.length + newSize - (end - start));
  }

  private head(chunk: Chunk, length: number): Uint8Array {
    const width = this.styles.afterChange(chunk, length) ?? (this.longLengths ? 4 : undefined);
    if (width === undefined || length > largestLength[4]) throw tooLong(chunk.tag, length);
    const bytes = new Uint8Array(2 + width);
    const word = tagWord(chunk.id, width as LengthWidth, { reserved: chunk.reserved });
    writeChunkHead(new DataView(bytes.buffer), 0, { word, width, length });
    return bytes;
  }

  /** Whether a patch is in nothing that is taken out. `does-not-fit` for one in a chunk that got other bytes as a whole. */
  private counts({ owner }: Patch): boolean {
    const { parents } = this.tree.table;
    if (this.removed.has(owner)) return false;
    const walked: number[] = [];
    for (let at = owner; at !== fileLevel && !this.kept.has(at); at = parents[at] as number) {
      if (this.removed.has(at)) return false;
      if (at === owner) continue;
      if (this.changed.has(at)) throw twice(this.tree.pathOf(at));
      walked.push(at);
    }
    for (const at of walked) this.kept.add(at);
    return true;
  }

  private joined(): Uint8Array<ArrayBuffer> {
    const old = this.tree.bytes;
    const patches = this.patches.filter((patch) => this.counts(patch));
    patches.sort((a, b) => a.at - b.at || a.rank - b.rank);
    const size = patches.reduce((sum, { bytes, skip }) => sum + bytes.length - skip, old.length);
    const whole = new Uint8Array(size);
    let from = 0;
    let to = 0;
    for (const { at, skip, bytes } of patches) {
      whole.set(old.subarray(from, at), to);
      to += at - from;
      whole.set(bytes, to);
      to += bytes.length;
      from = at + skip;
    }
    whole.set(old.subarray(from), to);
    return whole;
  }
}

function twice(path: FormatPath | undefined): FormatError {
  return new FormatError('does-not-fit', 'was changed as a whole, and so were chunks inside it', { path });
}

function depthOf(tree: ChunkTree, i: number): number {
  let depth = 0;
  for (let at = i; at !== fileLevel; at = tree.table.parents[at] as number) depth++;
  return depth;
}
