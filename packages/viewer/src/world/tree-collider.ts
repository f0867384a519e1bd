import { Box3, Line3, type Matrix4, type Quaternion, Vector3 } from 'three';
import { type ExtendedTriangle, INTERSECTED, type MeshBVH, NOT_INTERSECTED } from 'three-mesh-bvh';
import type { Triple } from '../protocol/scene-world.js';
import { type Frame, frameOf } from './placed-frame.js';
import type { Capsule, Collider } from './walk-step.js';

/** Triangles that bodies run into, where they are placed. */
export interface SolidTree extends Frame {
  /** The tree over them. */
  readonly tree: MeshBVH;
  /** Whether a triangle is solid. */
  isSolid(triangle: number): boolean;
}

/** Most rounds in which a body is pushed out: in a corner one push leads into the other wall. */
const ROUNDS = 3;

/** Pushes bodies out of triangles, whatever side of them is drawn. */
export class TreeCollider implements Collider {
  private readonly solids: readonly {
    readonly solid: SolidTree;
    readonly toLocal: Matrix4;
    readonly turn: Quaternion;
  }[];
  private readonly box = new Box3();
  private readonly segment = new Line3();
  private readonly onTriangle = new Vector3();
  private readonly onSegment = new Vector3();
  private readonly push = new Vector3();

  constructor(solids: readonly SolidTree[]) {
    this.solids = solids.map((solid) => ({ solid, ...frameOf(solid) }));
  }

  pushOut({ bottom, radius, top }: Capsule): Triple {
    const start = new Vector3(...bottom);
    const end = new Vector3(...top);
    for (let round = 0; round < ROUNDS; round++) if (!this.pushOnce(start, end, radius)) break;
    return [start.x - bottom[0], start.y - bottom[1], start.z - bottom[2]];
  }

  /** Pushes both ends out of everything once; whether anything was in the way. */
  private pushOnce(start: Vector3, end: Vector3, radius: number): boolean {
    let isMoved = false;
    for (const { solid, toLocal, turn } of this.solids) {
      const { box, segment } = this;
      segment.start.copy(start).applyMatrix4(toLocal);
      segment.end.copy(end).applyMatrix4(toLocal);
      const before = segment.start.clone();
      box.makeEmpty();
      box.expandByPoint(segment.start);
      box.expandByPoint(segment.end);
      box.expandByScalar(radius);
      solid.tree.shapecast({
        intersectsBounds: (bounds) => (bounds.intersectsBox(box) ? INTERSECTED : NOT_INTERSECTED),
        intersectsTriangle: (triangle, index) => {
          if (solid.isSolid(index)) this.pushFrom(triangle, radius);
        },
      });
      const moved = segment.start.sub(before);
      if (moved.lengthSq() === 0) continue;
      isMoved = true;
      moved.applyQuaternion(turn);
      start.add(moved);
      end.add(moved);
    }
    return isMoved;
  }

  private pushFrom(triangle: ExtendedTriangle, radius: number): void {
    const { onSegment, onTriangle, push, segment } = this;
    const distance = triangle.closestPointToSegment(segment, onTriangle, onSegment);
    if (!(distance < radius)) return;
    if (distance > 1e-6) push.subVectors(onSegment, onTriangle).divideScalar(distance);
    else triangle.getNormal(push);
    push.multiplyScalar(radius - distance);
    segment.start.add(push);
    segment.end.add(push);
  }
}
