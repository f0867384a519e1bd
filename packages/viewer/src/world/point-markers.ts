import {
  type BufferGeometry,
  Color,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  OctahedronGeometry,
  type Ray,
  Raycaster,
} from 'three';
import type { Triple } from '../protocol/scene-world.js';

/** A point that is marked. */
export interface MarkedPoint {
  /** Where it is. */
  readonly position: Triple;
  /** Its colour, linear. */
  readonly color: Triple;
}

/** Size of a marker, in game units. */
const RADIUS = 6;

/** Small marks at points: lights, entities. */
export class PointMarkers {
  /** What is drawn. */
  readonly object: InstancedMesh<BufferGeometry, MeshBasicMaterial>;

  constructor(points: readonly MarkedPoint[]) {
    this.object = new InstancedMesh(new OctahedronGeometry(RADIUS), new MeshBasicMaterial(), points.length);
    const color = new Color();
    points.forEach(({ color: [r, g, b], position: [x, y, z] }, i) => {
      this.object.setMatrixAt(i, new Matrix4().makeTranslation(x, y, z));
      this.object.setColorAt(i, color.setRGB(r, g, b));
    });
    this.object.matrixAutoUpdate = false;
    if (points.length > 0) this.object.computeBoundingSphere();
  }

  /** The nearest mark that a ray meets. */
  pick(ray: Ray): { readonly place: number; readonly distance: number } | undefined {
    if (!this.object.visible || this.object.count === 0) return undefined;
    const [hit] = new Raycaster(ray.origin, ray.direction).intersectObject(this.object, false);
    return hit?.instanceId === undefined ? undefined : { place: hit.instanceId, distance: hit.distance };
  }

  /** Gives everything back. */
  dispose(): void {
    this.object.geometry.dispose();
    this.object.material.dispose();
    this.object.dispose();
  }
}
