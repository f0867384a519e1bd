import type { SceneInAdvance } from '../client/scene-in-advance.js';
import type { ArchivedFile } from '../protocol/archive-api.js';
import type { Failure, Progress } from '../protocol/failure.js';
import { failureOf } from '../protocol/failure-transfer.js';
import type { CompanionFile, FilesToOpen } from '../protocol/file-input.js';
import { isArchive } from '../protocol/main-file.js';
import { withCompanions } from '../protocol/with-companions.js';
import { Address } from './address.js';
import type { PathFile } from './dropped-files.js';
import { FileSession } from './file-session.js';
import { filesOfArchive } from './files-of-archive.js';
import { isPartOfMap, meaningOfDrop } from './meaning-of-drop.js';
import { type Place, placeAfter, placeFromHash, placeInAnotherFile, placeToHash } from './place.js';

/** Most failures that are told at once: those before are the oldest. */
const MOST_FAILURES = 3;

/** Work that somebody waits for. */
export interface RunningWork extends Progress {
  /** Ends it. */
  cancel(): void;
}

/** Files of an archive, of which somebody is to choose one. */
export interface ArchiveChoice {
  /** The archive's name. */
  readonly archive: string;
  /** What is in it. */
  readonly files: readonly ArchivedFile[];
  /** Opens one by its name. */
  choose(name: string): void;
  /** Opens none. */
  dismiss(): void;
}

/**
 * What the page shows, in one place. Emits `change` when something of it changed, and `leave` before somebody goes elsewhere, for who
 * has still to note where he was.
 */
export class AppState extends EventTarget {
  private current: FileSession | undefined;
  private readonly address = new Address(() => this.moved());
  private place_: Place = placeFromHash(this.address.hash);
  private failures_: readonly Failure[] = [];
  private work_: RunningWork | undefined;
  /** What ends the opening that was asked for last, while it runs. */
  private opening: AbortController | undefined;
  private notices_: readonly string[] = [];
  private choice_: ArchiveChoice | undefined;

  /** The file that is open. */
  get session(): FileSession | undefined {
    return this.current;
  }

  /** Where somebody is. */
  get place(): Place {
    return this.place_;
  }

  /** What went wrong, the last last: why a file couldn't be opened, and what views couldn't do. */
  get failures(): readonly Failure[] {
    return this.failures_;
  }

  /** What somebody has to choose from before something is opened. */
  get choice(): ArchiveChoice | undefined {
    return this.choice_;
  }

  /** What is being waited for. */
  get work(): RunningWork | undefined {
    return this.work_;
  }

  /** Opens what was dropped or chosen, or adds it to what is open. */
  async take(files: readonly PathFile[]): Promise<void> {
    const { overview } = this.current ?? {};
    const meant = meaningOfDrop(
      files,
      overview && { name: overview.name, isModel: overview.kind === 'model' },
    );
    if (meant?.kind === 'open') await this.open(meant.files);
    else if (meant !== undefined) await this.add(meant.companions);
  }

  /** Adds files beside the one that is open: textures are looked for in them, and with parts of the map it is opened anew. */
  async add(companions: readonly CompanionFile[]): Promise<void> {
    const session = this.current;
    if (session === undefined || companions.length === 0) return;
    const { name } = session.overview;
    const count =
      companions.length === 1 ? 'A file was' : `${companions.length.toLocaleString('en')} files were`;
    if (companions.some(({ path }) => isPartOfMap(path, name))) {
      await this.open(withCompanions(session.files, companions));
      if (this.current !== session) this.tell(`${count} added to ${name}, and it was opened anew with them.`);
    } else if (!(await session.addCompanions(companions)))
      this.tell(`${count} added beside ${name}: the world uses what it needs when it is shown.`);
  }

  /**
   * Opens a file in place of the one that is open, which stays open when the new one can't be. Of an archive, the map in it;
   * `choice` where there are several. `scene` is the world of the file that was begun already.
   */
  async open(
    given: FilesToOpen,
    { scene }: { readonly scene?: SceneInAdvance | undefined } = {},
  ): Promise<void> {
    const { current } = this;
    const agreed = current?.hasUnsavedWork === true ? current.revision : undefined;
    if (agreed !== undefined && !mayLoseWork()) return;
    this.work_?.cancel();
    const abort = new AbortController();
    this.opening = abort;
    this.choice_ = undefined;
    const cancel = (): void => abort.abort(new DOMException('Opening was cancelled', 'AbortError'));
    const show = (progress: Progress): void => {
      if (abort.signal.aborted || this.opening !== abort) return;
      this.work_ = { ...progress, cancel };
      this.changed();
    };
    show({ label: `Opening ${given.file.name}`, share: undefined });
    let files = given;
    try {
      if (isArchive(given.file.name) && given.branch === undefined)
        files = await filesOfArchive(given, {
          signal: abort.signal,
          choose: (found) => this.chosen(given.file.name, found, cancel),
        });
      const { lightRange, view } = this.place_;
      const world = view === 'world' ? { range: lightRange } : undefined;
      const session = await FileSession.open(files, { progress: show, scene, signal: abort.signal, world });
      // What was done meanwhile is nothing that was agreed to.
      if (current?.hasUnsavedWork === true && current.revision !== agreed && !mayLoseWork()) {
        session.close();
        return;
      }
      const isFirst = this.current === undefined;
      const isSame = isSameFile(this.current?.files, files);
      this.current?.close();
      this.current = session;
      this.failures_ = [];
      this.address.file = [files.file.name, files.branch].join(' as ');
      // A link's place is for the file that it was made for, the first; another file begins at its beginning. One of the same
      // name was made anew, and one goes on where one was.
      if (!isFirst && !isSame) this.goTo(placeInAnotherFile(this.place_));
      else if (isFirst && this.address.isOfAnotherFile) this.place_ = placeInAnotherFile(this.place_);
      const isWithoutWorld = !session.overview.hasGeometry && this.place_.view === 'world';
      // The entry says from now on of which file it is.
      this.notePlace(isWithoutWorld ? { view: 'file' } : {});
      document.title = `${files.file.name} – Brushwork`;
    } catch (error) {
      const isByHand = files.branch !== undefined;
      const failure = failureOf(error);
      const file = failure.file ?? files.file.name;
      // Why another file couldn't be opened before is of no use to whoever tries the next one.
      if (!abort.signal.aborted) this.failures_ = [{ ...failure, file, ...(isByHand && { isByHand }) }];
    } finally {
      // Another one may have been begun in its place.
      if (this.opening === abort) {
        this.opening = undefined;
        this.choice_ = undefined;
        this.work_ = undefined;
        this.changed();
      }
    }
  }

  /** Has somebody choose what is opened of an archive. */
  private chosen(archive: string, files: readonly ArchivedFile[], dismiss: () => void): Promise<string> {
    return new Promise((resolve) => {
      const choose = (name: string): void => {
        this.choice_ = undefined;
        this.changed();
        resolve(name);
      };
      this.choice_ = { archive, files, choose, dismiss };
      this.changed();
    });
  }

  /** Shows something that went wrong, in words. */
  fail(error: unknown): void {
    const failure = failureOf(error);
    const others = this.failures_.filter(
      ({ file, message }) => file !== failure.file || message !== failure.message,
    );
    this.failures_ = [...others, failure].slice(-MOST_FAILURES);
    this.changed();
  }

  /** What somebody has to know, in sentences. */
  get notices(): readonly string[] {
    return this.notices_;
  }

  /** Tells something that is no failure, in the place of what was told before about the same. */
  tell(notice: string, before?: string): void {
    this.notices_ = [...this.notices_.filter((one) => one !== before), notice];
    this.changed();
  }

  /** Puts away what was told. */
  dismissNotices(): void {
    this.notices_ = [];
    this.changed();
  }

  /** Puts away what was said to have gone wrong. */
  dismissFailure(failure: Failure): void {
    this.failures_ = this.failures_.filter((one) => one !== failure);
    this.changed();
  }

  /** Goes somewhere: what is given replaces that part of the place. A step of its own in the browser's history. */
  goTo(change: Partial<Place>): void {
    if (placeToHash(placeAfter(this.place_, change)) === placeToHash(this.place_)) return;
    this.dispatchEvent(new Event('leave'));
    this.place_ = placeAfter(this.place_, change);
    this.address.push(placeToHash(this.place_));
    this.changed();
  }

  /** Shows the place in another way, or what is beside it; no step in the history. */
  adjust(change: Partial<Place>): void {
    this.notePlace(change);
    this.changed();
  }

  /** Notes where one is, without a step in the history and without a word to anybody: the camera while it moves, say. */
  notePlace(change: Partial<Place>): void {
    this.place_ = placeAfter(this.place_, change);
    this.address.replace(placeToHash(this.place_));
  }

  /** Goes back to where one was before, unless that isn't on this page. */
  goBack(): void {
    this.address.back();
  }

  /** Takes what the address says, after somebody went back, say. */
  private moved(): void {
    const place = placeFromHash(this.address.hash);
    // What was selected in a file that isn't open any more isn't in this one.
    if (this.address.isOfAnotherFile) {
      this.place_ = placeInAnotherFile(place);
      this.address.replace(placeToHash(this.place_));
    } else this.place_ = place;
    this.changed();
  }

  private changed(): void {
    this.dispatchEvent(new Event('change'));
  }
}

/** Asks whether edits that aren't saved may be lost. */
function mayLoseWork(): boolean {
  return confirm('There are edits that aren’t saved. Open the file all the same?');
}

/** Whether a file is called like the one before, and read in the same way. */
function isSameFile(before: FilesToOpen | undefined, { branch, file }: FilesToOpen): boolean {
  return before !== undefined && before.file.name === file.name && before.branch === branch;
}
