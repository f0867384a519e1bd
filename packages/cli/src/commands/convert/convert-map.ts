import type { GameMap } from '@brushwork/formats';
import {
  buildScene,
  type GltfDocumentOptions,
  type MaterialImages,
  materialImages,
  type NamedBytes,
  type Scene,
  type SceneOptions,
  sceneEntities,
  writeGlb,
  writeGltf,
  writeObj,
} from '@brushwork/ops';
import { counted, grouped } from '../shared/number-text.js';
import { openBytes } from '../shared/open-map.js';
import { exrFiles, lightRangeOf } from './convert-light.js';
import type { Converted, ConvertPlace } from './converters.js';
import type { SceneSettings } from './scene-settings.js';

/** What a map is written as. */
export type PictureTarget = 'glb' | 'gltf' | 'obj' | 'png';

interface Work extends ConvertPlace {
  readonly to: PictureTarget;
  readonly settings: SceneSettings;
}

/** Writes what is to be seen of a map. Throws as opening does, and 'unsupported' where it isn't known how surfaces are stored. */
export async function convertMap(bytes: Uint8Array, { input, name, settings, to }: Work): Promise<Converted> {
  const map = await openBytes(input, bytes, { branch: settings.branch }, { withNeighbours: true });
  const scene = buildScene(map, sceneOptionsOf(map, settings, to));
  const found = await materialImages(map, scene.materials, {
    sources: settings.textures ?? [],
    ...(settings.palette !== undefined && { palette: settings.palette }),
  });
  const files = await write(scene, { to, name, settings, found, map });
  const pictures: NamedBytes[] = [];
  if (settings.images === true) {
    const { mapPicture } = await import('./map-pictures.js');
    for (const view of ['top', 'perspective'] as const)
      pictures.push({
        name: `${name}-${view}.png`,
        bytes: mapPicture(map, scene, { ...settings, view, found }),
      });
  }
  const light = settings.exr === true ? exrFiles(scene.pages, name) : [];
  const [main, ...beside] = [...files, ...light, ...pictures] as [NamedBytes, ...NamedBytes[]];
  // Colours that aren't the game's are a loss. That images of the game aren't in the map is no news.
  const losses = found.issues.filter(({ rule }) => rule === 'material-palette');
  const ofImages = found.issues.filter(
    (one) => !losses.includes(one) && (settings.textures !== undefined || one.severity !== 'info'),
  );
  return {
    bytes: main.bytes as Uint8Array<ArrayBuffer>,
    beside,
    losses,
    issues: [...map.issues, ...scene.issues, ...ofImages],
    summary: summaryOf(scene, settings),
  };
}

function sceneOptionsOf(map: GameMap, settings: SceneSettings, to: PictureTarget): SceneOptions {
  const { exr, images, layers, lightmaps, maxGrowth, maxVertices } = settings;
  // OBJ has no light; what is beside it does.
  const isLit = lightmaps !== false && (to !== 'obj' || images === true || exr === true);
  return {
    ...(isLit && { light: { range: lightRangeOf(map, settings) } }),
    ...(layers !== undefined && { layers }),
    ...(maxVertices !== undefined && { maxVertices }),
    ...(maxGrowth !== undefined && { maxGrowth }),
  };
}

async function write(
  scene: Scene,
  {
    found,
    map,
    name,
    settings,
    to,
  }: {
    readonly to: PictureTarget;
    readonly name: string;
    readonly settings: SceneSettings;
    readonly found: MaterialImages;
    readonly map: GameMap;
  },
): Promise<readonly NamedBytes[]> {
  const { decals, entities, hidden, lightmaps, lightSlot, records, scale, sky } = settings;
  const options: GltfDocumentOptions = {
    ...{ images: found.images, looks: found.looks, entities: sceneEntities(map) },
    entityNodes: entities === false ? 'models' : 'all',
    ...(scale !== undefined && { scale }),
    ...{ sky: sky === true, hidden: hidden === true, withoutDecals: decals === false },
    ...{ records: records === true, lightmaps: lightmaps !== false, lightSlot: lightSlot ?? 'none' },
  };
  if (to === 'png') {
    const { mapPicture } = await import('./map-pictures.js');
    return [{ name: `${name}.png`, bytes: mapPicture(map, scene, { ...settings, found }) }];
  }
  if (to === 'obj') return writeObj(scene, { ...options, name });
  if (to === 'gltf') return writeGltf(scene, { ...options, name });
  return [{ name: `${name}.glb`, bytes: writeGlb(scene, options) }];
}

function summaryOf(scene: Scene, settings: SceneSettings): string {
  const { skipped, triangles } = scene.counts;
  const left = skipped === 0 ? '' : `, ${counted(skipped, 'surface')} left out`;
  const { hidden, sky } = unasked(scene, settings);
  const unseen = [
    ...(sky > 0 ? [`${grouped(sky)} of the sky (--sky)`] : []),
    ...(hidden > 0 ? [`${grouped(hidden)} that the game does not draw (--hidden)`] : []),
  ];
  const without = unseen.length === 0 ? '' : `, without ${unseen.join(' and ')}`;
  const materials = counted(scene.materials.length, 'material');
  return `${counted(triangles - sky - hidden, 'triangle')}${without}, ${materials}${left}`;
}

/** Numbers of triangles of kinds that are written only when they are asked for, and weren't. */
function unasked(
  { materials, models }: Scene,
  settings: SceneSettings,
): { readonly sky: number; readonly hidden: number } {
  const count = { sky: 0, hidden: 0 };
  for (const { meshes } of models)
    for (const { indices, material } of meshes) {
      const kind = materials[material]?.kind;
      if ((kind === 'sky' || kind === 'hidden') && settings[kind] !== true) count[kind] += indices.length / 3;
    }
  return count;
}
