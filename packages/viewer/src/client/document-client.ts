import { proxy } from 'comlink';
import type { DocumentApi } from '../protocol/document-api.js';
import type { ProgressListener } from '../protocol/failure.js';
import type { FilesToOpen } from '../protocol/file-input.js';
import type { FileOverview } from '../protocol/overview.js';
import { GatedEndpoint } from './gated-endpoint.js';
import type { RemoteApi } from './remote-api.js';
import { takeWorker } from './spare-workers.js';
import { remoteApi } from './worker-client.js';

/** The worker of a file, which opens it first of all: whatever is asked before that waits for it. */
export class DocumentClient {
  /** What it offers. */
  readonly api: RemoteApi<DocumentApi>;
  /** What is known of the file when it is open; rejects with what the worker says. */
  readonly opened: Promise<FileOverview>;
  private readonly worker: Worker;
  /** The worker past the gate. It is kept: the line to a worker is closed as soon as one of its ends is nobody's. */
  private readonly opener: RemoteApi<DocumentApi>;

  constructor(files: FilesToOpen, progress?: ProgressListener) {
    this.worker = takeWorker('document');
    const gate = new GatedEndpoint(this.worker);
    this.api = remoteApi<DocumentApi>(gate);
    this.opener = remoteApi<DocumentApi>(this.worker);
    this.opened = this.opener.open(files, progress && proxy(progress));
    // Of a file that couldn't be opened, every question is answered with why.
    const release = (): void => gate.release();
    this.opened.then(release, release);
  }

  /** Ends it. */
  end(): void {
    this.worker.terminate();
  }
}
