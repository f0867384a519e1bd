import { BufferAttribute, BufferGeometry, LineBasicMaterial, LineSegments, MathUtils } from 'three';
import type { Triple, Viewpoint } from '../protocol/scene-world.js';
import { forwardOf, rightOf } from './camera-math.js';
import { HALF_VIEW } from './frame-box.js';

const COLOR = 0xff7a3d;
/** How far the mark reaches, in game units. */
const LENGTH = 40;
const ASPECT = 1.5;

/** Marks where somebody stood, and which way he looked. */
export class EyeMarker {
  /** What is drawn. */
  readonly object: LineSegments<BufferGeometry, LineBasicMaterial>;

  constructor(view: Viewpoint) {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(linesOf(view), 3));
    this.object = new LineSegments(
      geometry,
      new LineBasicMaterial({ color: COLOR, depthTest: false, transparent: true }),
    );
    this.object.renderOrder = 9;
  }

  /** Gives everything back. */
  dispose(): void {
    this.object.removeFromParent();
    this.object.geometry.dispose();
    this.object.material.dispose();
  }
}

/** The edges of what is in the picture, and a cross at the eye. */
function linesOf(view: Viewpoint): Float32Array {
  const { position } = view;
  const [forward, right] = [forwardOf(view), rightOf(view)];
  const up: Triple = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  const at = (ahead: number, aside: number, above: number): Triple =>
    [0, 1, 2].map((axis) =>
      MathUtils.clamp(
        (position[axis] as number) +
          (forward[axis] as number) * ahead +
          (right[axis] as number) * aside +
          (up[axis] as number) * above,
        -1e9,
        1e9,
      ),
    ) as unknown as Triple;
  const [wide, high] = [LENGTH * HALF_VIEW * ASPECT, LENGTH * HALF_VIEW];
  const corners = [
    at(LENGTH, -wide, -high),
    at(LENGTH, wide, -high),
    at(LENGTH, wide, high),
    at(LENGTH, -wide, high),
  ];
  const points = corners.flatMap((corner, i) => [position, corner, corner, corners[(i + 1) % 4] as Triple]);
  const cross = [at(0, -8, 0), at(0, 8, 0), at(-8, 0, 0), at(8, 0, 0), at(0, 0, -8), at(0, 0, 8)];
  return Float32Array.from([...points, ...cross].flat());
}
