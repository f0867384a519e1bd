/**
 * Memory that the lumps of a file are read into one after the other, always the same. Large pieces that come and go
 * would leave the process with much more than it uses: what was given back is kept for pieces of that size.
 */
export class RegionMemory {
  private memory = new Uint8Array(0);
  private isFree = true;

  /** Gives memory for so many bytes: the common one as long as it is free, otherwise some of its own. */
  readonly allocate = (size: number): Uint8Array => {
    if (!this.isFree || size > this.memory.length) return new Uint8Array(size);
    this.isFree = false;
    return this.memory.subarray(0, size);
  };

  /** Makes room for pieces of `size` bytes. What is never used of it takes no memory. */
  reserve(size: number): void {
    if (size > this.memory.length) this.memory = new Uint8Array(size);
    this.isFree = true;
  }

  /** Says that nobody uses any more what was given. */
  release(): void {
    this.isFree = true;
  }
}
