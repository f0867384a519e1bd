/** Bytes of memory that small arrays share. */
const SLAB = 1024 * 1024;
/** Bytes from which an array has memory of its own, so that it can be handed on without the others. */
const OWN = 64 * 1024;

/**
 * Makes arrays of zeros. Small ones lie in memory that they share: memory of its own takes ten times as long to make as
 * it takes to fill, and maps with many pages of light have thousands of meshes.
 */
export class ArrayRoom {
  private slab = new ArrayBuffer(0);
  private used = 0;

  /** An array of numbers of 32 bits. */
  floats(length: number): Float32Array<ArrayBuffer> {
    return new Float32Array(...this.take(length * 4), length);
  }

  /** An array of whole numbers of 32 bits. */
  integers(length: number): Uint32Array<ArrayBuffer> {
    return new Uint32Array(...this.take(length * 4), length);
  }

  /** An array of bytes. */
  bytes(length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(...this.take(length), length);
  }

  private take(size: number): [memory: ArrayBuffer, start: number] {
    if (size >= OWN) return [new ArrayBuffer(size), 0];
    if (this.used + size > this.slab.byteLength) {
      this.slab = new ArrayBuffer(SLAB);
      this.used = 0;
    }
    const start = this.used;
    this.used = Math.ceil((start + size) / 4) * 4;
    return [this.slab, start];
  }
}
