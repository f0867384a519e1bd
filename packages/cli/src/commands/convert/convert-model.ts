import { openModel } from '@brushwork/formats';
import { glbOf, gltfFilesOf, modelScene, modelToGltf, type NamedBytes, writeModelObj } from '@brushwork/ops';
import { counted } from '../shared/number-text.js';
import type { PictureTarget } from './convert-map.js';
import type { Converted, ConvertSettings } from './converters.js';

/** Writes what is to be seen of a model. Throws as opening does. */
export function convertModel(
  bytes: Uint8Array,
  {
    name,
    settings,
    to,
  }: { readonly to: PictureTarget; readonly settings: ConvertSettings; readonly name: string },
): Converted {
  const { scene: options = {}, schema, winding } = settings;
  const { maxGrowth, maxVertices, records, scale, up } = options;
  const model = openModel(bytes, { schema });
  const scene = modelScene(model, {
    ...(winding !== undefined && { winding }),
    ...(maxVertices !== undefined && { maxVertices }),
    ...(maxGrowth !== undefined && { maxGrowth }),
  });
  const picture = {
    ...(scale !== undefined && { scale }),
    ...(up !== undefined && { up }),
    ...(records === true && { records }),
  };
  const write = (): readonly NamedBytes[] => {
    if (to === 'obj') return writeModelObj(scene, { ...picture, name });
    const document = modelToGltf(scene, picture);
    return to === 'gltf' ? gltfFilesOf(document, name) : [{ name: `${name}.glb`, bytes: glbOf(document) }];
  };
  const [main, ...beside] = write() as [NamedBytes, ...NamedBytes[]];
  const { skipped, triangles } = scene.counts;
  const left = skipped === 0 ? '' : `, ${counted(skipped, 'face')} left out`;
  return {
    bytes: main.bytes as Uint8Array<ArrayBuffer>,
    beside,
    losses: [],
    issues: [...model.issues, ...scene.issues],
    summary: `${counted(triangles, 'triangle')}, ${counted(scene.materials.length, 'material')}${left}`,
  };
}
