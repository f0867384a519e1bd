import type { SceneLayer } from '@brushwork/ops';
import { proxy } from 'comlink';
import type { Failure, Progress } from '../../protocol/failure.js';
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
  /** Whether the worker was ended since it built the world. */
  private wasEnded = false;
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
    await this.work(async (progress) => {
      performance.mark('world-asked');
      const world = await this.build(options, progress);
      const { scene } = this.session;
      this.wasEnded = false;
      performance.mark('world-built');
      this.images = undefined;
      this.show(world, view);
      this.changed();
      await this.drawn();
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

  private async findImages(progress: (step: Progress) => void): Promise<void> {
    const images = await this.session.scene.images(progress);
    this.images = images;
    this.content?.setImages(images);
    this.stage.set(this.stage.settings);
  }

  /** Builds what is shown anew, as the file is now; one stays where one is. */
  async rebuild(): Promise<void> {
    const { view } = this.stage.navigator ?? {};
    await this.start({ view, range: this.range });
  }

  /** Ends what is being done; what is shown already stays. */
  cancel(): void {
    this.isCancelled = this.content === undefined;
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
      const { layers } = await this.session.scene.layer(kind, progress);
      map.addLayers(kind, layers);
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

  private async findObstacles(progress: (step: Progress) => void): Promise<void> {
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
    await this.reopened();
    return (await this.session.scene.lightStyles()).styles;
  }

  /** Shows light with other shares of its styles. */
  async mixLight(shares: ReadonlyMap<number, number>): Promise<void> {
    const mixed = await this.session.scene.mixLight(shares);
    this.map?.setPages(mixed);
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

  /** Asks the worker something small, of which nothing is told; rejects when work is cancelled meanwhile. */
  async ask<T>(question: (scene: FileSession['scene']) => Promise<T>): Promise<T> {
    const { signal } = this.asking;
    const cancelled = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Cancelled()), { once: true });
    });
    await Promise.race([this.reopened(), cancelled]);
    return Promise.race([question(this.session.scene), cancelled]);
  }

  /** Says that it isn't wanted any more. */
  dispose(): void {
    this.cancelWork?.();
    this.session.removeEventListener('edited', this.edited);
    this.session.removeEventListener('companions', this.companionsAdded);
    this.stage.dispose();
  }

  private async build(
    options: WorldOptions,
    progress: (step: Progress) => void,
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
    const { scene } = this.session;
    await scene.open(files, progress);
    const world = await scene.build(options, progress);
    this.built = { files, revision };
    return world;
  }

  /** Builds the world in a worker that was ended, where it was. */
  private async reopened(): Promise<void> {
    if (!this.wasEnded) return;
    this.wasEnded = false;
    await this.session.scene.open(this.built?.files ?? this.session.files);
    await this.session.scene.build({ range: this.map?.world.ranges.shown });
  }

  /** Does some work after what is being done, of which `progress` and `failure` tell. */
  private work(run: (progress: (step: Progress) => void) => Promise<void>): Promise<void> {
    this.queue = this.queue.then(() => this.run(run));
    return this.queue;
  }

  private async run(run: (progress: (step: Progress) => void) => Promise<void>): Promise<void> {
    let isCurrent = true;
    const cancelled = new Promise<never>((_, reject) => {
      this.cancelWork = () => {
        isCurrent = false;
        this.wasEnded = true;
        reject(new Cancelled());
      };
    });
    const progress = proxy((step: Progress): void => {
      if (!isCurrent) return;
      this.progress = step;
      this.changed();
    });
    this.failure = undefined;
    this.isCancelled = false;
    try {
      await Promise.race([run(progress), cancelled]);
    } catch (error) {
      if (!(error instanceof Cancelled)) this.failure = failureOf(error);
    } finally {
      this.cancelWork = undefined;
      isCurrent = false;
      this.progress = undefined;
      this.changed();
    }
  }

  private show(world: World | ModelWorld, view: Viewpoint | undefined): void {
    const { anisotropy, shared } = this.stage;
    // Whoever goes about already goes on in the same way.
    const before = this.content === undefined ? undefined : this.stage.navigator?.mode;
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
      const first = view ?? world.starts[0] ?? world.overview ?? lookingAt([1, -2, 1], [0, 0, 0]);
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
    this.stage.show(content, { around, view: view ?? lookingAt([1, -2, 1], [0, 0, 0]), mode, exposure: 1 });
    if (view === undefined) this.stage.goToBox(extent);
  }

  private changed(): void {
    this.dispatchEvent(new Event('change'));
  }
}
