import type { Progress } from '../../protocol/failure.js';
import type { IssueListing } from '../../protocol/issue-api.js';
import type { FileSession } from '../../state/file-session.js';
import { checkSession, type RunningCheck } from './check-session.js';

/** What was found of a file, so that it isn't checked anew whenever the view is shown. */
const known = new WeakMap<FileSession, { readonly listing: IssueListing; readonly revision: number }>();

/** The check of a file: what it found, how far it is, what kept it from ending. */
export class FileCheck {
  /** What was found last. */
  listing: IssueListing | undefined;
  /** How far it is; `undefined` when it isn't running. */
  progress: Progress | undefined;
  /** Why it didn't end. */
  stopped: string | undefined;
  private readonly onChange: () => void;
  private session: FileSession | undefined;
  private revision = 0;
  private running: RunningCheck | undefined;

  /** `onChange` is called when something of the above changed. */
  constructor(onChange: () => void) {
    this.onChange = onChange;
  }

  /** Whether the file was changed since it was checked. */
  get isStale(): boolean {
    return this.listing !== undefined && this.revision !== this.session?.revision;
  }

  /** Begins with a file, which is checked unless it was already. */
  begin(session: FileSession): void {
    this.running?.cancel();
    this.session = session;
    const found = known.get(session);
    this.listing = found?.listing;
    this.revision = found?.revision ?? 0;
    if (found === undefined) void this.run();
  }

  /** Checks the file as it is now. */
  async run(): Promise<void> {
    this.running?.cancel();
    const { session } = this;
    if (session === undefined) return;
    const { revision } = session;
    this.stopped = undefined;
    this.progress = { label: 'Opening the file', share: undefined };
    this.onChange();
    const running = checkSession(session, (progress) => {
      if (this.running !== running) return;
      this.progress = progress;
      this.onChange();
    });
    this.running = running;
    try {
      const listing = await running.result;
      if (this.running !== running) return;
      known.set(session, { listing, revision });
      this.listing = listing;
      this.revision = revision;
    } catch (error) {
      if (this.running !== running) return;
      this.stopped = error instanceof Error ? error.message : String(error);
    }
    this.running = undefined;
    this.progress = undefined;
    this.onChange();
  }

  /** Ends a check that runs. */
  cancel(): void {
    this.running?.cancel();
  }
}
