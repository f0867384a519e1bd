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

/** Workers that were started before there is anything to do for them. */
let spareDocument: Worker | undefined;
let spareScene: Worker | undefined;

/**
 * Starts the workers of a file that is about to be opened: their code is loaded while the page still asks which file it
 * is. The next ones that are started are these.
 */
export function prepareWorkers({ hasWorld }: { readonly hasWorld: boolean }): void {
  if (hasWorld) spareScene ??= newSceneWorker();
  spareDocument ??= newDocumentWorker();
}

/** Starts a worker for a file. */
export function startDocumentWorker(): WorkerClient<DocumentApi> {
  const worker = spareDocument ?? newDocumentWorker();
  spareDocument = undefined;
  return clientOf(worker);
}

/** Starts a worker that builds the world of a file. */
export function startSceneWorker(): WorkerClient<SceneApi> {
  const worker = spareScene ?? newSceneWorker();
  spareScene = undefined;
  return clientOf(worker);
}

function newDocumentWorker(): Worker {
  return new Worker(new URL('../worker/document-worker.ts', import.meta.url), { type: 'module' });
}

function newSceneWorker(): Worker {
  return new Worker(new URL('../worker/scene-worker.ts', import.meta.url), { type: 'module' });
}

/** Starts a worker that compares two files. */
export function startCompareWorker(): WorkerClient<CompareApi> {
  return clientOf(new Worker(new URL('../worker/compare-worker.ts', import.meta.url), { type: 'module' }));
}

function clientOf<Api>(worker: Worker): WorkerClient<Api> {
  return { api: wrap<Api>(worker) as unknown as RemoteApi<Api>, end: () => worker.terminate() };
}
