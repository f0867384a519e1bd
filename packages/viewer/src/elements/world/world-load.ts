import type { SceneLayer } from '@brushwork/ops';
import { proxy } from 'comlink';
import type { Failure, Progress, ProgressListener } from '../../protocol/failure.js';
import { failureOf } from '../../protocol/failure-transfer.js';
import type { CompanionFile, FilesToOpen } from '../../protocol/file-input.js';
import type { ExportFormat } from '../../protocol/scene-api.js';
import type { ModelWorld } from '../../protocol/scene-model.js';
import type { Viewpoint, World, WorldImages, WorldOptions } from '../../protocol/scene-world.js';
import { withCompanions } from '../../protocol/with-companions.js';
import type { FileSession } from '../../state/file-session.js';
import { lookingAt } from '../../world/camera-math.js';
import { MapContent } from '../../world/map-content.js';
import { ModelContent } from '../../world/model-content.js';
import type { Surroundings, TravelMode } from '../../world/navigator.js';
import { playerSizeOf } from '../../world/player-size.js';
import type { WorldStage } from '../../world/world-stage.js';

/** What comes of looking for images in files that were added. */
export interface ImagesLookedFor {
  /** How many files were added. */
  readonly files: number;
  /** How many materials had an image before. */
  readonly before: number;
}

/** Milliseconds after which work goes on without a picture. */
const LONGEST_WAIT = 500;

/** Is what work that was cancelled ends with. */
class Cancelled extends Error {}

/** Work that is to be done: it tells how far it is, and asks `signal` whether it is still wanted after what it can't end. */
type Work = (progress: ProgressListener, signal: AbortSignal) => Promise<void>;

/**
 * Has a file's world built by its worker and puts it on a stage, the most needed first: surfaces with their light, then
 * images, then what clicking and walking need. Emits `change`, and `looked` when images were looked for in added files.
 */
export class WorldLoad extends EventTarget {
  /** The file. */
  readonly session: FileSession;
  /** Where it is shown. */
  readonly stage: WorldStage;
  /** How far it is; `undefined` when nothing is being done. */
  progress: Progress | undefined;
  /** What went wrong. */
  failure: Failure | undefined;
  /** Dynamic range of light that was asked for last; `undefined` for the highest that there is. */
  range: WorldOptions['range'];
  /** Whether somebody cancelled it. */
  isCancelled = false;
  /** What is shown. */
  content: MapContent | ModelContent | undefined;
  /** The images that were found. */
  images: WorldImages | undefined;
  private cancelWork: (() => void) | undefined;
  /** Ends what was asked beside the work. */
  private asking = new AbortController();
  /** Whether the worker was ended since it built the world, or couldn't build it anew. */
  private wasEnded = false;
  /** The world that the worker builds, or has built, since it was begun by this. */
  private opened: Promise<unknown> = Promise.resolve();
  /** Whether another file is open. */
  private isOver = false;
  /** The work that others wait for. */
  private queue: Promise<void> = Promise.resolve();
  /** What the world is built from, and how often the file had been changed by then. */
  private built: { readonly files: FilesToOpen; readonly revision: number } | undefined;

  constructor(session: FileSession, stage: WorldStage) {
    super();
    this.session = session;
    this.stage = stage;
    session.addEventListener('edited', this.edited);
    session.addEventListener('companions', this.companionsAdded);
  }

  private readonly edited = (): void => this.changed();

  private readonly companionsAdded = (event: Event): void => {
    if (this.content === undefined && this.progress === undefined) return;
    event.preventDefault();
    void this.lookIn((event as CustomEvent<readonly CompanionFile[]>).detail);
  };

  /** Whether the file was changed since what is shown was built. */
  get isStale(): boolean {
    return this.content !== undefined && this.built?.revision !== this.session.revision;
  }

  /** The map that is shown. */
  get map(): MapContent | undefined {
    return this.content instanceof MapContent ? this.content : undefined;
  }

  /** The model that is shown. */
  get model(): ModelContent | undefined {
    return this.content instanceof ModelContent ? this.content : undefined;
  }

  /** Builds the world and shows it. `view` is where somebody stands; where players start unless given. */
  async start({
    view,
    ...options
  }: WorldOptions & { readonly view?: Viewpoint | undefined } = {}): Promise<void> {
    this.range = options.range;
    await this.work(async (progress, signal) => {
      this.failure = undefined;
      this.isCancelled = false;
      performance.mark('world-asked');
      const world = await this.build(options, { progress, signal });
      const { scene } = this.session;
      performance.mark('world-built');
      this.images = undefined;
      this.show(world, view);
      this.changed();
      await this.drawn();
      signal.throwIfAborted();
      // Two at a time would only make both slower.
      await this.findImages(progress);
      const trees = await scene.trees(progress);
      this.map?.setTrees(trees);
      this.stage.requestPicture();
      if (this.stage.navigator?.mode === 'walk') await this.findObstacles(progress);
      this.session.prepareDocument();
    });
  }

  /** When the first picture is there, which the next work would hold up; a page that nobody sees draws none. */
  private drawn(): Promise<void> {
    return new Promise((resolve) => {
      this.stage.addEventListener('drawn', () => resolve(), { once: true });
      setTimeout(resolve, LONGEST_WAIT);
    });
  }

  /** Looks for images again, in files that were added beside the file too. */
  private async lookIn(added: readonly CompanionFile[]): Promise<void> {
    await this.work(async (progress) => {
      const { built } = this;
      if (built === undefined) return;
      const before = this.images?.images.size ?? 0;
      this.built = { ...built, files: withCompanions(built.files, added) };
      await this.reopened();
      await this.session.scene.addCompanions(added);
      await this.findImages(progress);
      const detail: ImagesLookedFor = { files: added.length, before };
      this.dispatchEvent(new CustomEvent('looked', { detail }));
    });
  }

  private async findImages(progress: ProgressListener): Promise<void> {
    const images = await this.session.scene.images(progress);
    this.images = images;
    this.content?.setImages(images);
    this.stage.set(this.stage.settings);
  }

  /** Builds what is shown anew, as the file is now; one stays where one is. */
  async rebuild(): Promise<void> {
    await this.start({ range: this.range });
  }

  /** Ends what is being done; what is shown already stays. */
  cancel(): void {
    this.isCancelled = this.content === undefined;
    this.wasEnded = true;
    this.cancelWork?.();
    this.asking.abort();
    this.asking = new AbortController();
    this.session.endScene();
  }

  /** Adds layers of a kind, where they aren't there yet. */
  async addLayers(kind: SceneLayer['kind']): Promise<void> {
    const { map } = this;
    if (map === undefined || map.hasLayers(kind)) return;
    await this.work(async (progress) => {
      await this.reopened();
      map.addLayers(kind, await this.session.scene.layer(kind, progress));
      this.stage.set(this.stage.settings);
    });
  }

  /** Finds what stops somebody who walks, where it isn't known yet. */
  async addObstacles(): Promise<void> {
    const { map } = this;
    if (map === undefined || map.obstacles !== undefined) return;
    await this.work(async (progress) => {
      await this.reopened();
      await this.findObstacles(progress);
    });
  }

  private async findObstacles(progress: ProgressListener): Promise<void> {
    const { map } = this;
    if (map === undefined || map.obstacles !== undefined) return;
    const { scene } = this.session;
    const obstacles = await scene.obstacles(progress);
    // What is drawn is sorted already, unless that was cancelled.
    if (obstacles.solids === undefined && !map.trees.isKnown) map.setTrees(await scene.trees(progress));
    map.setObstacles(obstacles);
    this.stage.requestPicture();
  }

  /** Numbers of the styles of light that the map has; 0 is what is always on. */
  async lightStyles(): Promise<readonly number[]> {
    if (this.map === undefined) return [0];
    return (await this.ask((scene) => scene.lightStyles())).styles;
  }

  /** Shows light with other shares of its styles. */
  async mixLight(shares: ReadonlyMap<number, number>): Promise<void> {
    const { map } = this;
    const mixed = await this.ask((scene) => scene.mixLight(shares));
    if (map !== this.map) return;
    map?.setPages(mixed);
    this.stage.requestPicture();
  }

  /** Writes the file in another format; gives the files, the first one first. */
  async exportAs(
    format: ExportFormat,
  ): Promise<readonly { readonly name: string; readonly bytes: Uint8Array }[]> {
    let files: readonly { readonly name: string; readonly bytes: Uint8Array }[] = [];
    await this.work(async (progress) => {
      await this.reopened();
      files = await this.session.scene.exportAs(format, progress);
    });
    return files;
  }

  /** Asks the worker something small, of which nothing is told; again when work is cancelled, and its worker with it, meanwhile. */
  async ask<T>(question: (scene: FileSession['scene']) => Promise<T>): Promise<T> {
    while (!this.isOver) {
      const { signal } = this.asking;
      try {
        await unlessCancelled(this.reopened(), signal);
        if (signal.aborted) continue;
        return await unlessCancelled(question(this.session.scene), signal);
      } catch (error) {
        if (!(error instanceof Cancelled)) throw error;
      }
    }
    throw new Cancelled();
  }

  /** Says that it isn't wanted any more. */
  dispose(): void {
    this.isOver = true;
    this.cancelWork?.();
    this.asking.abort();
    this.session.removeEventListener('edited', this.edited);
    this.session.removeEventListener('companions', this.companionsAdded);
    this.stage.dispose();
  }

  private async build(
    options: WorldOptions,
    { progress, signal }: { readonly progress: ProgressListener; readonly signal: AbortSignal },
  ): Promise<World | ModelWorld> {
    const { revision } = this.session;
    const advance = this.session.takeSceneInAdvance();
    if (advance !== undefined && options.range === advance.options.range && revision === 0) {
      advance.listen(progress);
      const world = await advance.world;
      this.built = { files: this.session.files, revision };
      return world;
    }
    const files = await this.session.filesNow();
    signal.throwIfAborted();
    const world = await this.openInWorker(files, options, progress);
    this.built = { files, revision };
    return world;
  }

  /** Has the worker open the file and build its world; what is asked of it meanwhile waits for that. */
  private openInWorker(
    files: FilesToOpen,
    options: WorldOptions,
    progress?: ProgressListener,
  ): Promise<World | ModelWorld> {
    const { scene } = this.session;
    this.wasEnded = false;
    const made = scene.open(files, progress).then(() => scene.build(options, progress));
    this.opened = made;
    made.catch(() => {
      if (this.opened === made) this.wasEnded = true;
    });
    return made;
  }

  /** Waits until the world is in the worker; in one that took the place of another it is built anew. */
  private async reopened(): Promise<void> {
    if (this.wasEnded) {
      const range = this.map?.world.ranges.shown;
      void this.openInWorker(this.built?.files ?? this.session.files, { range });
    }
    await this.opened;
  }

  /** Does some work after what is being done, of which `progress` and `failure` tell. */
  private work(work: Work): Promise<void> {
    this.queue = this.queue.then(() => this.run(work));
    return this.queue;
  }

  private async run(work: Work): Promise<void> {
    if (this.isOver) return;
    const abort = new AbortController();
    const { signal } = abort;
    this.cancelWork = () => abort.abort(new Cancelled());
    const progress = proxy((step: Progress): void => {
      if (signal.aborted) return;
      this.progress = step;
      this.changed();
    });
    // What isn't there yet stays missing for the reason that was told.
    if (this.content !== undefined) this.failure = undefined;
    this.progress = { label: 'Preparing', share: undefined };
    try {
      const done = work(progress, signal);
      this.changed();
      await unlessCancelled(done, signal);
    } catch (error) {
      if (!(error instanceof Cancelled)) this.failure = failureOf(error);
    } finally {
      // Nothing is told of it any more.
      abort.abort();
      this.cancelWork = undefined;
      this.progress = undefined;
      this.changed();
    }
  }

  private show(world: World | ModelWorld, view: Viewpoint | undefined): void {
    const { anisotropy, shared } = this.stage;
    // Whoever goes about already goes on in the same way, from where that led while it was built.
    const { navigator } = this.content === undefined ? {} : this.stage;
    const before = navigator?.mode;
    const stands = navigator?.view ?? view;
    const options = { shared, anisotropy };
    const size = playerSizeOf(world.kind === 'map' ? world.player : undefined, world.metresPerUnit);
    if (world.kind === 'map') {
      const content = new MapContent(world, options);
      this.content = content;
      const around: Surroundings = {
        extent: world.extent,
        size,
        collider: () => content.obstacles?.collider,
      };
      const first = stands ?? world.starts[0] ?? world.overview ?? lookingAt([1, -2, 1], [0, 0, 0]);
      const mode = before ?? 'fly';
      this.stage.show(content, { around, view: first, mode, exposure: world.exposure });
      return;
    }
    const content = new ModelContent(world, options);
    this.content = content;
    const { max, min } = content.box;
    const extent = { min: [min.x, min.y, min.z] as const, max: [max.x, max.y, max.z] as const };
    const around: Surroundings = { extent, size, collider: () => undefined };
    const mode: TravelMode = before ?? 'orbit';
    this.stage.show(content, { around, view: stands ?? lookingAt([1, -2, 1], [0, 0, 0]), mode, exposure: 1 });
    if (stands === undefined) this.stage.goToBox(extent);
  }

  private changed(): void {
    this.dispatchEvent(new Event('change'));
  }
}

/** Waits for something, but no longer than until it is cancelled: a worker that was ended never answers. */
function unlessCancelled<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = (): void => reject(new Cancelled());
    signal.addEventListener('abort', cancel, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel));
  });
}
