import {
  buildLayers,
  layerKinds,
  materialImages,
  type NamedBytes,
  type SceneLayer,
  type SceneMaterial,
} from '@brushwork/ops';
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
import { buildModelWorld } from './build-model-world.js';
import { buildWorld } from './build-world.js';
import { companionTextures } from './companion-textures.js';
import { exportMap, exportModel, sceneForExport } from './export-scene.js';
import { loadForScene } from './load-for-scene.js';
import { type MergedTriangles, mergeTriangles } from './merge-triangles.js';
import { LightMixer } from './mix-light.js';
import { modelImages } from './model-images.js';
import { buffersOf } from './own-buffers.js';
import { SpaceService } from './space-service.js';

/** Longest side of an image on a page: of files with several sizes a smaller one is taken. */
const LARGEST_SIDE = 1024;
/** Most bytes of images on a page. */
const IMAGE_BUDGET = 256 * 1024 * 1024;

/** What is kept of the world that was built last. */
interface Built {
  readonly materials: readonly SceneMaterial[];
  readonly modelCount: number;
  /** Entities that have brush models. */
  readonly entities: readonly number[];
  readonly range: LightRange | undefined;
  merged: readonly MergedTriangles[];
}

/** Opens a file for itself, and builds what is to be seen of it. */
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
    const found = await this.findImages(this.last.materials, progress);
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
    // What sorts triangles isn't needed for the first picture.
    const { buildObstacles } = await import('./build-obstacles.js');
    const found = buildObstacles(map, { entities, models }, progress);
    return transfer(found, buffersOf(found));
  }

  async layer(kind: SceneLayer['kind'], progress?: ProgressListener): Promise<WorldLayers> {
    progress?.({ label: 'Building a layer', share: undefined });
    const map = await this.file.map.load();
    const made = buildLayers(map, [kind], { models: this.last.modelCount });
    return transfer(made, buffersOf(made));
  }

  async layerKinds(): Promise<readonly SceneLayer['kind'][]> {
    const opened = this.file.any;
    const has = opened instanceof OpenDocument && opened.map.branch.capabilities.layers !== undefined;
    return has ? layerKinds : [];
  }

  async lightStyles(): Promise<LightStyles> {
    if (!(this.file.any instanceof OpenDocument)) return { styles: [0] };
    this.mixer ??= new LightMixer(await loadForScene(this.file.map), this.last.range);
    return { styles: this.mixer.styles };
  }

  async mixLight(shares: ReadonlyMap<number, number>): Promise<MixedPages> {
    await this.lightStyles();
    const mixed = { pages: this.mixer?.mix(shares) ?? new Map() };
    return transfer(mixed, buffersOf(mixed));
  }

  async exportAs(format: ExportFormat, progress?: ProgressListener): Promise<readonly NamedBytes[]> {
    const opened = this.file.any;
    const name = opened.files.file.name.replace(/\.[^.]*$/, '');
    progress?.({ label: 'Finding images', share: 0.1 });
    if (!(opened instanceof OpenDocument)) {
      const { materials } = buildModelWorld(opened.model);
      const found = await this.findImages(materials);
      return exportModel(opened.model, { format, name, found });
    }
    const map = await opened.load();
    const scene = sceneForExport(map, format);
    const found = await this.findImages(scene.materials);
    progress?.({ label: 'Writing', share: 0.6 });
    const files = exportMap(map, scene, { format, name, found });
    return transfer(files, buffersOf(files));
  }

  private get last(): Built {
    if (this.built === undefined) throw new FormatError('not-found', 'nothing was built yet');
    return this.built;
  }

  private async findImages(
    materials: readonly SceneMaterial[],
    progress?: ProgressListener,
  ): Promise<WorldImages> {
    const opened = this.file.any;
    const { companions } = opened.files;
    progress?.({ label: 'Finding images', share: undefined });
    if (!(opened instanceof OpenDocument)) return modelImages(opened.model, materials, companions);
    const map = await opened.load();
    const { issues, sources } = await companionTextures(companions);
    const found = await materialImages(map, materials, {
      sources,
      largestSide: LARGEST_SIDE,
      budget: IMAGE_BUDGET,
    });
    return { ...found, issues: [...issues, ...found.issues] };
  }
}
