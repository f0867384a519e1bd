import {
  type BufferGeometry,
  Color,
  Group,
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

/** Small marks at points: lights, entities. They are made when they are first shown. */
export class PointMarkers {
  /** What is drawn. */
  readonly object = new Group();
  private readonly points: readonly MarkedPoint[];
  private marks: InstancedMesh<BufferGeometry, MeshBasicMaterial> | undefined;

  constructor(points: readonly MarkedPoint[]) {
    this.points = points;
    this.object.visible = false;
  }

  /** Shows or hides them. */
  show(isShown: boolean): void {
    this.object.visible = isShown;
    if (!isShown || this.marks !== undefined || this.points.length === 0) return;
    this.marks = marksAt(this.points);
    this.object.add(this.marks);
  }

  /** The nearest mark that a ray meets. */
  pick(ray: Ray): { readonly place: number; readonly distance: number } | undefined {
    if (!this.object.visible || this.marks === undefined) return undefined;
    const [hit] = new Raycaster(ray.origin, ray.direction).intersectObject(this.marks, false);
    return hit?.instanceId === undefined ? undefined : { place: hit.instanceId, distance: hit.distance };
  }

  /** Gives everything back. */
  dispose(): void {
    this.marks?.geometry.dispose();
    this.marks?.material.dispose();
    this.marks?.dispose();
  }
}

function marksAt(points: readonly MarkedPoint[]): InstancedMesh<BufferGeometry, MeshBasicMaterial> {
  const marks = new InstancedMesh(new OctahedronGeometry(RADIUS), new MeshBasicMaterial(), points.length);
  const color = new Color();
  const matrix = new Matrix4();
  points.forEach(({ color: [r, g, b], position: [x, y, z] }, i) => {
    marks.setMatrixAt(i, matrix.makeTranslation(x, y, z));
    marks.setColorAt(i, color.setRGB(r, g, b));
  });
  marks.matrixAutoUpdate = false;
  marks.computeBoundingSphere();
  return marks;
}
