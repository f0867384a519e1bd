import type { Scene } from '../scene/scene.js';
import { isInside, mainPart } from './main-part.js';
import { forEachPoint } from './scene-extent.js';

/** Three numbers: a point in game units, or a direction. */
export type PicturePoint = readonly [x: number, y: number, z: number];

/** Where a picture is taken from. The three directions are of length 1 and at right angles. */
export interface PictureCamera {
  /** Whether what is farther away looks smaller. */
  readonly kind: 'perspective' | 'orthographic';
  /** Where it is. */
  readonly position: PicturePoint;
  /** Direction to the right side of the picture. */
  readonly right: PicturePoint;
  /** Direction to its upper side. */
  readonly up: PicturePoint;
  /** Direction into it. */
  readonly forward: PicturePoint;
  /** Half of what is seen from below to above: in game units, or in perspective at a distance of 1. */
  readonly halfHeight: number;
  /** Nearest distance that is seen, in game units. */
  readonly near: number;
}

/** What a picture is to show. */
export interface CameraOptions {
  /** Width of the picture divided by its height; 1.6 unless given. */
  readonly aspect?: number;
  /** A point in the part of the map that matters, where others are far away from it: that of a player, for example. */
  readonly around?: PicturePoint | undefined;
}

/** Where somebody stands in a map. */
export interface Viewpoint {
  /** Where the eye is, in game units. */
  readonly position: PicturePoint;
  /** Where it looks to, in degrees counterclockwise from the x axis; 0 unless given. */
  readonly yaw?: number;
}

/** How a perspective is chosen. */
export interface PerspectiveOptions extends CameraOptions {
  /** Where the picture is taken from; without, from a corner above the map, far enough off to see it whole. */
  readonly from?: Viewpoint | undefined;
}

/** Part of the picture that is left free around a map. */
const MARGIN = 1.04;

/** Half the angle of view from below to above, as its tangent: about 60 degrees in all. */
const HALF_VIEW = 0.577;

/** The same for pictures from afar: about 40 degrees, which bends a map less. */
const HALF_VIEW_AFAR = 0.364;

const aspectOf = ({ aspect = 1.6 }: CameraOptions): number =>
  Number.isFinite(aspect) && aspect > 0 ? aspect : 1.6;

/**
 * Looks straight down on the map, north above. Ceilings show their back, which isn't drawn, so that rooms are seen
 * from above.
 */
export function topDownCamera(
  scene: Pick<Scene, 'materials' | 'models' | 'placements'>,
  options: CameraOptions = {},
): PictureCamera {
  const { max, min } = mainPart(scene, options.around);
  const [width, height] = [max[0] - min[0], max[1] - min[1]];
  return {
    kind: 'orthographic',
    position: [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, max[2] + 1],
    ...{ right: [1, 0, 0], up: [0, 1, 0], forward: [0, 0, -1] },
    halfHeight: (Math.max(height, width / aspectOf(options), 1) / 2) * MARGIN,
    near: 0,
  };
}

/** Looks from a point in the map, or else from a corner above it. */
export function perspectiveCamera(
  scene: Pick<Scene, 'materials' | 'models' | 'placements'>,
  options: PerspectiveOptions = {},
): PictureCamera {
  const { from } = options;
  if (from?.position.every(Number.isFinite) === true) {
    const yaw = Number.isFinite(from.yaw) ? ((from.yaw as number) * Math.PI) / 180 : 0;
    return {
      ...axes(yaw, -0.08),
      kind: 'perspective',
      position: from.position,
      halfHeight: HALF_VIEW,
      near: 1,
    };
  }
  const part = mainPart(scene, options.around);
  const { max, min } = part;
  // The long side of a map lies across the picture.
  const isWide = max[0] - min[0] >= max[1] - min[1];
  const view = axes(((isWide ? 62 : 28) * Math.PI) / 180, -0.72);
  const [across, above] = [(HALF_VIEW_AFAR * aspectOf(options)) / MARGIN, HALF_VIEW_AFAR / MARGIN];
  // How far each side of the picture has to be from the origin for everything to be inside of it.
  let [right, left, top, bottom] = [-Infinity, -Infinity, -Infinity, -Infinity];
  forEachPoint(scene, (x, y, z) => {
    const point: PicturePoint = [x, y, z];
    if (!isInside(part, point)) return;
    const [px, py, depth] = [dot(point, view.right), dot(point, view.up), dot(point, view.forward)];
    right = Math.max(right, px - depth * across);
    left = Math.max(left, -px - depth * across);
    top = Math.max(top, py - depth * above);
    bottom = Math.max(bottom, -py - depth * above);
  });
  const distance = Math.max((right + left) / 2 / across, (top + bottom) / 2 / above) + 2;
  const [px, py] = [(right - left) / 2, (top - bottom) / 2];
  const position = [0, 1, 2].map((axis) => {
    const [r, u, f] = [view.right[axis], view.up[axis], view.forward[axis]] as [number, number, number];
    return r * px + u * py - f * distance;
  }) as [number, number, number];
  const isSound = position.every(Number.isFinite);
  return {
    ...{ ...view, kind: 'perspective', halfHeight: HALF_VIEW_AFAR, near: 1 },
    position: isSound ? position : [0, 0, 0],
  };
}

function dot(a: PicturePoint, b: PicturePoint): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The directions of somebody who looks along an angle, and up or down by another, both in radians. */
function axes(yaw: number, pitch: number): Pick<PictureCamera, 'right' | 'up' | 'forward'> {
  const [sy, cy, sp, cp] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  return { forward: [cy * cp, sy * cp, sp], right: [sy, -cy, 0], up: [-cy * sp, -sy * sp, cp] };
}
