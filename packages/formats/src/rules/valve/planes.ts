import { numberColumn } from '../number-column.js';
import type { Rule } from '../rule.js';
import { type VectorColumn, vectorColumn } from '../vector-column.js';
import { sourceRuleSources } from './sources.js';

/** The axis that a normal lies on, or -1 when it lies on none. */
function axisOf(normals: VectorColumn, i: number): number {
  for (let axis = 0; axis < 3; axis++) if (Math.abs(normals.at(i, axis)) === 1) return axis;
  return -1;
}

/** The axis that a normal is nearest to, the first of several. */
function nearestAxis(normals: VectorColumn, i: number): number {
  const [x, y, z] = [0, 1, 2].map((axis) => Math.abs(normals.at(i, axis))) as [number, number, number];
  if (x >= y && x >= z) return 0;
  return y >= z ? 1 : 2;
}

/** Components that differ by less are equal: which of two axes is nearer is decided before numbers are rounded. */
const TIE = 1e-6;

/** Whether a normal is as near to one axis as to another. */
function isAsNear(normals: VectorColumn, i: number, [axis, other]: readonly [number, number]): boolean {
  return Math.abs(normals.at(i, axis)) >= Math.abs(normals.at(i, other)) - TIE;
}

/** A plane that is called axial is so. */
export const planeType: Rule = {
  id: 'plane-type',
  severity: 'error',
  code: 'bad-value',
  title: 'a plane of type 0, 1 or 2 has its normal on that axis',
  cause: 'The normal or the type was changed without the other.',
  effect:
    'The game takes the distance to such a plane along the axis alone: it collides and looks for leaves as if the plane were another one.',
  remedy:
    'Set the type to 0, 1 or 2 where the normal is x, y or z, and to 3, 4 or 5 for the nearest axis elsewhere.',
  source: sourceRuleSources.specification,
  confidence: 'certain',
  check(map, report) {
    const types = numberColumn(map, 'PLANES', 'type');
    const normals = vectorColumn(map, 'PLANES', 'normal');
    report.checked(types.length);
    for (let i = 0; i < types.length; i++) {
      const found = types.at(i);
      if (!(found >= 0 && found <= 2) || axisOf(normals, i) === found) continue;
      report.broken(() => ({
        ...types.place(i),
        message: `says axis ${'xyz'[found]}, which the normal is not on`,
        expected: axisOf(normals, i) < 0 ? 3 + nearestAxis(normals, i) : axisOf(normals, i),
        found,
      }));
    }
  },
};

/** A plane that is called oblique names its nearest axis. */
export const planeNearestAxis: Rule = {
  id: 'plane-nearest-axis',
  severity: 'warning',
  code: 'bad-value',
  title: 'a plane of type 3, 4 or 5 is on no axis, and names the nearest one',
  cause: 'The normal or the type was changed without the other.',
  effect: 'The game loads and plays the map; what it sorts or picks by the nearest axis comes out worse.',
  remedy:
    'Set the type to 0, 1 or 2 where the normal is x, y or z, and to 3, 4 or 5 for the nearest axis elsewhere.',
  source: sourceRuleSources.specification,
  confidence: 'probable',
  check(map, report) {
    const types = numberColumn(map, 'PLANES', 'type');
    const normals = vectorColumn(map, 'PLANES', 'normal');
    report.checked(types.length);
    for (let i = 0; i < types.length; i++) {
      const found = types.at(i);
      if (!(found >= 3 && found <= 5)) continue;
      const axis = axisOf(normals, i);
      const nearest = nearestAxis(normals, i);
      const expected = axis < 0 ? 3 + nearest : axis;
      if (axis < 0 && isAsNear(normals, i, [found - 3, nearest])) continue;
      report.broken(() => ({
        ...types.place(i),
        message: `is type ${found}, the normal is of type ${expected}`,
        expected,
        found,
      }));
    }
  },
};

/** How far the numbers of a pair may differ: real maps have the same bits but for the sign. */
const TOLERANCE = 1e-4;

/** Planes come in pairs of opposite ones. */
export const planePair: Rule = {
  id: 'plane-pair',
  severity: 'warning',
  code: 'bad-value',
  title: 'planes come in pairs, each the opposite of the other',
  cause: 'A plane was changed, added or taken out without its other half.',
  effect:
    'Compilers and decompilers take plane n ^ 1 for the opposite of plane n, and get brushes and portals that face the wrong way.',
  remedy: 'Let each odd plane be the one before it with normal and distance negated.',
  source: `${sourceRuleSources.headers}; ${sourceRuleSources.maps}`,
  confidence: 'certain',
  check(map, report) {
    const distances = numberColumn(map, 'PLANES', 'distance');
    const normals = vectorColumn(map, 'PLANES', 'normal');
    const { length } = distances;
    report.checked(Math.ceil(length / 2));
    for (let i = 0; i + 1 < length; i += 2) {
      let apart = Math.abs(distances.at(i) + distances.at(i + 1));
      for (let axis = 0; axis < 3; axis++)
        apart = Math.max(apart, Math.abs(normals.at(i, axis) + normals.at(i + 1, axis)));
      if (!(apart > TOLERANCE)) continue;
      report.broken(() => ({
        path: ['PLANES', i + 1],
        offset: normals.place(i + 1).offset,
        message: `is not the opposite of plane ${i}`,
      }));
    }
    if (length % 2 === 0) return;
    report.broken(() => ({
      path: ['PLANES', length - 1],
      offset: normals.place(length - 1).offset,
      message: 'the last plane has no opposite',
      expected: 'an even number of planes',
      found: length,
    }));
  },
};
