import type { MapSpan } from '../../protocol/byte-api.js';
import type { FileOverview } from '../../protocol/overview.js';
import type { FileSession } from '../../state/file-session.js';

/** Where what is in a file lies: as it would be saved now, or as it was opened while that is being worked out. */
export class FilePlaces {
  /** The file from its first byte to its last. */
  spans: readonly MapSpan[] = [];
  /** What is known of the file as it would be saved; `undefined` before it was asked for. */
  overview: FileOverview | undefined;
  /** Whether the file was changed since. */
  isStale = false;
  private readonly onChange: () => void;
  private wanted = 0;

  /** `onChange` is called when something of the above came. */
  constructor(onChange: () => void) {
    this.onChange = onChange;
  }

  /** Begins with another file. */
  clear(): void {
    this.wanted++;
    this.spans = [];
    this.overview = undefined;
    this.isStale = false;
  }

  /** Asks for the places as they are now. Rejects as saving does; what was known stays then, and is stale. */
  async read({ document, revision }: FileSession): Promise<void> {
    const wanted = ++this.wanted;
    this.isStale = revision > 0;
    this.onChange();
    const both = Promise.all([document.bytes.map(), document.bytes.overview()]);
    const [spans, overview] = await both.catch((error: unknown) => {
      // What kept an older question from being answered doesn't matter any more.
      if (wanted === this.wanted) throw error;
      return [];
    });
    if (wanted !== this.wanted || spans === undefined) return;
    this.spans = spans;
    this.overview = overview;
    this.isStale = false;
    this.onChange();
  }
}
