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
import { counted } from '../shared/number-text.js';
import { openBytes } from '../shared/open-map.js';
import type { Converted, ConvertPlace } from './converters.js';
import { mapPicture } from './map-pictures.js';
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
  const scene = buildScene(map, sceneOptionsOf(settings, to));
  const found = await materialImages(map, scene.materials, {
    sources: settings.textures ?? [],
    ...(settings.palette !== undefined && { palette: settings.palette }),
  });
  const files = write(scene, { to, name, settings, found, map });
  const pictures =
    settings.images === true
      ? (['top', 'perspective'] as const).map((view) => ({
          name: `${name}-${view}.png`,
          bytes: mapPicture(map, scene, { ...settings, view, found }),
        }))
      : [];
  const [main, ...beside] = [...files, ...pictures] as [NamedBytes, ...NamedBytes[]];
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
    summary: summaryOf(scene),
  };
}

function sceneOptionsOf(
  { images, layers, lightmaps, maxGrowth, maxVertices }: SceneSettings,
  to: PictureTarget,
): SceneOptions {
  return {
    // OBJ has no light; pictures beside it do.
    ...(lightmaps !== false && (to !== 'obj' || images === true) && { light: {} }),
    ...(layers !== undefined && { layers }),
    ...(maxVertices !== undefined && { maxVertices }),
    ...(maxGrowth !== undefined && { maxGrowth }),
  };
}

function write(
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
): readonly NamedBytes[] {
  const { decals, entities, hidden, lightmaps, lightSlot, records, scale, sky } = settings;
  const options: GltfDocumentOptions = {
    ...{ images: found.images, looks: found.looks, entities: sceneEntities(map) },
    entityNodes: entities === false ? 'models' : 'all',
    ...(scale !== undefined && { scale }),
    ...{ sky: sky === true, hidden: hidden === true, withoutDecals: decals === false },
    ...{ records: records === true, lightmaps: lightmaps !== false, lightSlot: lightSlot ?? 'none' },
  };
  if (to === 'png') return [{ name: `${name}.png`, bytes: mapPicture(map, scene, { ...settings, found }) }];
  if (to === 'obj') return writeObj(scene, { ...options, name });
  if (to === 'gltf') return writeGltf(scene, { ...options, name });
  return [{ name: `${name}.glb`, bytes: writeGlb(scene, options) }];
}

function summaryOf({ counts, materials }: Scene): string {
  const { skipped, triangles } = counts;
  const left = skipped === 0 ? '' : `, ${counted(skipped, 'surface')} left out`;
  return `${counted(triangles, 'triangle')}, ${counted(materials.length, 'material')}${left}`;
}
