import {
  BoxGeometry,
  Color,
  InstancedMesh,
  Matrix4,
  Quaternion,
  type Ray,
  Raycaster,
  type ShaderMaterial,
  Vector3,
} from 'three';
import type { WorldProps } from '../protocol/scene-world.js';
import { type SharedUniforms, surfaceMaterial } from './surface-material.js';

/** Side of the box that stands for a model of another file, whose size isn't known, in game units. */
const SIDE = 16;
/** Side of the box of a bush or a blade of grass. */
const SMALL_SIDE = 6;
/** Most boxes of a kind. */
const MOST = 65_536;

/** The boxes that stand for one kind of prop. */
export interface PropBox {
  /** What they stand for. */
  readonly props: WorldProps;
  /** The boxes. */
  readonly boxes: InstancedMesh;
}

/** Boxes where models of other files are. */
export class PropBoxes {
  /** The boxes of each kind. */
  readonly kinds: readonly PropBox[];
  private readonly large = new BoxGeometry(SIDE, SIDE, SIDE);
  private readonly small = new BoxGeometry(SMALL_SIDE, SMALL_SIDE, SMALL_SIDE);
  private readonly materials: ShaderMaterial[] = [];

  constructor(all: readonly WorldProps[], shared: SharedUniforms) {
    this.kinds = all.map((props) => ({ props, boxes: this.boxesOf(props, shared) }));
  }

  /** Shows their edges alone, or all of them. */
  setWireframe(isWireframe: boolean): void {
    for (const material of this.materials) material.wireframe = isWireframe;
  }

  /** The nearest box that a ray meets. */
  pick(ray: Ray): { readonly box: PropBox; readonly place: number; readonly distance: number } | undefined {
    const raycaster = new Raycaster(ray.origin, ray.direction);
    let nearest: { readonly box: PropBox; readonly place: number; readonly distance: number } | undefined;
    for (const box of this.kinds) {
      if (!box.boxes.visible) continue;
      const [hit] = raycaster.intersectObject(box.boxes, false);
      if (hit?.instanceId !== undefined && !(hit.distance >= (nearest?.distance ?? Infinity)))
        nearest = { box, place: hit.instanceId, distance: hit.distance };
    }
    return nearest;
  }

  /** Gives everything back. */
  dispose(): void {
    for (const { boxes } of this.kinds) boxes.dispose();
    for (const material of this.materials) material.dispose();
    this.large.dispose();
    this.small.dispose();
  }

  private boxesOf(props: WorldProps, shared: SharedUniforms): InstancedMesh {
    const material = surfaceMaterial(
      {
        color: props.color,
        has: { light: false, tint: false, blend: false },
        ...{ holes: 'none', opacity: 1, isDecal: false, isTwoSided: false },
      },
      shared,
    );
    this.materials.push(material);
    const count = Math.min(props.count, MOST);
    const boxes = new InstancedMesh(props.kind === 'detail' ? this.small : this.large, material, count);
    const color = new Color();
    for (let i = 0; i < count; i++) {
      boxes.setMatrixAt(i, propMatrix(props, i));
      if (props.tints === undefined) continue;
      const [r, g, b] = [0, 1, 2].map((c) => (props.tints?.[i * 4 + c] ?? 255) / 255) as [
        number,
        number,
        number,
      ];
      boxes.setColorAt(i, color.setRGB(r, g, b));
    }
    boxes.matrixAutoUpdate = false;
    boxes.computeBoundingSphere();
    return boxes;
  }
}

/** Where a prop is. Numbers that are none count as 0, sizes that are none as 1. */
export function propMatrix({ origins, rotations, scales }: WorldProps, place: number): Matrix4 {
  const at = (array: Float32Array, index: number, other: number): number => {
    const value = array[index] ?? other;
    return Number.isFinite(value) ? value : other;
  };
  return new Matrix4().compose(
    new Vector3(at(origins, place * 3, 0), at(origins, place * 3 + 1, 0), at(origins, place * 3 + 2, 0)),
    new Quaternion(
      at(rotations, place * 4, 0),
      at(rotations, place * 4 + 1, 0),
      at(rotations, place * 4 + 2, 0),
      at(rotations, place * 4 + 3, 1),
    ),
    new Vector3(at(scales, place * 3, 1), at(scales, place * 3 + 1, 1), at(scales, place * 3 + 2, 1)),
  );
}
