/** What a worker is for. */
export type WorkerKind = 'document' | 'scene' | 'compare' | 'archive';

/** Workers that were started before there is anything to do for them. */
const spare = new Map<WorkerKind, Worker>();

/** Starts a worker that somebody is about to need: its code is loaded meanwhile. */
export function prepareWorker(kind: WorkerKind): void {
  if (!spare.has(kind)) spare.set(kind, newWorker(kind));
}

/** A worker for somebody alone: the one that was started in advance, or a new one. */
export function takeWorker(kind: WorkerKind): Worker {
  const prepared = spare.get(kind);
  spare.delete(kind);
  return prepared ?? newWorker(kind);
}

// The build finds a worker's file by this very way of naming it.
function newWorker(kind: WorkerKind): Worker {
  switch (kind) {
    case 'document':
      return new Worker(new URL('../worker/document-worker.ts', import.meta.url), { type: 'module' });
    case 'scene':
      return new Worker(new URL('../worker/scene-worker.ts', import.meta.url), { type: 'module' });
    case 'archive':
      return new Worker(new URL('../worker/archive-worker.ts', import.meta.url), { type: 'module' });
    case 'compare':
      return new Worker(new URL('../worker/compare-worker.ts', import.meta.url), { type: 'module' });
  }
}
