import type { Failure, Progress } from '../protocol/failure.js';
import { failureOf } from '../protocol/failure-transfer.js';
import type { FilesToOpen } from '../protocol/file-input.js';
import { FileSession } from './file-session.js';
import { type Place, placeFromHash, placeToHash } from './place.js';

/** Work that somebody waits for. */
export interface RunningWork extends Progress {
  /** Ends it. */
  cancel(): void;
}

/** What the page shows, in one place. Emits `change` when something of it changed. */
export class AppState extends EventTarget {
  private current: FileSession | undefined;
  private place_: Place = placeFromHash(location.hash);
  private failure_: Failure | undefined;
  private work_: RunningWork | undefined;
  private notices_: readonly string[] = [];

  constructor() {
    super();
    addEventListener('hashchange', () => {
      this.place_ = placeFromHash(location.hash);
      this.changed();
    });
  }

  /** The file that is open. */
  get session(): FileSession | undefined {
    return this.current;
  }

  /** Where somebody is. */
  get place(): Place {
    return this.place_;
  }

  /** Why the last file couldn't be opened. */
  get failure(): Failure | undefined {
    return this.failure_;
  }

  /** What is being waited for. */
  get work(): RunningWork | undefined {
    return this.work_;
  }

  /** Opens a file in place of the one that is open, which stays open when the new one can't be. */
  async open(files: FilesToOpen): Promise<void> {
    if (
      this.current?.hasUnsavedEdits === true &&
      !confirm('There are edits that aren’t saved. Open the file all the same?')
    )
      return;
    this.work_?.cancel();
    const abort = new AbortController();
    const cancel = (): void => abort.abort(new DOMException('Opening was cancelled', 'AbortError'));
    const show = (progress: Progress): void => {
      if (abort.signal.aborted) return;
      this.work_ = { ...progress, cancel };
      this.changed();
    };
    show({ label: `Opening ${files.file.name}`, share: undefined });
    try {
      const showsWorld = this.place_.view === 'world';
      const session = await FileSession.open(files, { progress: show, signal: abort.signal, showsWorld });
      const isFirst = this.current === undefined;
      this.current?.close();
      this.current = session;
      this.failure_ = undefined;
      // A link's place is for the file that it was made for, the first; another file begins at its beginning.
      if (!isFirst) this.goTo({ view: this.place_.view, selection: undefined, camera: undefined });
      if (!session.overview.hasGeometry && this.place_.view === 'world') this.goTo({ view: 'file' });
      document.title = `${files.file.name} – Brushwork`;
    } catch (error) {
      const isByHand = files.branch !== undefined;
      if (!abort.signal.aborted) this.failure_ = { ...failureOf(error), ...(isByHand && { isByHand }) };
    } finally {
      this.work_ = undefined;
      this.changed();
    }
  }

  /** Shows something that went wrong, in words. */
  fail(error: unknown): void {
    this.failure_ = failureOf(error);
    this.changed();
  }

  /** What somebody has to know, in sentences. */
  get notices(): readonly string[] {
    return this.notices_;
  }

  /** Tells something that is no failure. */
  tell(notice: string): void {
    this.notices_ = [...this.notices_, notice];
    this.changed();
  }

  /** Puts away what was told. */
  dismissNotices(): void {
    this.notices_ = [];
    this.changed();
  }

  /** Puts away what was said to have gone wrong. */
  dismissFailure(): void {
    this.failure_ = undefined;
    this.changed();
  }

  /** Goes somewhere: what is given replaces that part of the place. A step of its own in the browser's history. */
  goTo(change: Partial<Place>): void {
    const next = { ...this.place_, ...change };
    if (placeToHash(next) === placeToHash(this.place_)) return;
    this.place_ = next;
    history.pushState(null, '', `#${placeToHash(next)}`);
    this.changed();
  }

  /** Notes where one is, without a step in the history: the camera while it moves, say. */
  notePlace(change: Partial<Place>): void {
    this.place_ = { ...this.place_, ...change };
    history.replaceState(null, '', `#${placeToHash(this.place_)}`);
  }

  private changed(): void {
    this.dispatchEvent(new Event('change'));
  }
}
