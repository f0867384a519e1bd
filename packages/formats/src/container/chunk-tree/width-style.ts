import { Chunk } from './chunk.js';
import type { ChunkTree } from './chunk-tree.js';
import { type LengthWidth, largestLength, smallestWidth } from './tag-word.js';

/**
 * The smallest width that the writer of a file gives short lengths, as far as the neighbours of a chunk show it: those
 * with the same tag count, or all of them where there is none. A file that spends two bytes on every length keeps doing
 * so. Lengths of four bytes are no style.
 *
 * @param parent Number of the chunk that holds them, or `fileLevel`.
 * @param id Tag of the chunk that is to be written.
 */
function shortestWidthAmong(tree: ChunkTree, parent: number, id: number): LengthWidth {
  let same: LengthWidth | undefined;
  let any: LengthWidth | undefined;
  for (const i of tree.childIndexes(parent)) {
    const chunk = new Chunk(tree, i);
    // A length that needs two bytes says nothing about short ones.
    if (chunk.length > largestLength[1]) continue;
    const { width } = chunk;
    if (chunk.id === id && (same === undefined || width < same)) same = width;
    if (any === undefined || width < any) any = width;
    if (same === 1) break;
  }
  return (same ?? any) === undefined || (same ?? any) === 1 ? 1 : 2;
}

/** Styles that were asked for, so that many changes in one container cost no more than one. */
export class WidthStyles {
  private readonly tree: ChunkTree;
  private readonly known = new Map<string, LengthWidth>();

  constructor(tree: ChunkTree) {
    this.tree = tree;
  }

  /** `shortestWidthAmong` the chunks inside one. */
  shortest(parent: number, id: number): LengthWidth {
    const key = `${parent} ${id}`;
    let width = this.known.get(key);
    if (width === undefined) {
      width = shortestWidthAmong(this.tree, parent, id);
      this.known.set(key, width);
    }
    return width;
  }

  /** Width for a chunk whose inside changed its length; `undefined` when only four bytes would do and it had fewer. */
  afterChange(chunk: Chunk, length: number): LengthWidth | undefined {
    if (chunk.width === 4) return 4;
    const needed = smallestWidth(length);
    if (needed === 4) return undefined;
    const style = this.shortest(this.tree.table.parents[chunk.index] as number, chunk.id);
    return Math.max(needed, style) as LengthWidth;
  }
}
