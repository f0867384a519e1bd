import { proxy } from 'comlink';
import type { Progress, ProgressListener } from '../protocol/failure.js';
import type { FilesToOpen } from '../protocol/file-input.js';
import type { FileOverview } from '../protocol/overview.js';
import type { SceneApi } from '../protocol/scene-api.js';
import type { ModelWorld } from '../protocol/scene-model.js';
import type { World, WorldOptions } from '../protocol/scene-world.js';
import { startSceneWorker, type WorkerClient } from './worker-client.js';

/**
 * A world that is built while the page still loads what shows it: most of the time until the first picture is the
 * worker's.
 */
export class SceneInAdvance {
  /** The worker. */
  readonly worker: WorkerClient<SceneApi> = startSceneWorker();
  /** How it is built. */
  readonly options: WorldOptions;
  /** What is known of the file when it is open; rejects with what the worker says. */
  readonly opened: Promise<FileOverview>;
  /** What is built; rejects with what the worker says. */
  readonly world: Promise<World | ModelWorld>;
  /** When the worker has its task, or can't have it. */
  readonly begun: Promise<void>;
  private last: Progress | undefined;
  private listener: ProgressListener | undefined;

  constructor(files: FilesToOpen, options: WorldOptions) {
    this.options = options;
    let begin: () => void = () => undefined;
    this.begun = new Promise((resolve) => {
      begin = resolve;
    });
    const tell = proxy((step: Progress): void => {
      begin();
      this.last = step;
      this.listener?.(step);
    });
    const { api } = this.worker;
    this.opened = api.open(files, tell);
    this.opened.then(begin, begin);
    this.world = this.opened.then(() => api.build(options, tell));
    // Whoever takes it hears of it; nobody may.
    this.world.catch(() => undefined);
  }

  /** Tells somebody how far it is from now on. */
  listen(listener: ProgressListener): void {
    this.listener = listener;
    if (this.last !== undefined) listener(this.last);
  }

  /** Ends the worker, and with it whatever it is doing. */
  end(): void {
    this.worker.end();
  }
}
