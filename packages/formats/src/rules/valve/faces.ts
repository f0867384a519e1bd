import type { GameMap } from '../../map/game-map.js';
import { numberColumn } from '../number-column.js';
import type { Rule, RuleReport } from '../rule.js';
import { vectorColumn } from '../vector-column.js';
import { faceCorners } from './face-corners.js';

/**
 * Corners that lie closer to each other than 0.25 are made one by compilers, which moves them off their planes: of the
 * 28,810 drawn faces of 61 real maps all but one have theirs within 0.2496, of the 15,508 unsplit ones all within 0.1.
 */
const FLATNESS = 0.3;
/** How far a corner may lie outside the edge before it: not at all in the 15,508 unsplit faces of real maps. */
const CONVEXITY = 0.1;

/** Looks at every face whose corners and plane are there; `distance` says how far the face is from keeping to the rule. */
function checkFaces(
  map: GameMap<object>,
  report: RuleReport,
  rule: {
    readonly lumps: readonly string[];
    readonly most: number;
    readonly distance: (corners: Float64Array, plane: readonly number[]) => number;
    readonly message: (distance: number) => string;
  },
): void {
  const normals = vectorColumn(map, 'PLANES', 'normal');
  const distances = numberColumn(map, 'PLANES', 'distance');
  for (const lump of rule.lumps) {
    const faces = faceCorners(map, lump);
    const planes = numberColumn(map, lump, 'plane');
    for (let i = 0; i < faces.length; i++) {
      const plane = planes.at(i);
      if (!(plane >= 0 && plane < normals.length)) continue;
      const corners = faces.of(i);
      if (corners === undefined) continue;
      report.checked(1);
      const numbers = [normals.at(plane, 0), normals.at(plane, 1), normals.at(plane, 2), distances.at(plane)];
      const found = rule.distance(corners, numbers);
      if (!(found > rule.most)) continue;
      report.broken(() => {
        const { path, offset } = planes.place(i);
        return {
          path: path.slice(0, 2),
          offset,
          message: rule.message(found),
          expected: `at most ${rule.most}`,
          found,
        };
      });
    }
  }
}

/** How far the corner that is farthest from a plane is from it. */
function farthestFromPlane(
  corners: Float64Array,
  [x = 0, y = 0, z = 0, distance = 0]: readonly number[],
): number {
  let farthest = 0;
  for (let k = 0; k < corners.length; k += 3) {
    const along =
      x * (corners[k] as number) + y * (corners[k + 1] as number) + z * (corners[k + 2] as number);
    farthest = Math.max(farthest, Math.abs(along - distance));
  }
  return farthest;
}

/** How far a corner lies outside the edge before the one that leads to it, seen from the front, where corners run clockwise. */
function farthestOutside(corners: Float64Array, [x = 0, y = 0, z = 0]: readonly number[]): number {
  const count = corners.length;
  let farthest = 0;
  for (let k = 0; k < count; k += 3) {
    const [ax, ay, az] = [corners[k] as number, corners[k + 1] as number, corners[k + 2] as number];
    const next = (k + 3) % count;
    const dx = (corners[next] as number) - ax;
    const dy = (corners[next + 1] as number) - ay;
    const dz = (corners[next + 2] as number) - az;
    const length = Math.hypot(dx, dy, dz);
    if (length === 0) continue;
    const other = (k + 6) % count;
    const out =
      (dy * z - dz * y) * ((corners[other] as number) - ax) +
      (dz * x - dx * z) * ((corners[other + 1] as number) - ay) +
      (dx * y - dy * x) * ((corners[other + 2] as number) - az);
    farthest = Math.max(farthest, -out / length);
  }
  return farthest;
}

/** The corners of a face lie on its plane. */
export const faceFlat: Rule = {
  id: 'face-flat',
  severity: 'warning',
  code: 'bad-value',
  title: 'the corners of a face lie on its plane',
  cause:
    'A vertex was moved without the others, or the face was given another plane. Up to 0.3 game units come from compilers, which join vertices that are close to each other.',
  effect:
    'The game draws the corners where they are, and lights the face, puts decals on it and decides whether it is seen by its plane.',
  remedy: 'Put the vertices back onto the plane, or compile the map again.',
  source: 'public specification; real maps, whose compilers keep to 0.25 game units',
  confidence: 'certain',
  check(map, report) {
    checkFaces(map, report, {
      lumps: ['FACES', 'FACES_HDR', 'ORIGINAL_FACES'],
      most: FLATNESS,
      distance: farthestFromPlane,
      message: (distance) => `a corner is ${distance.toFixed(2)} game units off the plane`,
    });
  },
};

/** Faces before splitting are convex, and their corners run clockwise. */
export const faceConvex: Rule = {
  id: 'face-convex',
  severity: 'warning',
  code: 'bad-value',
  title: 'a face before splitting is convex, its corners run clockwise as seen from the front',
  cause:
    "Edges were put in another order, or the face was given the opposite plane. Faces that the game draws aren't judged: where compilers join vertices and mend T-junctions, spikes without an area come about.",
  effect: 'The game never reads these faces. Decompilers make brushes of them, and the brush is none.',
  remedy: 'Restore the order of the edges, or compile the map again.',
  source: 'public specification; real maps, whose faces before splitting all keep to it',
  confidence: 'certain',
  check(map, report) {
    checkFaces(map, report, {
      lumps: ['ORIGINAL_FACES'],
      most: CONVEXITY,
      distance: farthestOutside,
      message: (distance) => `a corner is ${distance.toFixed(2)} game units outside an edge`,
    });
  },
};

/** A face before splitting is no part of another. */
export const originalFaceNone: Rule = {
  id: 'original-face-none',
  severity: 'info',
  code: 'bad-value',
  title: 'a face before splitting is a part of no other: -1',
  cause: 'The lump was copied from that of the split faces, or written by a tool that puts 0 there.',
  effect: 'None: nothing reads the number.',
  remedy: 'Nothing has to be done. -1 is what compilers write.',
  source: 'real maps, all of which have -1, against the specification, which says 0',
  confidence: 'certain',
  check(map, report) {
    const originals = numberColumn(map, 'ORIGINAL_FACES', 'originalFace');
    report.checked(originals.length);
    for (let i = 0; i < originals.length; i++) {
      const found = originals.at(i);
      if (found === -1) continue;
      report.broken(() => ({ ...originals.place(i), message: `is ${found}`, expected: -1, found }));
    }
  },
};
