/** Records of one class that follow each other. */
export interface Stretch {
  /** Index of the class among those of the stream. */
  readonly record: number;
  /** First byte of the first record, counted from the start of the lump. */
  readonly start: number;
  /** Number of records, at least one. */
  readonly count: number;
  /** Number of records of the stretches before. */
  readonly before: number;
}

const FIRST_CAPACITY = 64;

/**
 * Stretches in the order of the file, 13 bytes each: there may be one for each byte or two of a lump, of which objects
 * would take many times the lump.
 */
export class StretchList {
  private records = new Uint8Array(FIRST_CAPACITY);
  private starts = new Uint32Array(FIRST_CAPACITY);
  private ends = new Float64Array(FIRST_CAPACITY);
  private used = 0;

  /** Number of stretches. */
  get length(): number {
    return this.used;
  }

  /** Number of records of all stretches. */
  get total(): number {
    return this.used === 0 ? 0 : (this.ends[this.used - 1] as number);
  }

  /** Adds records, to the last stretch where they are of its class and follow it. */
  add(record: number, { start, count }: { readonly start: number; readonly count: number }): void {
    const last = this.used - 1;
    if (last >= 0 && this.records[last] === record) {
      this.ends[last] = (this.ends[last] as number) + count;
      return;
    }
    const total = this.total;
    if (this.used === this.records.length) this.grow();
    this.records[this.used] = record;
    this.starts[this.used] = start;
    this.ends[this.used++] = total + count;
  }

  /** Stretch `i`, which is there. */
  at(i: number): Stretch {
    const before = i === 0 ? 0 : (this.ends[i - 1] as number);
    const count = (this.ends[i] as number) - before;
    return { record: this.records[i] as number, start: this.starts[i] as number, count, before };
  }

  /** Index of the stretch that a record is in, by the record's number; that number is below `total`. */
  indexOf(record: number): number {
    let low = 0;
    let high = this.used;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ends[middle] as number) <= record) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private grow(): void {
    const capacity = this.records.length * 2;
    const records = new Uint8Array(capacity);
    records.set(this.records);
    this.records = records;
    const starts = new Uint32Array(capacity);
    starts.set(this.starts);
    this.starts = starts;
    const ends = new Float64Array(capacity);
    ends.set(this.ends);
    this.ends = ends;
  }
}
