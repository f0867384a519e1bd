import { proxy } from 'comlink';
import { startCompareWorker, type WorkerClient } from '../client/worker-client.js';
import type {
  CompareApi,
  ComparedChange,
  ComparedContent,
  ComparisonSummary,
} from '../protocol/compare-api.js';
import type { Failure, Progress } from '../protocol/failure.js';
import { failureOf } from '../protocol/failure-transfer.js';
import type { FilesToOpen } from '../protocol/file-input.js';
import type { PicturePart } from '../protocol/pak-api.js';
import type { AppState } from './app-state.js';
import type { FileSession } from './file-session.js';

/**
 * The open file and another one that it is compared with. Stays while other views are shown, so that one comes back to where one was.
 * Emits `change` when something of it changed.
 */
export class Comparison extends EventTarget {
  /** The open file, on the left. */
  readonly session: FileSession;
  /** The other one, on the right; `undefined` until one is chosen. */
  other: FilesToOpen | undefined;
  /** What was found. */
  summary: ComparisonSummary | undefined;
  /** What is being done. */
  progress: Progress | undefined;
  /** Why it couldn't be compared. */
  failure: Failure | undefined;
  /** How often the open file had been changed when it was compared. */
  revision = 0;
  /** Whether the file is compared as it was opened with itself as it is changed. */
  isOfChanges = false;
  private worker: WorkerClient<CompareApi> | undefined;

  constructor(session: FileSession) {
    super();
    this.session = session;
    // What was compared isn't what is open any more, which is said.
    session.addEventListener('edited', () => this.changed());
  }

  /** Whether the open file was changed since it was compared. */
  get isStale(): boolean {
    return this.other !== undefined && this.revision !== this.session.revision;
  }

  /** Differences of a part, from number `first` on, with the fields that differ. None before something was compared. */
  async changes(path: string, first: number, count: number): Promise<readonly ComparedChange[]> {
    return (await this.worker?.api.changes(path, first, count)) ?? [];
  }

  /** One difference with all fields of both things. */
  async change(path: string, number: number): Promise<ComparedChange | undefined> {
    return this.worker?.api.change(path, number);
  }

  /** What differs in the content of the thing of a difference; without a number in the text of the whole part. */
  async content(
    path: string,
    number: number | undefined,
    part: PicturePart,
  ): Promise<ComparedContent | undefined> {
    return this.worker?.api.content(path, number, part);
  }

  /** Compares the open file, as it is now, with another one, in place of what it was compared with before. */
  async start(other: FilesToOpen): Promise<void> {
    await this.compare(other, async () => [await this.session.filesNow(), other]);
  }

  /** Compares the file as it was opened with itself as it would be saved now. */
  async startWithChanges(): Promise<void> {
    const { files } = this.session;
    await this.compare(files, async () => [files, await this.session.filesNow()], { isOfChanges: true });
  }

  /** Compares again what is compared, as it is now. */
  async again(): Promise<void> {
    const { other } = this;
    if (this.isOfChanges) await this.startWithChanges();
    else if (other !== undefined) await this.start(other);
  }

  private async compare(
    other: FilesToOpen,
    both: () => Promise<readonly [left: FilesToOpen, right: FilesToOpen]>,
    { isOfChanges = false }: { readonly isOfChanges?: boolean } = {},
  ): Promise<void> {
    this.end();
    const worker = startCompareWorker();
    this.worker = worker;
    this.other = other;
    this.isOfChanges = isOfChanges;
    this.revision = this.session.revision;
    this.progress = { label: 'Comparing', share: undefined };
    this.changed();
    const progress = proxy((step: Progress): void => {
      if (this.worker !== worker || this.progress === undefined) return;
      this.progress = step;
      this.changed();
    });
    try {
      const [left, right] = await both();
      const summary = await worker.api.compare(left, right, progress);
      if (this.worker !== worker) return;
      this.summary = summary;
    } catch (error) {
      if (this.worker !== worker) return;
      this.failure = failureOf(error);
    }
    this.progress = undefined;
    this.changed();
  }

  /** Ends what is being compared, and forgets what was. */
  end(): void {
    this.worker?.end();
    this.worker = undefined;
    this.other = undefined;
    this.isOfChanges = false;
    this.summary = undefined;
    this.progress = undefined;
    this.failure = undefined;
    this.changed();
  }

  private changed(): void {
    this.dispatchEvent(new Event('change'));
  }
}

let held: Comparison | undefined;
let heldFor: AppState | undefined;

/** The comparison of a file, which is given up as soon as another file is open. */
export function comparisonOf(session: FileSession, state: AppState): Comparison {
  if (held?.session === session) return held;
  held?.end();
  held = new Comparison(session);
  if (heldFor !== state) {
    heldFor = state;
    state.addEventListener('change', () => {
      if (held === undefined || state.session === held.session) return;
      held.end();
      held = undefined;
    });
  }
  return held;
}
