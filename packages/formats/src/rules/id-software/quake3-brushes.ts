import { numberColumn } from '../number-column.js';
import type { Rule } from '../rule.js';
import { vectorColumn } from '../vector-column.js';
import { quake3RuleSources } from './quake3-sources.js';

const BOX_SIDES = 6;
const AXES = 'xyz';

/** The first six sides of a brush are its box. */
export const brushBox: Rule = {
  id: 'brush-box',
  severity: 'error',
  code: 'bad-value',
  title: 'the first six sides of a brush look along -x, +x, -y, +y, -z and +z',
  cause: 'Sides were sorted, added in front or taken out, or a tool left out those that touch nothing.',
  effect:
    'The game takes the box of the brush from these six planes without looking where they face: things pass through the brush, or stop beside it.',
  remedy: 'Give the brush the six planes of its box, in this order, before all other sides.',
  source: `${quake3RuleSources.engine}; ${quake3RuleSources.maps}`,
  confidence: 'certain',
  check(map, report) {
    const firsts = numberColumn(map, 'BRUSHES', 'firstSide');
    const counts = numberColumn(map, 'BRUSHES', 'sideCount');
    const planes = numberColumn(map, 'BRUSH_SIDES', 'plane');
    const normals = vectorColumn(map, 'PLANES', 'normal');
    report.checked(firsts.length);
    for (let brush = 0; brush < firsts.length; brush++) {
      const first = firsts.at(brush);
      const count = counts.at(brush);
      if (count < BOX_SIDES) {
        report.broken(() => ({
          ...counts.place(brush),
          message: `${count} sides are no box`,
          expected: `at least ${BOX_SIDES}`,
          found: count,
        }));
        continue;
      }
      // Sides and planes that aren't there are reported as such.
      if (first < 0 || first > planes.length - BOX_SIDES) continue;
      for (let k = 0; k < BOX_SIDES; k++) {
        const plane = planes.at(first + k);
        if (plane < 0 || plane >= normals.length) continue;
        const sign = k % 2 === 0 ? -1 : 1;
        const axis = k >> 1;
        if (normals.at(plane, axis) === sign) continue;
        report.broken(() => ({
          ...planes.place(first + k),
          message: `is side ${k} of brush ${brush}, and doesn't look along ${sign < 0 ? '-' : '+'}${AXES[axis]}`,
          found: plane,
        }));
      }
    }
  },
};
