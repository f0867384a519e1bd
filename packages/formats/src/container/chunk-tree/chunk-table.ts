/** Stands for the file itself where a chunk is expected: the parent of chunks that are in no other. */
export const fileLevel = 0xffffffff;

/**
 * Where each chunk of a file lies, in the order of the file, a chunk in front of those inside it. Four numbers a chunk:
 * everything else is in the bytes.
 */
export class ChunkTable {
  /** Number of chunks. */
  count = 0;
  /** Position of each chunk's tag word. */
  starts: Uint32Array = new Uint32Array(64);
  /** Position behind each chunk's last byte that is really there. */
  ends: Uint32Array = new Uint32Array(64);
  /** Number of the chunk that each one is in, or `fileLevel`. */
  parents: Uint32Array = new Uint32Array(64);
  /** Number of the next chunk that isn't inside each one. */
  nexts: Uint32Array = new Uint32Array(64);

  /** Adds a chunk that holds none so far, and returns its number. */
  add(start: number, end: number, parent: number): number {
    if (this.count === this.starts.length) this.grow();
    const i = this.count++;
    this.starts[i] = start;
    this.ends[i] = end;
    this.parents[i] = parent;
    this.nexts[i] = i + 1;
    return i;
  }

  private grow(): void {
    const size = this.starts.length * 2;
    this.starts = grown(this.starts, size);
    this.ends = grown(this.ends, size);
    this.parents = grown(this.parents, size);
    this.nexts = grown(this.nexts, size);
  }
}

function grown(numbers: Uint32Array, size: number): Uint32Array {
  const larger = new Uint32Array(size);
  larger.set(numbers);
  return larger;
}
