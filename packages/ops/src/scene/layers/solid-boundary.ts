import { type ClipTree, SOLID } from './clip-tree.js';
import { clipWinding, type HullPlane, ON_PLANE, type Winding, windingSides } from './clip-winding.js';
import { cutHull, type HullFace, type HullWork, windingArea, worldFaces } from './convex-hull.js';

/** Part of the surface between what is solid and what is open. */
export interface BoundaryFace {
  /** The node on whose plane it lies. */
  readonly node: number;
  /** Its corners, counterclockwise seen from where it is open. */
  readonly winding: Winding;
}

/** Most nodes on the way to a part of space. Those of compilers stay far below. */
const MOST_DEPTH = 4096;
/** Faces with less area than this, in square units, are what is left of an edge. */
const LEAST_AREA = 1e-4;

/** A part of space that is still to be divided. */
interface Cell {
  readonly child: number;
  readonly faces: readonly HullFace[];
  readonly depth: number;
}

/**
 * The surface of what is solid in a tree of planes. Each convex part that is solid is cut out of space by the planes on the
 * way to it; of its faces remains what something open is behind: what adjoins another solid part, or the end of the
 * world, bounds nothing. `undefined` when the work is spent.
 */
export function solidBoundary(
  tree: Pick<ClipTree, 'children' | 'planes'>,
  root: number,
  work: HullWork,
): readonly BoundaryFace[] | undefined {
  const { children } = tree;
  const found: BoundaryFace[] = [];
  const open: Cell[] = [{ child: root, faces: worldFaces(), depth: 0 }];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const { child: node, depth, faces } = cell;
    if (node < 0) {
      if (node !== SOLID) continue;
      for (const face of faces) {
        const parts = face.plane < 0 ? [] : openParts(tree, face, work);
        if (parts === undefined) return undefined;
        for (const winding of parts) found.push({ node: face.plane >> 1, winding });
      }
      continue;
    }
    work.left--;
    if (depth >= MOST_DEPTH || work.left < 0) return undefined;
    const behind = planeOf(tree, node);
    for (const [side, at] of [flipped(behind), behind].entries()) {
      // A face knows its node and the side of it that it was cut for: what it bounds is on the other one.
      const half = cutHull(faces, { plane: node * 2 + side, at }, work);
      if (half === undefined) return undefined;
      if (half.length >= 4)
        open.push({ child: children[node * 2 + side] as number, faces: half, depth: depth + 1 });
    }
  }
  return found;
}

/** What of a face of a solid part has something open behind it: the face itself where all of it has. */
function openParts(
  tree: Pick<ClipTree, 'children' | 'planes'>,
  { at: outwards, plane, winding }: HullFace,
  work: HullWork,
): readonly Winding[] | undefined {
  const parts: Winding[] = [];
  let isWhole = true;
  const waiting = [{ child: tree.children[plane ^ 1] as number, winding }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { child: node } = next;
    if (node < 0) {
      if (node === SOLID) isWhole = false;
      else parts.push(next.winding);
      continue;
    }
    work.left -= next.winding.length / 3 + 1;
    if (work.left < 0) return undefined;
    const at = planeOf(tree, node);
    const [front, back] = divided(next.winding, at, outwards);
    if (back !== undefined) waiting.push({ child: tree.children[node * 2 + 1] as number, winding: back });
    if (front !== undefined) waiting.push({ child: tree.children[node * 2] as number, winding: front });
  }
  if (parts.length === 0) return [];
  return (isWhole ? [winding] : parts).filter((part) => windingArea(part) >= LEAST_AREA);
}

/** What of a face lies before and behind a plane. What lies on it has before it what it has outside. */
function divided(
  winding: Winding,
  at: HullPlane,
  outwards: HullPlane,
): readonly [front: Winding | undefined, back: Winding | undefined] {
  const sides = windingSides(winding, at);
  const isBefore = sides.some((side) => side > ON_PLANE);
  const isBehind = sides.some((side) => side < -ON_PLANE);
  if (isBefore && isBehind) return [clipWinding(winding, flipped(at)), clipWinding(winding, at)];
  const isFront = isBefore || (!isBehind && at.x * outwards.x + at.y * outwards.y + at.z * outwards.z > 0);
  return isFront ? [winding, undefined] : [undefined, winding];
}

function planeOf({ planes }: Pick<ClipTree, 'planes'>, node: number): HullPlane {
  const [x, y, z, distance] = planes.subarray(node * 4, node * 4 + 4) as unknown as [
    number,
    number,
    number,
    number,
  ];
  return { x, y, z, distance };
}

function flipped({ x, y, z, distance }: HullPlane): HullPlane {
  return { x: 0 - x, y: 0 - y, z: 0 - z, distance: 0 - distance };
}
