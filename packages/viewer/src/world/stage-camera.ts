import { PerspectiveCamera, type Ray, Raycaster, Vector2 } from 'three';
import type { Viewpoint } from '../protocol/scene-world.js';
import { forwardOf } from './camera-math.js';
import type { Surroundings } from './navigator.js';

/** Angle of view from below to above, in degrees. */
const VIEW = 70;
/** How far the farthest thing may be, for each unit of the nearest. */
const DEPTHS = 60_000;

/** What a world is looked at through: as far as it reaches, and as near as depths can be told apart then. */
export class StageCamera {
  /** The camera as pictures are drawn with it. */
  readonly perspective = new PerspectiveCamera(VIEW, 1, 1, 1000);

  constructor() {
    this.perspective.up.set(0, 0, 1);
  }

  /** Goes to where somebody stands and looks. */
  place(view: Viewpoint, { extent, size }: Pick<Surroundings, 'extent' | 'size'>): void {
    const { perspective } = this;
    const [x, y, z] = view.position;
    const forward = forwardOf(view);
    perspective.position.set(x, y, z);
    perspective.lookAt(x + forward[0], y + forward[1], z + forward[2]);
    const span = Math.hypot(...[0, 1, 2].map((c) => (extent.max[c] as number) - (extent.min[c] as number)));
    const center = [0, 1, 2].map((c) => ((extent.max[c] as number) + (extent.min[c] as number)) / 2);
    const away = Math.hypot(...view.position.map((value, c) => value - (center[c] as number)));
    const far = Math.max(away + span, size.height * 10) * 1.1;
    perspective.far = far;
    perspective.near = Math.max(far / DEPTHS, Math.min(size.radius / 4, span / 100));
    perspective.updateProjectionMatrix();
  }

  /** From the eye through a point of the picture: -1 to 1 to the right, and upwards. */
  ray(right: number, up: number): Ray {
    const raycaster = new Raycaster();
    this.perspective.updateMatrixWorld();
    raycaster.setFromCamera(new Vector2(right, up), this.perspective);
    return raycaster.ray;
  }
}
