import { DocumentClient } from '../client/document-client.js';
import type { RemoteApi } from '../client/remote-api.js';
import { SceneInAdvance } from '../client/scene-in-advance.js';
import { startSceneWorker, type WorkerClient } from '../client/worker-client.js';
import type { DocumentApi } from '../protocol/document-api.js';
import type { ProgressListener } from '../protocol/failure.js';
import type { CompanionFile, FilesToOpen } from '../protocol/file-input.js';
import type { FileOverview } from '../protocol/overview.js';
import type { SceneApi } from '../protocol/scene-api.js';
import type { WorldOptions } from '../protocol/scene-world.js';
import { withCompanions } from '../protocol/with-companions.js';
import { EntityDrafts } from './entity-drafts.js';

/**
 * A file that is open on the page: its workers, and what is known of it. Emits `edited` after each change of its content, and
 * `companions` with the files that were added beside it; whoever tells what became of them prevents the default.
 */
export class FileSession extends EventTarget {
  private files_: FilesToOpen;
  /** What is known of it since its directory was read. */
  readonly overview: FileOverview;
  /** Whether it has edits that were neither saved nor taken back, as the panel of edits says. */
  hasUnsavedEdits = false;
  /** What was written for its entities and isn't among the edits yet. */
  readonly drafts = new EntityDrafts();
  /** How often its content was changed. */
  revision = 0;
  private documentClient: DocumentClient | undefined;
  private sceneWorker: WorkerClient<SceneApi> | undefined;
  private advance: SceneInAdvance | undefined;

  private constructor(files: FilesToOpen, overview: FileOverview, opener: DocumentClient | SceneInAdvance) {
    super();
    this.files_ = files;
    this.overview = overview;
    if (opener instanceof DocumentClient) this.documentClient = opener;
    else {
      this.advance = opener;
      this.sceneWorker = opener.worker;
    }
  }

  /**
   * Opens a file. Rejects with what the worker says, or `AbortError` when `signal` ends it. With `world` that is built from
   * then on, by the worker that opens the file, `scene` when that was begun before: the other one is started when something is
   * asked of it.
   */
  static async open(
    files: FilesToOpen,
    {
      progress,
      scene,
      signal,
      world,
    }: {
      readonly progress: ProgressListener;
      readonly signal?: AbortSignal;
      readonly world?: WorldOptions | undefined;
      readonly scene?: SceneInAdvance | undefined;
    },
  ): Promise<FileSession> {
    if (world === undefined) scene?.end();
    const opener =
      world === undefined ? new DocumentClient(files, progress) : (scene ?? new SceneInAdvance(files, world));
    if (opener instanceof SceneInAdvance) opener.listen(progress);
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    try {
      return new FileSession(files, await Promise.race([opener.opened, aborted]), opener);
    } catch (error) {
      opener.end();
      throw error;
    }
  }

  /** What was opened, and what was added beside it since. */
  get files(): FilesToOpen {
    return this.files_;
  }

  /** Adds files beside it, before those that were there. Whether somebody tells what became of them. */
  async addCompanions(added: readonly CompanionFile[]): Promise<boolean> {
    this.files_ = withCompanions(this.files_, added);
    // A world that nobody took yet knows nothing of them: it is built later.
    if (this.advance !== undefined) this.endScene();
    await this.documentClient?.api.addCompanions(added);
    return !this.dispatchEvent(new CustomEvent('companions', { detail: added, cancelable: true }));
  }

  /** What its worker offers; it is started, and opens the file, when it is first asked for. */
  get document(): RemoteApi<DocumentApi> {
    this.documentClient ??= new DocumentClient(this.files_);
    return this.documentClient.api;
  }

  /** What the worker of its world offers; started when it is first asked for. The file has to be opened in it. */
  get scene(): RemoteApi<SceneApi> {
    this.sceneWorker ??= startSceneWorker();
    return this.sceneWorker.api;
  }

  /** Starts what answers the other views, so that it is there when one of them is shown. */
  prepareDocument(): void {
    this.documentClient ??= new DocumentClient(this.files_);
  }

  /** The world that is built since the file was opened; `undefined` when somebody took it, or none is. */
  takeSceneInAdvance(): SceneInAdvance | undefined {
    const { advance } = this;
    this.advance = undefined;
    return advance;
  }

  /** Ends the worker of its world, and with it whatever is being built. */
  endScene(): void {
    this.advance = undefined;
    this.sceneWorker?.end();
    this.sceneWorker = undefined;
  }

  /** What was opened, as it would be saved now: for workers beside that of its tables. Rejects as saving does. */
  async filesNow(): Promise<FilesToOpen> {
    return this.revision === 0 ? this.files : this.document.edits.files();
  }

  /** Whether something of its user's would be lost with it. */
  get hasUnsavedWork(): boolean {
    return this.hasUnsavedEdits || !this.drafts.isEmpty;
  }

  /** Says that its content was changed. */
  noteEdit(): void {
    this.revision++;
    this.dispatchEvent(new Event('edited'));
  }

  /** Ends its workers. */
  close(): void {
    this.endScene();
    this.documentClient?.end();
  }
}
