/** What the browser's history keeps of an entry beside its address. */
interface Entry {
  /** The file that it is of; `undefined` for a link that somebody came by. */
  readonly file: string | undefined;
  /** How many entries of this page lie before it. */
  readonly step: number;
}

/** Shortest time between two changes of an entry, in milliseconds: browsers stop taking them when they come too fast. */
const PAUSE = 250;

/**
 * The part of the page's address behind `#`, and its history. A step is an entry of its own; other changes are written to
 * the entry that one is at, as often as browsers allow.
 */
export class Address {
  /** The file that entries are of from now on. */
  file: string | undefined;
  private waiting: { readonly hash: string; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  private lastWritten = Number.NEGATIVE_INFINITY;

  /** `onMoved` is called when somebody went to another entry, or changed the address by hand. */
  constructor(onMoved: () => void) {
    // It comes with the other address; `hashchange` comes later, and what is written in between would be the place before.
    addEventListener('popstate', () => {
      this.forget();
      onMoved();
    });
    addEventListener('pagehide', () => this.flush());
  }

  /** The part behind `#`. */
  get hash(): string {
    return location.hash;
  }

  /** Whether the entry is of another file than entries are now. */
  get isOfAnotherFile(): boolean {
    const { file } = entry();
    return file !== undefined && this.file !== undefined && file !== this.file;
  }

  /** Begins an entry. */
  push(hash: string): void {
    this.flush();
    history.pushState({ file: this.file, step: entry().step + 1 } satisfies Entry, '', `#${hash}`);
  }

  /** Changes the entry that one is at. */
  replace(hash: string): void {
    this.forget();
    const wait = this.lastWritten + PAUSE - performance.now();
    if (wait <= 0) this.write(hash);
    else this.waiting = { hash, timer: setTimeout(() => this.flush(), wait) };
  }

  /** Goes back, if that doesn't lead away from the page. */
  back(): void {
    if (entry().step > 0) history.back();
  }

  /** Writes what waits to be written. */
  private flush(): void {
    const { waiting } = this;
    this.forget();
    if (waiting !== undefined) this.write(waiting.hash);
  }

  private forget(): void {
    clearTimeout(this.waiting?.timer);
    this.waiting = undefined;
  }

  private write(hash: string): void {
    this.lastWritten = performance.now();
    try {
      history.replaceState({ file: this.file, step: entry().step } satisfies Entry, '', `#${hash}`);
    } catch {
      // The browser has had enough of them for now; the next one says the same and more.
    }
  }
}

/** What is known of the entry that one is at. */
function entry(): Entry {
  const state: unknown = history.state;
  const { file, step } = (typeof state === 'object' && state !== null ? state : {}) as Partial<
    Record<keyof Entry, unknown>
  >;
  return {
    file: typeof file === 'string' ? file : undefined,
    step: typeof step === 'number' && Number.isSafeInteger(step) ? step : 0,
  };
}
