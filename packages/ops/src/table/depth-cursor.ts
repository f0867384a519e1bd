import { type ChunkTree, fileLevel } from '@brushwork/formats';

/** How many chunks each chunk is in, counted from one of them; cheap when asked for one after the other. */
export class DepthCursor {
  private readonly parents: Uint32Array;
  private readonly top: number;
  private at = fileLevel;
  private depth = 0;

  constructor({ table }: ChunkTree, top: number) {
    this.parents = table.parents;
    this.top = top;
  }

  /** How deep chunk `i` is below the top. */
  depthOf(i: number): number {
    const { parents } = this;
    const parent = parents[i] as number;
    if (this.at !== fileLevel && i === this.at + 1) {
      let above = this.at;
      for (this.depth++; above !== parent; above = parents[above] as number) this.depth--;
    } else if (i !== this.at) {
      this.depth = 0;
      for (let above = parent; above !== this.top; above = parents[above] as number) this.depth++;
    }
    this.at = i;
    return this.depth;
  }
}
