import { FormatError } from '@brushwork/record';
import type { Scene, ScenePlacement } from '../scene/scene.js';
import { GltfBuilder } from './gltf-builder.js';
import type { GltfNode } from './gltf-json.js';
import { addLights } from './gltf-lights.js';
import { GltfMaterials } from './gltf-materials.js';
import { addMesh, type MeshMaker } from './gltf-meshes.js';
import type { GltfOptions } from './gltf-options.js';
import { addProps } from './gltf-props.js';
import { withLayerMaterials } from './layer-materials.js';
import type { SceneEntity } from './scene-entities.js';
import { pointYUp, rotationYUp } from './y-up.js';

/** How a scene becomes a document. */
export interface GltfDocumentOptions extends GltfOptions {
  /** The entities of the map, for the names of nodes and what they carry. */
  readonly entities?: readonly SceneEntity[];
  /** Which entities are nodes: those with a brush model, or all of them; `models` unless given. */
  readonly entityNodes?: 'models' | 'all';
}

/** The scene as a glTF document: metres, y up; always the same for the same scene. */
export function sceneToGltf(given: Scene, options: GltfDocumentOptions = {}): GltfBuilder {
  const scene = withLayerMaterials(given);
  const document = new GltfBuilder('map');
  const maker: MeshMaker = {
    document,
    materials: new GltfMaterials(document, scene, options),
    source: scene,
    frame: { scale: checkedScale(options.scale ?? scene.metresPerUnit), up: 'z' },
    options,
  };
  const entities = options.entities ?? [];
  const placed = addModels(maker, scene, entities);
  if (options.entityNodes === 'all')
    for (const entity of entities) if (!placed.has(entity.index)) addEntity(maker, entity);
  addProps(maker, scene.props);
  addLights(maker, scene.lights);
  addLayers(maker, scene);
  return document;
}

/** A size of units that can be reckoned with. Throws 'bad-value' for any other. */
export function checkedScale(scale: number): number {
  if (scale > 0 && Number.isFinite(scale)) return scale;
  throw new FormatError('bad-value', 'the size of a unit is a number of metres above 0', { found: scale });
}

/** Adds nodes for the models where they are placed; the entities that have one. */
function addModels(maker: MeshMaker, scene: Scene, entities: readonly SceneEntity[]): ReadonlySet<number> {
  const meshes = new Map<number, number | undefined>();
  const placed = new Set<number>();
  for (const placement of scene.placements) {
    const { entity: index, model } = placement;
    const isWorld = index < 0 && model === 0;
    if (!meshes.has(model))
      meshes.set(
        model,
        addMesh(maker, isWorld ? 'world' : `model ${model}`, scene.models[model]?.meshes ?? []),
      );
    const mesh = meshes.get(model);
    const entity = entities[isWorld ? 0 : index];
    const isNamed = entity !== undefined && (!isWorld || entity.title.startsWith('worldspawn'));
    if (isNamed) placed.add(entity.index);
    maker.document.addNode({
      name: isNamed ? entity.title : isWorld ? 'world' : `model ${model}`,
      ...placeOf(maker, placement),
      ...(mesh !== undefined && { mesh }),
      ...(isNamed && { extras: entity.extras }),
    });
  }
  return placed;
}

function addEntity(maker: MeshMaker, { extras, origin = [0, 0, 0], rotation, title }: SceneEntity): void {
  maker.document.addNode({ name: title, ...placeOf(maker, { origin, rotation }), extras });
}

/** Where something is placed; nothing where it is at the origin and not turned. */
export function placeOf(
  { frame }: MeshMaker,
  { origin, rotation }: Pick<ScenePlacement, 'origin' | 'rotation'>,
): Pick<GltfNode, 'translation' | 'rotation'> {
  const point = pointYUp([...origin], frame.scale);
  const turn = rotationYUp(rotation);
  return {
    ...(point.every(Number.isFinite) && point.some((value) => value !== 0) && { translation: point }),
    ...(turn[3] !== 1 && { rotation: turn }),
  };
}

function addLayers(maker: MeshMaker, { layers }: Scene): void {
  for (const { kind, meshes, placement, title } of layers) {
    const mesh = addMesh(maker, title, meshes);
    if (mesh === undefined) continue;
    const place = placement === undefined ? {} : placeOf(maker, placement);
    maker.document.addNode({ name: title, ...place, mesh, extras: { layer: kind } });
  }
}
