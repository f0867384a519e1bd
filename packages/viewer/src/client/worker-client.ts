import { wrap } from 'comlink';
import type { CompareApi } from '../protocol/compare-api.js';
import type { DocumentApi } from '../protocol/document-api.js';
import { carryFailures } from '../protocol/failure-transfer.js';
import type { SceneApi } from '../protocol/scene-api.js';
import type { RemoteApi } from './remote-api.js';

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
  return clientOf(new Worker(new URL('../worker/document-worker.ts', import.meta.url), { type: 'module' }));
}

/** Starts a worker that builds the world of a file. */
export function startSceneWorker(): WorkerClient<SceneApi> {
  return clientOf(new Worker(new URL('../worker/scene-worker.ts', import.meta.url), { type: 'module' }));
}

/** Starts a worker that compares two files. */
export function startCompareWorker(): WorkerClient<CompareApi> {
  return clientOf(new Worker(new URL('../worker/compare-worker.ts', import.meta.url), { type: 'module' }));
}

function clientOf<Api>(worker: Worker): WorkerClient<Api> {
  return { api: wrap<Api>(worker) as unknown as RemoteApi<Api>, end: () => worker.terminate() };
}
