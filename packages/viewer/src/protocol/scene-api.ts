import type { NamedBytes, SceneLayer } from '@brushwork/ops';
import type { ProgressListener } from './failure.js';
import type { CompanionFile, FilesToOpen } from './file-input.js';
import type { Obstacles } from './obstacles.js';
import type { FileOverview } from './overview.js';
import type { ModelWorld } from './scene-model.js';
import type {
  LightStyles,
  MixedPages,
  ModelTree,
  World,
  WorldImages,
  WorldLayers,
  WorldOptions,
} from './scene-world.js';
import type { SpaceApi } from './space-api.js';

/** What a world can be written as. */
export type ExportFormat = 'glb' | 'obj';

/**
 * What the worker of the world offers the page. It opens the file for itself, so that tables answer while the world is
 * built. What it gives is handed over, not kept.
 */
export interface SceneApi {
  /** Questions about the space of the map that is open. */
  readonly space: SpaceApi;
  /** Opens a file, of which the directory alone is read. */
  open(files: FilesToOpen, progress?: ProgressListener): Promise<FileOverview>;
  /** Adds files beside it, before those that were there: images are looked for in them from then on. */
  addCompanions(added: readonly CompanionFile[]): Promise<void>;
  /** Builds what is to be seen of the file, without images. Throws `FormatError` as `buildScene` does. */
  build(options: WorldOptions, progress?: ProgressListener): Promise<World | ModelWorld>;
  /** Finds the images of the materials of what was built last. */
  images(progress?: ProgressListener): Promise<WorldImages>;
  /** Trees over the triangles of what was built last, a tree a model; none for a model of its own. Asked for once. */
  trees(progress?: ProgressListener): Promise<readonly ModelTree[]>;
  /** What somebody who walks runs into, of the map that was built last. */
  obstacles(progress?: ProgressListener): Promise<Obstacles>;
  /** Layers of a kind, of the map that was built last. */
  layer(kind: SceneLayer['kind'], progress?: ProgressListener): Promise<WorldLayers>;
  /** Kinds of layers that the format has. */
  layerKinds(): Promise<readonly SceneLayer['kind'][]>;
  /** Light that the game switches, of the map that was built last. */
  lightStyles(): Promise<LightStyles>;
  /** Pages with other shares of the styles of light, 1 for as bright as they are at most; those without any of the styles stay. */
  mixLight(shares: ReadonlyMap<number, number>): Promise<MixedPages>;
  /** What was opened in another format: the file first, then those beside it. */
  exportAs(format: ExportFormat, progress?: ProgressListener): Promise<readonly NamedBytes[]>;
}
