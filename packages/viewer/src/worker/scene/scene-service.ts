import type { NamedBytes, SceneLayer, SceneMaterial } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import { transfer } from 'comlink';
import type { ProgressListener } from '../../protocol/failure.js';
import type { CompanionFile, FilesToOpen } from '../../protocol/file-input.js';
import type { Obstacles } from '../../protocol/obstacles.js';
import type { FileOverview } from '../../protocol/overview.js';
import type { ExportFormat, SceneApi } from '../../protocol/scene-api.js';
import type { ModelWorld } from '../../protocol/scene-model.js';
import type {
  LightRange,
  LightStyles,
  MixedPages,
  ModelTree,
  World,
  WorldImages,
  WorldLayers,
  WorldOptions,
} from '../../protocol/scene-world.js';
import { fileOverview } from '../file-overview.js';
import { OpenDocument } from '../open-document.js';
import { OpenFile } from '../open-file.js';
import { buildWorld } from './build-world.js';
import { loadForScene } from './load-for-scene.js';
import { type MergedTriangles, mergeTriangles } from './merge-triangles.js';
import type { LightMixer } from './mix-light.js';
import { buffersOf } from './own-buffers.js';
import { SpaceService } from './space-service.js';

/** What is kept of the world that was built last. */
interface Built {
  readonly materials: readonly SceneMaterial[];
  readonly modelCount: number;
  /** Entities that have brush models. */
  readonly entities: readonly number[];
  readonly range: LightRange | undefined;
  merged: readonly MergedTriangles[];
}

/**
 * Opens a file for itself, and builds what is to be seen of it. What the first picture of a map doesn't need is imported when it
 * is asked for: the code of a worker is read before it does anything.
 */
export class SceneService implements SceneApi {
  private readonly file = new OpenFile({ readsAhead: true });
  readonly space = new SpaceService(this.file);
  private built: Built | undefined;
  private mixer: LightMixer | undefined;

  async open(files: FilesToOpen, progress?: ProgressListener): Promise<FileOverview> {
    progress?.({ label: 'Reading the directory', share: 0.05 });
    return fileOverview(await this.file.open(files));
  }

  async addCompanions(added: readonly CompanionFile[]): Promise<void> {
    this.file.any.addCompanions(added);
  }

  async build(options: WorldOptions, progress?: ProgressListener): Promise<World | ModelWorld> {
    const opened = this.file.any;
    this.mixer = undefined;
    if (!(opened instanceof OpenDocument)) {
      const { buildModelWorld } = await import('./build-model-world.js');
      const world = buildModelWorld(opened.model);
      this.built = { materials: world.materials, modelCount: 0, entities: [], range: undefined, merged: [] };
      return transfer(world, buffersOf(world));
    }
    progress?.({ label: 'Reading lumps', share: 0.1 });
    const map = await loadForScene(opened);
    const world = buildWorld(map, options, progress);
    progress?.({ label: 'Drawing', share: 0.95 });
    this.built = {
      materials: world.materials,
      modelCount: world.models.length,
      entities: world.placements.map(({ entity }) => entity),
      range: world.ranges.shown,
      merged: world.models.map(({ meshes }) => mergeTriangles(meshes)),
    };
    // Nothing of the many entities is handed over, so that nothing is looked for in them.
    return transfer(world, buffersOf({ ...world, entities: [] }));
  }

  async images(progress?: ProgressListener): Promise<WorldImages> {
    const { worldImages } = await import('./world-images.js');
    const found = await worldImages(this.file.any, this.last.materials, progress);
    return transfer(found, buffersOf(found));
  }

  async trees(progress?: ProgressListener): Promise<readonly ModelTree[]> {
    const { merged } = this.last;
    // The memory goes to the page.
    this.last.merged = [];
    const { buildTree } = await import('./build-tree.js');
    const trees = merged.flatMap((triangles, model): ModelTree[] => {
      progress?.({ label: 'Sorting triangles for picking', share: model / merged.length });
      return triangles.indices.length === 0 ? [] : [buildTree(model, triangles)];
    });
    return transfer(trees, buffersOf(trees));
  }

  async obstacles(progress?: ProgressListener): Promise<Obstacles> {
    const { entities, modelCount: models } = this.last;
    const map = await loadForScene(this.file.map);
    const { buildObstacles } = await import('./build-obstacles.js');
    const found = buildObstacles(map, { entities, models }, progress);
    return transfer(found, buffersOf(found));
  }

  async layer(kind: SceneLayer['kind'], progress?: ProgressListener): Promise<WorldLayers> {
    progress?.({ label: 'Building a layer', share: undefined });
    const map = await this.file.map.load();
    const { layersOf } = await import('./world-layers.js');
    const made = layersOf(map, kind, { models: this.last.modelCount });
    return transfer(made, buffersOf(made));
  }

  async layerKinds(): Promise<readonly SceneLayer['kind'][]> {
    const opened = this.file.any;
    if (!(opened instanceof OpenDocument)) return [];
    const { layerKindsOf } = await import('./world-layers.js');
    return layerKindsOf(opened.map);
  }

  async lightStyles(): Promise<LightStyles> {
    if (!(this.file.any instanceof OpenDocument)) return { styles: [0] };
    if (this.mixer === undefined) {
      const map = await loadForScene(this.file.map);
      const { LightMixer } = await import('./mix-light.js');
      this.mixer = new LightMixer(map, this.last.range);
    }
    return { styles: this.mixer.styles };
  }

  async mixLight(shares: ReadonlyMap<number, number>): Promise<MixedPages> {
    await this.lightStyles();
    const mixed = { pages: this.mixer?.mix(shares) ?? new Map() };
    return transfer(mixed, buffersOf(mixed));
  }

  async exportAs(format: ExportFormat, progress?: ProgressListener): Promise<readonly NamedBytes[]> {
    const { exportOpened } = await import('./export-scene.js');
    const files = await exportOpened(this.file.any, format, progress);
    return transfer([...files], buffersOf(files));
  }

  private get last(): Built {
    if (this.built === undefined) throw new FormatError('not-found', 'nothing was built yet');
    return this.built;
  }
}
