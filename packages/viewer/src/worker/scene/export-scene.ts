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
import type { ExportFormat } from '../../protocol/scene-api.js';

/** What is written, and under which name. */
export interface ExportOptions {
  /** The format. */
  readonly format: ExportFormat;
  /** What the names of all files begin with. */
  readonly name: string;
  /** Images of the materials. */
  readonly found: Pick<MaterialImages, 'images' | 'looks'>;
}

/** Builds the scene of a map for writing. */
export function sceneForExport(map: GameMap, format: ExportFormat): Scene {
  return buildScene(map, format === 'glb' ? { light: {} } : {});
}

/** Writes a map: the file first, then those beside it. */
export function exportMap(
  map: GameMap,
  scene: Scene,
  { format, found, name }: ExportOptions,
): readonly NamedBytes[] {
  const { images, looks } = found;
  const options = { images, looks, entities: sceneEntities(map), entityNodes: 'all' as const };
  if (format === 'obj') return writeObj(scene, { ...options, name });
  return [{ name: `${name}.glb`, bytes: writeGlb(scene, options) }];
}

/** Writes a model. */
export function exportModel(model: Model, { format, found, name }: ExportOptions): readonly NamedBytes[] {
  const scene = modelScene(model);
  const { images, looks } = found;
  if (format === 'obj') return writeModelObj(scene, { images, looks, name });
  return [{ name: `${name}.glb`, bytes: glbOf(modelToGltf(scene, { images, looks })) }];
}
