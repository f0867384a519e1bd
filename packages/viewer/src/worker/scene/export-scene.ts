import type { GameMap, Model } from '@brushwork/formats';
import {
  buildScene,
  glbOf,
  type MaterialImages,
  modelScene,
  modelToGltf,
  type NamedBytes,
  type Scene,
  sceneEntities,
  writeGlb,
  writeModelObj,
  writeObj,
} from '@brushwork/ops';
import type { ProgressListener } from '../../protocol/failure.js';
import type { ExportFormat } from '../../protocol/scene-api.js';
import { OpenDocument } from '../open-document.js';
import type { OpenModelDocument } from '../open-model-document.js';
import { buildModelWorld } from './build-model-world.js';
import { worldImages } from './world-images.js';

/** What is written, and under which name. */
interface ExportOptions {
  /** The format. */
  readonly format: ExportFormat;
  /** What the names of all files begin with. */
  readonly name: string;
  /** Images of the materials. */
  readonly found: Pick<MaterialImages, 'images' | 'looks'>;
}

/** Writes what is open in another format, with its images: the file first, then those beside it. */
export async function exportOpened(
  opened: OpenDocument | OpenModelDocument,
  format: ExportFormat,
  progress?: ProgressListener,
): Promise<readonly NamedBytes[]> {
  const name = opened.files.file.name.replace(/\.[^.]*$/, '');
  progress?.({ label: 'Finding images', share: 0.1 });
  if (!(opened instanceof OpenDocument)) {
    const { materials } = buildModelWorld(opened.model);
    const found = await worldImages(opened, materials);
    return exportModel(opened.model, { format, name, found });
  }
  const map = await opened.load();
  const scene = sceneForExport(map, format);
  const found = await worldImages(opened, scene.materials);
  progress?.({ label: 'Writing', share: 0.6 });
  return exportMap(map, scene, { format, name, found });
}

function sceneForExport(map: GameMap, format: ExportFormat): Scene {
  return buildScene(map, format === 'glb' ? { light: {} } : {});
}

function exportMap(
  map: GameMap,
  scene: Scene,
  { format, found, name }: ExportOptions,
): readonly NamedBytes[] {
  const { images, looks } = found;
  const options = { images, looks, entities: sceneEntities(map), entityNodes: 'all' as const };
  if (format === 'obj') return writeObj(scene, { ...options, name });
  return [{ name: `${name}.glb`, bytes: writeGlb(scene, options) }];
}

function exportModel(model: Model, { format, found, name }: ExportOptions): readonly NamedBytes[] {
  const scene = modelScene(model);
  const { images, looks } = found;
  if (format === 'obj') return writeModelObj(scene, { images, looks, name });
  return [{ name: `${name}.glb`, bytes: glbOf(modelToGltf(scene, { images, looks })) }];
}
