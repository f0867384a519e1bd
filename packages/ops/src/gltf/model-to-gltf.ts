import type { ModelScene, ModelSceneLevel, ModelSceneObject } from '../model-scene/index.js';
import { GltfBuilder } from './gltf-builder.js';
import type { Extras } from './gltf-json.js';
import { GltfMaterials } from './gltf-materials.js';
import { addMesh, type MeshMaker } from './gltf-meshes.js';
import type { GltfOptions } from './gltf-options.js';
import { checkedScale } from './scene-to-gltf.js';

/** How a model becomes a document. */
export interface ModelGltfOptions extends GltfOptions {
  /** The axis of the model that points up, which no document states: `y` unless given, as in glTF itself. */
  readonly up?: 'y' | 'z';
}

/** The extension by which nodes name coarser ones that stand for them farther away. */
const LEVELS = 'MSFT_lod';

/**
 * The model as a glTF document: a node for each object, which is its nearest level of detail and names the others, and a
 * node for each part with its texts as they are in the file. Materials are seen from both sides, since it isn't known
 * which one faces show.
 */
export function modelToGltf(model: ModelScene, options: ModelGltfOptions = {}): GltfBuilder {
  const document = new GltfBuilder('model');
  const source = { materials: model.materials, pages: [] };
  const maker: MeshMaker = {
    document,
    materials: new GltfMaterials(document, source, { ...options, doubleSided: true }),
    source,
    frame: { scale: checkedScale(options.scale ?? model.metresPerUnit), up: options.up ?? 'y' },
    options,
  };
  model.objects.forEach((object, i) => {
    addObject(maker, object, object.name === '' ? `object ${i}` : object.name);
  });
  return document;
}

function addObject(maker: MeshMaker, object: ModelSceneObject, name: string): void {
  const { document } = maker;
  const { extras, isAdditive, levels } = object;
  if (isAdditive || levels.length === 0) {
    const children = levels.map((level, i) => addLevel(maker, level, { name: `${name} level ${i}` }));
    document.addNode({ name, ...(children.length > 0 && { children }), extras });
    return;
  }
  const [nearest, ...others] = levels as [ModelSceneLevel, ...ModelSceneLevel[]];
  const ids = others.map((level, i) => addLevel(maker, level, { name: `${name} level ${i + 1}` }));
  if (ids.length > 0) document.use(LEVELS);
  addLevel(maker, nearest, {
    name,
    place: 'root',
    extras: { ...extras, level: levelExtras(nearest) },
    ...(ids.length > 0 && { extensions: { [LEVELS]: { ids } } }),
  });
}

function levelExtras({ distance, extras }: ModelSceneLevel): Extras {
  const isKnown = distance !== undefined && !Number.isNaN(distance.in) && !Number.isNaN(distance.out);
  // JSON has no infinity.
  return {
    ...extras,
    ...(isKnown && {
      distance: [distance.in, distance.out].map((one) => (Number.isFinite(one) ? one : null)),
    }),
  };
}

function addLevel(
  maker: MeshMaker,
  level: ModelSceneLevel,
  node: {
    readonly name: string;
    readonly place?: 'root' | 'part';
    readonly extras?: Extras;
    readonly extensions?: Readonly<Record<string, unknown>>;
  },
): number {
  const { name, place = 'part', ...rest } = node;
  const children = level.parts.map((part, i) => {
    const title = part.name === '' ? `part ${i}` : part.name;
    const mesh = addMesh(maker, title, part.meshes);
    return maker.document.addNode(
      { name: title, ...(mesh !== undefined && { mesh }), extras: part.extras },
      'part',
    );
  });
  return maker.document.addNode(
    { name, extras: levelExtras(level), ...rest, ...(children.length > 0 && { children }) },
    place,
  );
}
