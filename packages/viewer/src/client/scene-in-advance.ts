import { proxy } from 'comlink';
import type { Progress, ProgressListener } from '../protocol/failure.js';
import type { FilesToOpen } from '../protocol/file-input.js';
import type { SceneApi } from '../protocol/scene-api.js';
import type { ModelWorld } from '../protocol/scene-model.js';
import type { World } from '../protocol/scene-world.js';
import { startSceneWorker, type WorkerClient } from './worker-client.js';

/**
 * A world that is built while the page still loads what shows it: most of the time until the first picture is the
 * worker's.
 */
export class SceneInAdvance {
  /** The worker. */
  readonly worker: WorkerClient<SceneApi> = startSceneWorker();
  /** What is built; rejects with what the worker says. */
  readonly world: Promise<World | ModelWorld>;
  private last: Progress | undefined;
  private listener: ProgressListener | undefined;

  constructor(files: FilesToOpen) {
    const progress = proxy((step: Progress): void => {
      this.last = step;
      this.listener?.(step);
    });
    const { api } = this.worker;
    this.world = api.open(files, progress).then(() => api.build({}, progress));
    // Whoever takes it hears of it; nobody may.
    this.world.catch(() => undefined);
  }

  /** Tells somebody how far it is from now on. */
  listen(listener: ProgressListener): void {
    this.listener = listener;
    if (this.last !== undefined) listener(this.last);
  }
}
