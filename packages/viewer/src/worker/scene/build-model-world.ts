import type { Model } from '@brushwork/formats';
import { modelScene, placeholderColor } from '@brushwork/ops';
import type { ModelWorld } from '../../protocol/scene-model.js';
import { extentOf } from './world-extent.js';

/** Builds what is to be seen of a model. */
export function buildModelWorld(model: Model): ModelWorld {
  const { counts, issues, materials, metresPerUnit, objects } = modelScene(model);
  const meshes = objects.flatMap(({ levels }) =>
    levels.flatMap(({ parts }) => parts.flatMap((part) => part.meshes)),
  );
  return {
    kind: 'model',
    ...{ metresPerUnit, objects, counts, issues },
    materials: materials.map((material) => ({ ...material, color: placeholderColor(material.name) })),
    extent: extentOf([{ meshes, origin: [0, 0, 0] }]),
  };
}
