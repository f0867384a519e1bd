import { type Endpoint, wrap } from 'comlink';
import type { ArchiveApi } from '../protocol/archive-api.js';
import type { CompareApi } from '../protocol/compare-api.js';
import type { DocumentApi } from '../protocol/document-api.js';
import { carryFailures } from '../protocol/failure-transfer.js';
import type { SceneApi } from '../protocol/scene-api.js';
import type { RemoteApi } from './remote-api.js';
import { takeWorker } from './spare-workers.js';

carryFailures();

/** A worker and what it offers. */
export interface WorkerClient<Api> {
  /** What it offers; each call gives a promise. */
  readonly api: RemoteApi<Api>;
  /** Ends it, and with it whatever it is doing; promises of calls that run stay open. */
  end(): void;
}

/** Starts a worker for a file. */
export function startDocumentWorker(): WorkerClient<DocumentApi> {
  return clientOf(takeWorker('document'));
}

/** Starts a worker that builds the world of a file. */
export function startSceneWorker(): WorkerClient<SceneApi> {
  return clientOf(takeWorker('scene'));
}

/** Starts a worker that compares two files. */
export function startCompareWorker(): WorkerClient<CompareApi> {
  return clientOf(takeWorker('compare'));
}

/** Starts a worker that looks into archives. */
export function startArchiveWorker(): WorkerClient<ArchiveApi> {
  return clientOf(takeWorker('archive'));
}

function clientOf<Api>(worker: Worker): WorkerClient<Api> {
  return { api: remoteApi<Api>(worker), end: () => worker.terminate() };
}

/** What is at the other end of something. */
export function remoteApi<Api>(endpoint: Endpoint): RemoteApi<Api> {
  return wrap<Api>(endpoint) as unknown as RemoteApi<Api>;
}
