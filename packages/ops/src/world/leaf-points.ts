import type { GameMap } from '@brushwork/formats';
import { cutHull, type HullFace, type HullWork, worldFaces } from '../scene/layers/convex-hull.js';
import type { Point } from './point.js';
import { requireCapability } from './require-capability.js';
import { recordsOf } from './typed-lumps.js';

/** A point in each leaf of a tree. */
export interface LeafPoints {
  /** Three numbers a leaf, in game units; NaN where there is no point. */
  readonly points: Float64Array;
  /** Number of leaves with a point. */
  readonly found: number;
  /** Number of leaves that the tree leads to, but of which its planes leave nothing. */
  readonly withoutVolume: number;
  /** Number of leaves that the tree doesn't lead to. */
  readonly unreached: number;
  /** Whether the work that there may be came to an end before the tree did. */
  readonly isLimited: boolean;
}

interface NodeRecord {
  readonly plane: number;
  readonly children: { at(i: number): number | undefined };
}

interface PlaneRecord {
  readonly normal: Point;
  readonly distance: number;
}

/** Leaves are cut exactly: their planes are those of the tree, and some are thinner than what brushes allow. */
const ON_PLANE = 1e-5;

/** Comparisons of corners with planes for each byte of a file, and what a small file may come to. */
const WORK = { perByte: 64, least: 2 ** 24 } as const;

const [UNREACHED, FLAT, FOUND] = [0, 1, 2];

/**
 * Finds a point in each leaf of the tree that splits space: the middle of the corners of what the planes on the way to
 * it leave, which is inside. `options.nodes` are those to begin at, node 0 (the world) unless given; a node is visited
 * once, whatever leads to it, and what leads outside is passed over.
 *
 * Throws `FormatError`: 'unsupported' without the capability `spaceTree`.
 */
export function leafPoints(
  map: GameMap<object>,
  { nodes: roots = [0] }: { readonly nodes?: readonly number[] } = {},
): LeafPoints {
  const tree = requireCapability(map, 'spaceTree');
  const nodes = recordsOf(map, tree.nodes);
  const planes = recordsOf(map, tree.planes);
  const { length } = recordsOf(map, tree.leaves);
  const points = new Float64Array(length * 3).fill(Number.NaN);
  const states = new Uint8Array(length);
  const seen = new Uint8Array(nodes.length);
  const work: HullWork = { left: Math.max(WORK.least, map.size * WORK.perByte), onPlane: ON_PLANE };
  const open = roots.map((child): { child: number; faces: readonly HullFace[] } => ({
    child,
    faces: worldFaces(),
  }));
  for (let next = open.pop(); next !== undefined && work.left >= 0; next = open.pop()) {
    const { child, faces } = next;
    if (child < 0) {
      const leaf = -1 - child;
      if (leaf >= length || states[leaf] === FOUND) continue;
      states[leaf] = faces.length >= 4 ? (FOUND as number) : (FLAT as number);
      if (faces.length >= 4) points.set(middleOf(faces), leaf * 3);
      continue;
    }
    if (seen[child] !== 0) continue;
    seen[child] = 1;
    const { plane, children } = nodes.at(child) as NodeRecord;
    if (!(plane >= 0 && plane < planes.length)) continue;
    const { normal, distance } = planes.at(plane) as PlaneRecord;
    const { x, y, z } = normal;
    const behind = { x, y, z, distance };
    const front = { x: -x, y: -y, z: -z, distance: -distance };
    for (const [side, at] of [front, behind].entries()) {
      const half = faces.length < 4 ? [] : cutHull(faces, { plane, at }, work);
      const below = children.at(side);
      if (half !== undefined && below !== undefined) open.push({ child: below, faces: half });
    }
  }
  const count = (state: number | undefined): number =>
    states.reduce((sum, one) => sum + (one === state ? 1 : 0), 0);
  return {
    points,
    found: count(FOUND),
    withoutVolume: count(FLAT),
    unreached: count(UNREACHED),
    isLimited: work.left < 0,
  };
}

function middleOf(faces: readonly HullFace[]): readonly [number, number, number] {
  let [x, y, z, corners] = [0, 0, 0, 0];
  for (const { winding } of faces)
    for (let i = 0; i < winding.length; i += 3) {
      x += winding[i] as number;
      y += winding[i + 1] as number;
      z += winding[i + 2] as number;
      corners++;
    }
  return [x / corners, y / corners, z / corners];
}
