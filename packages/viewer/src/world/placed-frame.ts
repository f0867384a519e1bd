import { Matrix4, Quaternion, Vector3 } from 'three';
import type { Triple } from '../protocol/scene-world.js';

/** Where something is. */
export interface Frame {
  /** Where its own origin is. */
  readonly origin: Triple;
  /** How it is turned. */
  readonly rotation: readonly [x: number, y: number, z: number, w: number];
}

/** The way from the world into a frame, and the turn from the frame back into the world. */
export function frameOf({ origin, rotation }: Frame): {
  readonly toLocal: Matrix4;
  readonly turn: Quaternion;
} {
  const turn = new Quaternion(...rotation);
  const toWorld = new Matrix4().compose(new Vector3(...origin), turn, new Vector3(1, 1, 1));
  return { toLocal: toWorld.invert(), turn };
}
