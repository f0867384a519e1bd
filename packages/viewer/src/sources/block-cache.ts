/** Blocks of bytes by their number: those that were used last, up to a number of bytes. */
export class BlockCache {
  private readonly blocks = new Map<number, Uint8Array>();
  private readonly capacity: number;
  private used = 0;

  /** Makes an empty cache that keeps at most so many bytes. */
  constructor(capacity: number) {
    this.capacity = capacity;
  }

  /** Number of bytes that are kept. */
  get byteLength(): number {
    return this.used;
  }

  /** A block, if it is there. */
  get(number: number): Uint8Array | undefined {
    const block = this.blocks.get(number);
    if (block === undefined) return undefined;
    // What is used last goes last.
    this.blocks.delete(number);
    this.blocks.set(number, block);
    return block;
  }

  /** Keeps a block, and lets go of those that were not used for longest. */
  set(number: number, block: Uint8Array): void {
    this.used += block.byteLength - (this.blocks.get(number)?.byteLength ?? 0);
    this.blocks.delete(number);
    this.blocks.set(number, block);
    for (const [oldest, { byteLength }] of this.blocks) {
      if (this.used <= this.capacity) break;
      this.blocks.delete(oldest);
      this.used -= byteLength;
    }
  }
}
