import {
  baseWinding,
  clipWinding,
  type HullPlane,
  ON_PLANE,
  type Winding,
  WORLD_SIZE,
} from './clip-winding.js';

/** A face of a hull. */
export interface HullFace {
  /** Which of the planes it lies on; -1 for the end of the world. */
  readonly plane: number;
  /** The plane, which faces outwards. */
  readonly at: HullPlane;
  /** Its corners, counterclockwise seen from outside. */
  readonly winding: Winding;
}

/** What the planes of a solid enclose. */
export type Hull =
  | { readonly kind: 'solid'; readonly faces: readonly HullFace[] }
  | { readonly kind: 'empty' | 'unbounded' | 'limit' };

/** How hulls are cut, and what is left of the work on them: a file of a few bytes can ask for more than there is time. */
export interface HullWork {
  /** Number of corners that may still be compared with a plane. */
  left: number;
  /** How far from a plane a corner still lies on it, in game units; `ON_PLANE` unless given. */
  readonly onPlane?: number;
}

/** Index of the planes that bound the world. */
const WORLD = -1;

/** Faces with less area than this, in square units, are what is left of an edge. */
const LEAST_AREA = 1e-4;

/** What all planes together, which face outwards, enclose. A plane that cuts nothing off has no face. */
export function convexHull(planes: readonly HullPlane[], work: HullWork): Hull {
  let faces = worldFaces();
  for (const [plane, at] of planes.entries()) {
    const cut = cutHull(faces, { plane, at }, work);
    if (cut === undefined) return { kind: 'limit' };
    if (cut.length === 0) return { kind: 'empty' };
    faces = cut;
  }
  if (faces.some(({ plane }) => plane === WORLD)) return { kind: 'unbounded' };
  const sound = faces
    .map((face) => ({ ...face, winding: withoutDoubles(face.winding) }))
    .filter(({ winding }) => windingArea(winding) >= LEAST_AREA);
  return sound.length < 4 ? { kind: 'empty' } : { kind: 'solid', faces: sound };
}

/**
 * What of a hull lies behind a plane: the same array when nothing is in front, none when nothing is behind, `undefined`
 * when the work is spent.
 */
export function cutHull(
  faces: readonly HullFace[],
  { plane, at }: Pick<HullFace, 'plane' | 'at'>,
  work: HullWork,
): readonly HullFace[] | undefined {
  let isCut = false;
  const kept: HullFace[] = [];
  for (const face of faces) {
    work.left -= face.winding.length / 3;
    if (work.left < 0) return undefined;
    const winding = clipWinding(face.winding, at, work.onPlane);
    if (winding !== face.winding) isCut = true;
    if (winding.length >= 9) kept.push(winding === face.winding ? face : { ...face, winding });
  }
  if (!isCut) return faces;
  if (kept.length === 0) return kept;
  // Planes whose faces are gone bound nothing any more: those of the others alone cut the new face.
  let winding = baseWinding(at);
  for (const face of kept) {
    work.left -= winding.length / 3;
    if (work.left < 0) return undefined;
    winding = clipWinding(winding, face.at, work.onPlane);
    if (winding.length < 9) return kept;
  }
  kept.push({ plane, at, winding });
  return kept;
}

const worldPlanes: readonly HullPlane[] = [-1, 1].flatMap((sign) => [
  { x: sign, y: 0, z: 0, distance: WORLD_SIZE },
  { x: 0, y: sign, z: 0, distance: WORLD_SIZE },
  { x: 0, y: 0, z: sign, distance: WORLD_SIZE },
]);

let world: readonly HullFace[] | undefined;

/** A box that is larger than any map. */
export function worldFaces(): readonly HullFace[] {
  world ??= worldPlanes.map((at) => {
    let winding = baseWinding(at);
    for (const other of worldPlanes) if (other !== at) winding = clipWinding(winding, other);
    return { plane: WORLD, at, winding };
  });
  return world;
}

/** The corners without those that lie where the one before does. */
function withoutDoubles(winding: Winding): Winding {
  const kept: number[] = [];
  const count = winding.length / 3;
  for (let i = 0; i < count; i++) {
    const before = ((i + count - 1) % count) * 3;
    const [dx, dy, dz] = [0, 1, 2].map(
      (c) => (winding[i * 3 + c] as number) - (winding[before + c] as number),
    ) as [number, number, number];
    if (Math.hypot(dx, dy, dz) > ON_PLANE) kept.push(...winding.slice(i * 3, i * 3 + 3));
  }
  return kept;
}

/** Area of a winding, in square units. */
export function windingArea(winding: Winding): number {
  const [x, y, z] = doubleAreaVector(winding);
  return Math.hypot(x, y, z) / 2;
}

/** Unit vector across a polygon, to the side from which its corners run counterclockwise; `undefined` for one without area. */
export function windingNormal(winding: Winding): readonly [number, number, number] | undefined {
  const [x, y, z] = doubleAreaVector(winding);
  const length = Math.hypot(x, y, z);
  return length > 0 && Number.isFinite(length) ? [x / length, y / length, z / length] : undefined;
}

/** Twice the area of a polygon along each axis. */
function doubleAreaVector(winding: Winding): [number, number, number] {
  let [x, y, z] = [0, 0, 0];
  const at = (i: number): number => winding[i] as number;
  for (let i = 3; i + 5 < winding.length; i += 3) {
    const [ax, ay, az] = [at(i) - at(0), at(i + 1) - at(1), at(i + 2) - at(2)];
    const [bx, by, bz] = [at(i + 3) - at(0), at(i + 4) - at(1), at(i + 5) - at(2)];
    x += ay * bz - az * by;
    y += az * bx - ax * bz;
    z += ax * by - ay * bx;
  }
  return [x, y, z];
}

/** Whether a plane can be one: its normal is a unit vector, more or less, and its distance is within the world. */
export function isPlane({ x, y, z, distance }: HullPlane): boolean {
  const length = x * x + y * y + z * z;
  return length > 0.9 && length < 1.1 && Math.abs(distance) < WORLD_SIZE;
}

/** A polygon with its corners running counterclockwise seen from the side that a direction points to. */
export function facing(winding: Winding, direction: readonly number[] | undefined): Winding {
  const normal = windingNormal(winding);
  if (normal === undefined || direction === undefined) return winding;
  const along = normal.reduce((sum, value, c) => sum + value * (direction[c] as number), 0);
  // A direction that isn't a number turns nothing.
  if (!(along < 0)) return winding;
  const turned: number[] = [];
  for (let i = winding.length - 3; i >= 0; i -= 3) turned.push(...winding.slice(i, i + 3));
  return turned;
}
