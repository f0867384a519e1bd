import { FormatError } from '@brushwork/record';

/** Longest stretch of work in which nothing else is answered, in milliseconds. */
const stretch = 30;

/** Lets others be answered now and then while long work is done, and ends it when it was cancelled. */
export class Pace {
  /** Whether the work is to end. */
  isCancelled = false;
  private next = Date.now() + stretch;
  private readonly listener: ((share: number) => void) | undefined;

  /** Work that tells how far it is. */
  constructor(listener?: (share: number) => void) {
    this.listener = listener;
  }

  /** Whether it is time to wait for `rest`. */
  get isDue(): boolean {
    return Date.now() >= this.next;
  }

  /** Tells how far the work is and answers others. Throws `FormatError` 'io' once the work was cancelled. */
  async rest(share: number): Promise<void> {
    this.listener?.(share);
    await new Promise((resolve) => setTimeout(resolve));
    if (this.isCancelled) throw new FormatError('io', 'was cancelled');
    this.next = Date.now() + stretch;
  }
}
