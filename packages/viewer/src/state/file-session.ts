import { proxy } from 'comlink';
import type { RemoteApi } from '../client/remote-api.js';
import { SceneInAdvance } from '../client/scene-in-advance.js';
import { startDocumentWorker, startSceneWorker, type WorkerClient } from '../client/worker-client.js';
import type { DocumentApi } from '../protocol/document-api.js';
import type { ProgressListener } from '../protocol/failure.js';
import type { FilesToOpen } from '../protocol/file-input.js';
import type { FileOverview } from '../protocol/overview.js';
import type { SceneApi } from '../protocol/scene-api.js';

/** A file that is open on the page: its workers, and what is known of it. Emits `edited` after each change of its content. */
export class FileSession extends EventTarget {
  /** What was opened. */
  readonly files: FilesToOpen;
  /** What is known of it since its directory was read. */
  readonly overview: FileOverview;
  /** Whether it has edits that were neither saved nor taken back, as the panel of edits says. */
  hasUnsavedEdits = false;
  /** How often its content was changed. */
  revision = 0;
  private readonly documentWorker: WorkerClient<DocumentApi>;
  private sceneWorker: WorkerClient<SceneApi> | undefined;
  private advance: SceneInAdvance | undefined;

  private constructor(files: FilesToOpen, overview: FileOverview, documentWorker: WorkerClient<DocumentApi>) {
    super();
    this.files = files;
    this.overview = overview;
    this.documentWorker = documentWorker;
  }

  /**
   * Opens a file. Rejects with what the worker says, or `AbortError` when `signal` ends it. With `showsWorld` its world is
   * built at the same time.
   */
  static async open(
    files: FilesToOpen,
    {
      progress,
      showsWorld,
      signal,
    }: {
      readonly progress?: ProgressListener;
      readonly signal?: AbortSignal;
      readonly showsWorld?: boolean;
    } = {},
  ): Promise<FileSession> {
    const worker = startDocumentWorker();
    const advance = showsWorld === true ? new SceneInAdvance(files) : undefined;
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    try {
      const opening = worker.api.open(files, progress && proxy(progress));
      const session = new FileSession(files, await Promise.race([opening, aborted]), worker);
      session.advance = advance;
      session.sceneWorker = advance?.worker;
      return session;
    } catch (error) {
      worker.end();
      advance?.worker.end();
      throw error;
    }
  }

  /** What its worker offers. */
  get document(): RemoteApi<DocumentApi> {
    return this.documentWorker.api;
  }

  /** What the worker of its world offers; started when it is first asked for. The file has to be opened in it. */
  get scene(): RemoteApi<SceneApi> {
    this.sceneWorker ??= startSceneWorker();
    return this.sceneWorker.api;
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

  /** Says that its content was changed. */
  noteEdit(): void {
    this.revision++;
    this.dispatchEvent(new Event('edited'));
  }

  /** Ends its workers. */
  close(): void {
    this.endScene();
    this.documentWorker.end();
  }
}
