import type { SceneMesh, SceneModel, ScenePlacement } from '@brushwork/ops';
import { type BufferGeometry, Group, type Material, Matrix4, Mesh } from 'three';

/** A mesh where it is drawn. */
export interface PlacedMesh {
  /** What is drawn. */
  readonly object: Mesh<BufferGeometry, Material>;
  /** The mesh. */
  readonly mesh: SceneMesh;
  /** Its number in the model. */
  readonly number: number;
}

/** A model where an entity has it. */
export class PlacedModel {
  /** What is drawn. */
  readonly group = new Group();
  /** The placement. */
  readonly placement: ScenePlacement;
  /** The model. */
  readonly model: SceneModel;
  /** Its meshes, in their order. */
  readonly meshes: readonly PlacedMesh[];
  /** From the world into the model's own frame. */
  readonly toLocal: Matrix4;

  constructor(
    placement: ScenePlacement,
    model: SceneModel,
    make: (mesh: SceneMesh, number: number) => { geometry: BufferGeometry; material: Material },
  ) {
    this.placement = placement;
    this.model = model;
    this.group.position.set(...placement.origin);
    this.group.quaternion.set(...placement.rotation);
    this.group.updateMatrix();
    this.group.matrixAutoUpdate = false;
    this.toLocal = new Matrix4().copy(this.group.matrix).invert();
    this.meshes = model.meshes.map((mesh, number) => {
      const { geometry, material } = make(mesh, number);
      const object = new Mesh(geometry, material);
      object.matrixAutoUpdate = false;
      if (mesh.decal === true) object.renderOrder = 1;
      this.group.add(object);
      return { object, mesh, number };
    });
  }

  /** Whether it is the world itself. */
  get isWorld(): boolean {
    return this.placement.entity < 0;
  }
}
