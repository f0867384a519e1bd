import { numberColumn } from '../number-column.js';
import { numberRange } from '../number-range.js';
import type { Rule } from '../rule.js';
import { ruleSources } from '../sources.js';

const AXIAL_SIDES = 6;

/** A brush has its six axial sides at least. */
export const brushSideCount: Rule = numberRange(
  {
    id: 'brush-side-count',
    severity: 'error',
    code: 'bad-count',
    title: 'a brush has at least six sides',
    cause:
      'The first six sides of a brush are its box; a brush with fewer was written by a tool that left them out.',
    effect: 'The game refuses to load the map: "CMod_LoadBrushes: brush has less than 6 sides".',
    remedy: 'Give the brush its six axial sides, in the order -x +x -y +y -z +z, before all others.',
    source: ruleSources.loader,
    confidence: 'certain',
    messages: ['CMod_LoadBrushes: brush has less than 6 sides'],
  },
  { fields: [['BRUSHES', 'sideCount']], low: AXIAL_SIDES, high: 0x7fff },
);

/** There are six sides a brush at least in all. */
export const brushSideTotal: Rule = {
  id: 'brush-side-total',
  severity: 'error',
  code: 'bad-count',
  title: 'there are at least six sides a brush in all',
  cause: 'The lump of sides was cut, or brushes were added without their sides.',
  effect: 'The game refuses to load the map: "CMod_LoadBrushes: bad side count".',
  remedy: 'Restore the missing sides, or take out the brushes that have none.',
  source: ruleSources.loader,
  confidence: 'certain',
  messages: ['CMod_LoadBrushes: bad side count'],
  check(map, report) {
    const brushes = numberColumn(map, 'BRUSHES', 'sideCount').length;
    const sides = numberColumn(map, 'BRUSH_SIDES', 'material');
    report.checked(1);
    if (sides.length >= brushes * AXIAL_SIDES) return;
    report.broken(() => ({
      message: `${sides.length} sides are too few for ${brushes} brushes`,
      path: ['BRUSH_SIDES'],
      expected: `at least ${brushes * AXIAL_SIDES}`,
      found: sides.length,
    }));
  },
};

/** The material of an axial side is kept in 16 bits. */
export const brushSideMaterialLimit: Rule = {
  id: 'brush-side-material-limit',
  severity: 'error',
  code: 'limit',
  title: 'the material of an axial side fits 16 bits',
  cause: 'The map has more than 32,768 materials, and an axial side of a brush uses one of the last.',
  effect: 'The game refuses to load the map: "CMod_LoadBrushes: axialShaderNum exceeded".',
  remedy: 'Use fewer materials, or move those of axial sides to the front of the lump.',
  source: ruleSources.loader,
  confidence: 'certain',
  messages: ['CMod_LoadBrushes: axialShaderNum exceeded'],
  check(map, report) {
    const counts = numberColumn(map, 'BRUSHES', 'sideCount');
    const materials = numberColumn(map, 'BRUSH_SIDES', 'material');
    let first = 0;
    for (let brush = 0; brush < counts.length && first < materials.length; brush++) {
      const count = Math.max(0, counts.at(brush));
      const end = Math.min(first + Math.min(count, AXIAL_SIDES), materials.length);
      report.checked(end - first);
      for (let side = first; side < end; side++) {
        const found = materials.at(side);
        if (found <= 0x7fff) continue;
        const message = `material ${found} of an axial side is above 32767`;
        report.broken(() => ({ ...materials.place(side), message, expected: 'at most 32767', found }));
      }
      first += count;
    }
  },
};
