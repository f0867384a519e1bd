import type { Rule } from '../rule.js';
import { faceRows } from './face-rows.js';
import { quake3RuleSources } from './quake3-sources.js';

const sides = ['width', 'height'] as const;

/** A patch has an odd number of control points each way. */
export const patchSize: Rule = {
  id: 'patch-size',
  severity: 'error',
  code: 'bad-count',
  title: 'a patch has an odd number of control points each way, three or more',
  cause: 'The grid was cut, or written by a tool that takes it for a plain mesh.',
  effect:
    'The game refuses to load the map: "bad parameters" for fewer than three, "even sizes are invalid for quadratic meshes" for an even number.',
  remedy: 'Add or take out a row or column of control points.',
  source: quake3RuleSources.engine,
  confidence: 'certain',
  messages: [
    'CM_GeneratePatchFacets: bad parameters: (%i, %i, %p)',
    'CM_GeneratePatchFacets: even sizes are invalid for quadratic meshes',
  ],
  check(map, report) {
    for (const { face, place } of faceRows(map)) {
      if (face.shape.$case !== 'patch') continue;
      report.checked(2);
      for (const field of sides) {
        const found = face.shape[field] ?? 0;
        if (found >= 3 && found % 2 === 1) continue;
        report.broken(() => ({
          ...place(`shape.${field}`),
          message: `a ${field} of ${found}`,
          expected: 'an odd number from 3 up',
          found,
        }));
      }
    }
  },
};

const MAX_SIDE = 31;
const MAX_POINTS = 1024;

/** A patch has 31 control points each way at most, the largest odd number below what the renderer takes. */
export const patchSizeLimit: Rule = {
  id: 'patch-size-limit',
  severity: 'error',
  code: 'limit',
  title: 'a patch has at most 31 control points each way',
  cause: 'The curve is made of too many pieces.',
  effect: 'The game refuses to load the map: "ParseMesh: bad size", or "ParseMesh: MAX_PATCH_VERTS".',
  remedy: 'Split the curve.',
  source: quake3RuleSources.engine,
  confidence: 'probable',
  messages: [
    'ParseMesh: bad size',
    'ParseMesh: MAX_PATCH_VERTS',
    'CM_GeneratePatchFacets: source is > MAX_GRID_SIZE',
  ],
  check(map, report) {
    for (const { face, place } of faceRows(map)) {
      if (face.shape.$case !== 'patch') continue;
      report.checked(2);
      for (const field of sides) {
        const found = face.shape[field] ?? 0;
        if (found > MAX_SIDE)
          report.broken(() => ({
            ...place(`shape.${field}`),
            message: `a ${field} of ${found}`,
            expected: `at most ${MAX_SIDE}, and ${MAX_POINTS} points in all`,
            found,
          }));
      }
    }
  },
};

/** A patch has as many vertices as its grid has control points. */
export const patchControlPoints: Rule = {
  id: 'patch-control-points',
  severity: 'error',
  code: 'bad-count',
  title: 'a patch has as many vertices as its grid has control points',
  cause: 'The size of the grid or the number of vertices was changed without the other.',
  effect: 'The game takes the size of the grid alone, and draws and collides with vertices of the next face.',
  remedy: 'Let the number of vertices be the width times the height.',
  source: `${quake3RuleSources.engine}; ${quake3RuleSources.maps}`,
  confidence: 'certain',
  check(map, report) {
    for (const { face, place } of faceRows(map)) {
      if (face.shape.$case !== 'patch') continue;
      const expected = (face.shape.width ?? 0) * (face.shape.height ?? 0);
      report.checked(1);
      const found = face.vertexCount;
      if (found === expected) continue;
      report.broken(() => ({
        ...place('vertexCount'),
        message: `${found} vertices for a grid of ${face.shape.width} x ${face.shape.height}`,
        expected,
        found,
      }));
    }
  },
};
