import { type ClipTree, isSolidAt } from '@brushwork/ops';
import { type Matrix4, type Quaternion, Vector3 } from 'three';
import type { HitPointInfo, MeshBVH } from 'three-mesh-bvh';
import type { Triple } from '../protocol/scene-world.js';
import { type Frame, frameOf } from './placed-frame.js';
import type { Capsule, Collider } from './walk-step.js';

/** What of a model is solid for a player's place, where the model is. */
export interface GrownSolid extends Frame {
  /** The model. */
  readonly model: number;
  /** The tree over the triangles that bound what is solid of it. */
  readonly tree: MeshBVH;
}

/** Most rounds in which somebody is pushed out: from one model he may come into another. */
const ROUNDS = 3;

/** Pushes a player's place out of what was grown by his box: to where the surface of it is nearest. */
export class HullCollider implements Collider {
  private readonly space: ClipTree;
  private readonly solids: readonly {
    readonly solid: GrownSolid;
    readonly toLocal: Matrix4;
    readonly turn: Quaternion;
  }[];
  private readonly local = new Vector3();
  private readonly nearest: HitPointInfo = { point: new Vector3(), distance: 0, faceIndex: -1 };

  constructor(space: ClipTree, solids: readonly GrownSolid[]) {
    this.space = space;
    this.solids = solids.map((solid) => ({ solid, ...frameOf(solid) }));
  }

  pushOut({ bottom: [x, y, z], radius }: Capsule): Triple {
    // The box of a player stands where the capsule does.
    const start = new Vector3(x, y, z - radius - this.space.box.mins[2]);
    const place = start.clone();
    for (let round = 0; round < ROUNDS; round++) if (!this.pushOnce(place)) break;
    const { x: dx, y: dy, z: dz } = place.sub(start);
    return [dx, dy, dz];
  }

  /** Pushes a place out of every model once; whether it was in one. */
  private pushOnce(place: Vector3): boolean {
    const { local, nearest, space } = this;
    // Nobody gets deeper than he is tall by walking or falling: who flew there is in no one's way.
    const deepest = space.box.maxs[2] - space.box.mins[2];
    let isMoved = false;
    for (const { solid, toLocal, turn } of this.solids) {
      local.copy(place).applyMatrix4(toLocal);
      if (!isSolidAt(space, solid.model, [local.x, local.y, local.z])) continue;
      if (solid.tree.closestPointToPoint(local, nearest, 0, deepest) === null) continue;
      place.add(nearest.point.sub(local).applyQuaternion(turn));
      isMoved = true;
    }
    return isMoved;
  }
}
