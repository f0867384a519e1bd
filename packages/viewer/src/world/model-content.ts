import type { ModelScenePart, SceneMesh } from '@brushwork/ops';
import {
  Box3,
  type BufferGeometry,
  Group,
  type Material,
  Matrix4,
  Mesh,
  type Ray,
  Raycaster,
  Vector3,
} from 'three';
import type { ModelWorld } from '../protocol/scene-model.js';
import type { Triple, WorldImages } from '../protocol/scene-world.js';
import type { Selection } from '../protocol/selection.js';
import { markTriangles } from './highlight.js';
import { MaterialLibrary } from './material-library.js';
import { meshGeometry } from './mesh-geometry.js';
import { drawnLevels, type LevelChoice, type PartSetting, specialWords, untouched } from './model-parts.js';
import { recordTriangles } from './record-triangles.js';
import type { Found, Marked, StageContent } from './stage-content.js';
import type { SharedUniforms } from './surface-material.js';
import type { ViewSettings } from './view-settings.js';

/** A part of a model on a stage. */
export interface StagedPart {
  /** Numbers of its object, its level and itself. */
  readonly place: readonly [object: number, level: number, part: number];
  /** What it is. */
  readonly part: ModelScenePart;
  /** What is drawn. */
  readonly group: Group;
  /** Its meshes. */
  readonly meshes: readonly { readonly object: Mesh<BufferGeometry, Material>; readonly mesh: SceneMesh }[];
  /** Its middle, in the model's frame. */
  readonly middle: Vector3;
}

/** A model on a stage. */
export class ModelContent implements StageContent {
  readonly group = new Group();
  /** What is shown. */
  readonly model: ModelWorld;
  /** All parts. */
  readonly parts: readonly StagedPart[];
  /** Which level of detail is drawn. */
  levels: LevelChoice = 'distance';
  private readonly library: MaterialLibrary;
  private readonly settings = new Map<StagedPart, PartSetting>();
  private up_: 'y' | 'z' = 'y';
  private viewer: Triple = [0, 0, 0];

  constructor(
    model: ModelWorld,
    { anisotropy, shared }: { readonly shared: SharedUniforms; readonly anisotropy: number },
  ) {
    this.model = model;
    const { materials } = model;
    this.library = new MaterialLibrary({ materials, shared, anisotropy, isTwoSided: true });
    this.parts = model.objects.flatMap(({ levels }, object) =>
      levels.flatMap(({ parts }, level) =>
        parts.map((part, number) => this.staged(part, [object, level, number])),
      ),
    );
    for (const { group } of this.parts) this.group.add(group);
    this.setUp('y');
  }

  /** The axis of the model that points up. */
  get up(): 'y' | 'z' {
    return this.up_;
  }

  /** Says which axis of the model points up, which no file states. */
  setUp(up: 'y' | 'z'): void {
    this.up_ = up;
    this.group.rotation.set(up === 'y' ? Math.PI / 2 : 0, 0, 0);
    this.group.updateMatrixWorld(true);
  }

  /** The box around everything, as it stands. */
  get box(): Box3 {
    const { max, min } = this.model.extent;
    return new Box3(new Vector3(...min), new Vector3(...max)).applyMatrix4(this.group.matrixWorld);
  }

  /** How a part is shown. */
  settingOf(part: StagedPart): PartSetting {
    return this.settings.get(part) ?? untouched;
  }

  /** Shows a part in another way. */
  setPart(part: StagedPart, setting: PartSetting): void {
    this.settings.set(part, setting);
    const { group, middle } = part;
    const vertical = this.up_ === 'y' ? new Vector3(0, 1, 0) : new Vector3(0, 0, 1);
    const turn = new Matrix4().makeRotationAxis(vertical, (setting.turn * Math.PI) / 180);
    group.matrix
      .makeTranslation(middle.clone().addScaledVector(vertical, setting.lift))
      .multiply(turn)
      .multiply(new Matrix4().makeTranslation(middle.clone().negate()));
    group.updateMatrixWorld(true);
  }

  /** Takes the images of materials. */
  setImages(images: WorldImages): void {
    if (images.images.size === 0) return;
    this.library.setImages(images, () => {
      for (const { meshes } of this.parts)
        for (const { mesh, object } of meshes) object.material = this.library.of(mesh);
    });
  }

  apply(settings: ViewSettings): void {
    for (const material of this.library.all) material.wireframe = settings.mode === 'wireframe';
  }

  lookedAtFrom(position: Triple): void {
    this.viewer = position;
    const distance = this.box.getCenter(new Vector3()).distanceTo(new Vector3(...position));
    const drawn = this.model.objects.map((object) =>
      drawnLevels(object, this.levels, distance * this.model.metresPerUnit),
    );
    for (const part of this.parts) {
      const [object, level] = part.place;
      part.group.visible = drawn[object]?.has(level) === true && !this.settingOf(part).isHidden;
    }
  }

  pick(ray: Ray): { readonly found: Found; readonly distance: number } | undefined {
    this.lookedAtFrom(this.viewer);
    const raycaster = new Raycaster(ray.origin, ray.direction);
    let nearest: { readonly found: Found; readonly distance: number } | undefined;
    for (const part of this.parts) {
      if (!part.group.visible) continue;
      for (const { mesh, object } of part.meshes) {
        const [hit] = raycaster.intersectObject(object, false);
        if (typeof hit?.faceIndex !== 'number' || hit.distance >= (nearest?.distance ?? Infinity)) continue;
        nearest = { distance: hit.distance, found: this.foundOf(part, mesh, hit.faceIndex) };
      }
    }
    return nearest;
  }

  mark({ index, path }: Selection): Marked | undefined {
    if (index === undefined) return undefined;
    for (const part of this.parts)
      for (const { mesh } of part.meshes) {
        const indices = recordTriangles(mesh, path, index);
        if (indices.length === 0) continue;
        const matrix = part.group.matrixWorld;
        const found = this.foundOf(part, mesh, mesh.source.records.indexOf(index));
        return { found, ...markTriangles([{ positions: mesh.positions, indices, matrix }]) };
      }
    return undefined;
  }

  dispose(): void {
    for (const { meshes } of this.parts) for (const { object } of meshes) object.geometry.dispose();
    this.library.dispose();
    this.group.clear();
  }

  private staged(part: ModelScenePart, place: StagedPart['place']): StagedPart {
    const group = new Group();
    group.matrixAutoUpdate = false;
    const box = new Box3();
    // What says that it lies on something else is in front of it where both are at the same place.
    const isDecal = part.extras['decal'] === true;
    const meshes = part.meshes.map((given) => {
      const mesh: SceneMesh = isDecal ? { ...given, decal: true } : given;
      const geometry = meshGeometry(mesh);
      geometry.computeBoundingBox();
      if (geometry.boundingBox !== null) box.union(geometry.boundingBox);
      const object = new Mesh(geometry, this.library.of(mesh));
      group.add(object);
      return { object, mesh };
    });
    return {
      place,
      part,
      group,
      meshes,
      middle: box.isEmpty() ? new Vector3() : box.getCenter(new Vector3()),
    };
  }

  private foundOf(part: StagedPart, mesh: SceneMesh, triangle: number): Found {
    const [object, level] = part.place;
    const { lump, records } = mesh.source;
    const index = records[triangle] ?? 0;
    const { name } = this.model.objects[object] ?? { name: '' };
    const material = this.model.materials[mesh.material]?.name ?? '';
    const words = specialWords(part.part.extras);
    const from = this.library.originOf(mesh.material);
    return {
      selection: { path: lump, index },
      title: part.part.name === '' ? `Chunk ${index}` : part.part.name,
      facts: [
        ['Object', name === '' ? `object ${object}` : name],
        ['Level', String(level)],
        ['Material', material === '' ? 'none' : material],
        ...(from === undefined ? [] : [['Image', from] as const]),
        ...words.map((word) => ['Special', word] as const),
        ['Triangles', String(mesh.indices.length / 3)],
      ],
      entity: undefined,
    };
  }
}
