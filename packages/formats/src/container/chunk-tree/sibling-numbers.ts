import { fileLevel } from './chunk-table.js';
import type { ChunkTree } from './chunk-tree.js';

/** Stands for a chunk whose tag no other one beside it has. */
const ONLY = 0xffffffff;

/**
 * Which of the chunks with the same tag beside it each chunk is. Worked out for all chunks inside one at once, when one of
 * them is first asked for, so that asking for all takes time linear in their number.
 */
export class SiblingNumbers {
  private readonly tree: ChunkTree;
  /** Number plus one; 0 where it wasn't worked out yet. */
  private numbers: Uint32Array | undefined;

  constructor(tree: ChunkTree) {
    this.tree = tree;
  }

  /** The number of chunk `i`, counted from 0; `undefined` when no other chunk beside it has its tag. */
  numberOf(i: number): number | undefined {
    this.numbers ??= new Uint32Array(this.tree.count);
    if (this.numbers[i] === 0) this.fill(this.tree.table.parents[i] ?? fileLevel, this.numbers);
    const number = this.numbers[i] as number;
    return number === ONLY ? undefined : number - 1;
  }

  private fill(parent: number, numbers: Uint32Array): void {
    const { tree } = this;
    const seen = new Map<number, { count: number; readonly first: number }>();
    for (const i of tree.childIndexes(parent)) {
      const id = tree.idOf(i);
      const known = seen.get(id);
      if (known === undefined) seen.set(id, { count: 1, first: i });
      else known.count++;
      numbers[i] = known?.count ?? 1;
    }
    for (const { count, first } of seen.values()) if (count === 1) numbers[first] = ONLY;
  }
}
