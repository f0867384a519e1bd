/** How often each byte may be looked at. */
const LOOKS_PER_BYTE = 16;

/**
 * Bytes of a surface that are already taken by a record. Offsets in a broken surface may lead anywhere; since no byte
 * is taken twice, reading it takes no longer than its size allows, and its records can be written one behind the other.
 */
export class SurfaceClaims {
  private readonly taken: Uint8Array;
  /** Bytes that may still be looked at. Sound surfaces need as many as they have; records in vain are what takes more. */
  private budget: number;

  constructor(size: number) {
    this.taken = new Uint8Array(size);
    this.budget = size * LOOKS_PER_BYTE;
  }

  /** Whether bytes are inside the surface. */
  isInside(start: number, size: number): boolean {
    return start >= 0 && start <= this.taken.length && size <= this.taken.length - start;
  }

  /** Takes bytes that are inside; false, and nothing is taken, when some are outside or were taken before, or after too many in vain. */
  take(start: number, size: number): boolean {
    if (!this.isInside(start, size)) return false;
    const end = start + size;
    const limit = Math.min(end, start + this.budget);
    let free = start;
    while (free < limit && this.taken[free] === 0) free++;
    this.budget -= free - start;
    if (free < end) return false;
    this.taken.fill(1, start, end);
    return true;
  }
}
