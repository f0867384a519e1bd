import type { NamedBytes } from '../gltf/gltf-file.js';
import type { PictureOptions } from '../gltf/gltf-options.js';
import { withLayerMaterials } from '../gltf/layer-materials.js';
import type { ModelGltfOptions } from '../gltf/model-to-gltf.js';
import type { SceneEntity } from '../gltf/scene-entities.js';
import { checkedScale } from '../gltf/scene-to-gltf.js';
import { wantedMeshes } from '../gltf/wanted-meshes.js';
import { directionsYUp, type Frame, positionsYUp } from '../gltf/y-up.js';
import type { ModelScene } from '../model-scene/index.js';
import type { Scene, SceneMaterial, SceneMesh, ScenePlacement } from '../scene/scene.js';
import { ObjMaterials } from './obj-materials.js';
import { ObjText, objName } from './obj-text.js';
import { placedNumbers } from './placed-numbers.js';

/** How a scene is written as OBJ. */
export interface ObjOptions extends PictureOptions {
  /** What the names of all files begin with. */
  readonly name: string;
  /** The entities of the map, for the names of objects. */
  readonly entities?: readonly SceneEntity[];
}

/**
 * The scene as OBJ and MTL: metres, y up, an object for each model where it is placed, a group for each material. What the
 * format has no words for is left out: light, vertex colours, models of other files, entities without a brush model.
 */
export function writeObj(given: Scene, options: ObjOptions): NamedBytes[] {
  const scene = withLayerMaterials(given);
  const frame: Frame = { scale: checkedScale(options.scale ?? scene.metresPerUnit), up: 'z' };
  const writer = new ObjWriter(scene.materials, frame, options);
  for (const placement of scene.placements) {
    const { entity, model } = placement;
    const title = options.entities?.[entity]?.title ?? (model === 0 ? 'world' : `model ${model}`);
    writer.object(entity < 0 ? title : `${title} ${entity}`, scene.models[model]?.meshes ?? [], placement);
  }
  for (const { meshes, placement, title } of scene.layers) writer.object(title, meshes, placement);
  return writer.files(options.name);
}

/** The nearest level of a model's objects as OBJ and MTL: an object for each part. */
export function writeModelObj(
  model: ModelScene,
  options: PictureOptions & Pick<ModelGltfOptions, 'up'> & { readonly name: string },
): NamedBytes[] {
  const frame: Frame = {
    scale: checkedScale(options.scale ?? model.metresPerUnit),
    up: options.up ?? 'y',
  };
  const writer = new ObjWriter(model.materials, frame, options);
  model.objects.forEach(({ isAdditive, levels, name }, i) => {
    const title = name === '' ? `object ${i}` : name;
    for (const { parts } of isAdditive ? levels : levels.slice(0, 1))
      parts.forEach((part, k) => {
        writer.object(`${title} ${part.name === '' ? `part ${k}` : part.name}`, part.meshes);
      });
  });
  return writer.files(options.name);
}

class ObjWriter {
  private readonly text = new ObjText();
  private readonly materials: ObjMaterials;
  private readonly source: { readonly materials: readonly SceneMaterial[] };
  private readonly frame: Frame;
  private readonly options: PictureOptions & { readonly name: string };

  constructor(
    materials: readonly SceneMaterial[],
    frame: Frame,
    options: PictureOptions & { readonly name: string },
  ) {
    this.materials = new ObjMaterials(materials);
    this.source = { materials };
    this.frame = frame;
    this.options = options;
    this.text.line('# Brushwork: metres, y up');
    this.text.line(`mtllib ${options.name}.mtl`);
  }

  /** Adds an object of some meshes, where it is placed. */
  object(name: string, meshes: readonly SceneMesh[], placement?: ScenePlacement): void {
    const drawn = wantedMeshes(this.source, meshes, this.options);
    if (drawn.length > 0) this.text.line(`o ${objName(name)}`);
    for (const mesh of drawn) {
      const material = this.materials.nameOf(mesh.material);
      this.text.line(`g ${material}`);
      this.text.line(`usemtl ${material}`);
      const placed = placement === undefined ? mesh : placedNumbers(mesh, placement);
      const positions = new Float32Array(mesh.positions.length);
      positionsYUp(placed.positions, this.frame, positions);
      const normals = new Float32Array(mesh.normals.length);
      directionsYUp(placed.normals, this.frame.up, normals);
      this.text.mesh(mesh, { positions, normals });
    }
  }

  /** The files: the text first, its materials, their pictures. */
  files(name: string): NamedBytes[] {
    return [{ name: `${name}.obj`, bytes: this.text.bytes() }, ...this.materials.files(name, this.options)];
  }
}
