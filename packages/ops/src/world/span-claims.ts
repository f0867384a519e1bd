/**
 * Elements that spans claim: each belongs to the first claim. However many spans lie over each other, every element is
 * looked at once.
 */
export class SpanClaims {
  /** For each element the next that may be free. */
  private readonly next: Uint32Array;

  constructor(length: number) {
    this.next = Uint32Array.from({ length: length + 1 }, (_, i) => i);
  }

  /** Calls a function for each element of a span that nothing has claimed yet; what lies outside is passed over. */
  claim(first: number, count: number, take: (element: number) => void): void {
    const length = this.next.length - 1;
    const end = Math.min(first + count, length);
    for (let i = this.free(Math.max(0, first)); i < end; i = this.free(i + 1)) {
      this.next[i] = i + 1;
      take(i);
    }
  }

  private free(from: number): number {
    const { next } = this;
    let found = Math.min(from, next.length - 1);
    while (next[found] !== found) found = next[found] as number;
    // What was passed on the way leads there at once from now on.
    for (let i = Math.min(from, next.length - 1); i !== found; ) {
      const after = next[i] as number;
      next[i] = found;
      i = after;
    }
    return found;
  }
}
