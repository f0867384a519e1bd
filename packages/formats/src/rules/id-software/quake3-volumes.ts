import { entityList } from '../entity-list.js';
import { loadedLump } from '../loaded-lump.js';
import { numberColumn } from '../number-column.js';
import type { Rule } from '../rule.js';
import { vectorColumn } from '../vector-column.js';
import { quake3RuleSources } from './quake3-sources.js';

/** A fog's side is one of its brush. */
export const effectSide: Rule = {
  id: 'effect-side',
  severity: 'error',
  code: 'bad-reference',
  title: 'the visible side of an effect is one of its brush',
  cause: 'The effect names another brush than it was made for, or sides of the brush were taken out.',
  effect:
    'The game takes the side of another brush and draws the fog from there; engines that look refuse the map.',
  remedy: 'Name a side of the brush, counted from its first, or -1 for an effect without one.',
  source: quake3RuleSources.engine,
  confidence: 'probable',
  messages: ['fog brush sideNumber out of range'],
  check(map, report) {
    const brushes = numberColumn(map, 'EFFECTS', 'brush');
    const sides = numberColumn(map, 'EFFECTS', 'visibleSide');
    const counts = numberColumn(map, 'BRUSHES', 'sideCount');
    report.checked(sides.length);
    for (let i = 0; i < sides.length; i++) {
      const brush = brushes.at(i);
      const found = sides.at(i);
      if (found === -1 || brush < 0 || brush >= counts.length) continue;
      const count = counts.at(brush);
      if (found >= 0 && found < count) continue;
      report.broken(() => ({
        ...sides.place(i),
        message: `side ${found} of brush ${brush}, which has ${count}`,
        expected: `-1 to ${count - 1}`,
        found,
      }));
    }
  },
};

const GRID = [64, 64, 128];

/** Steps of the grid of light along each axis, as the world says it. */
function gridSize(value: string | undefined): readonly number[] {
  if (value === undefined) return GRID;
  const steps = value.trim().split(/\s+/).map(Number);
  return steps.length === 3 && steps.every((step) => step > 0) ? steps : GRID;
}

/** There is light for each point of the grid. */
export const lightVolumeCount: Rule = {
  id: 'light-volume-count',
  severity: 'warning',
  code: 'bad-count',
  title: 'there is a light volume for each point of the grid through the world',
  cause: "The world's box or its `gridsize` was changed without compiling the light again.",
  effect: 'The game says "light grid mismatch" and lights what moves by nothing but a fixed light.',
  remedy: "Compile the light again, or restore the world's box or its `gridsize`.",
  source: `${quake3RuleSources.engine}; ${quake3RuleSources.maps}`,
  confidence: 'certain',
  messages: ['WARNING: light grid mismatch', 'WARNING: light grid array mismatch'],
  check(map, report) {
    const lump = Object.hasOwn(map.branch.lumps, 'LIGHT_VOLUME_INDICES')
      ? 'LIGHT_VOLUME_INDICES'
      : 'LIGHT_VOLUMES';
    const volumes = loadedLump(map, lump);
    const mins = vectorColumn(map, 'MODELS', 'mins');
    const maxs = vectorColumn(map, 'MODELS', 'maxs');
    if (volumes === undefined || volumes.length === 0 || mins.length === 0) return;
    const step = gridSize(entityList(map)?.entities[0]?.get('gridsize'));
    let expected = 1;
    step.forEach((size, axis) => {
      expected *= Math.floor(maxs.at(0, axis) / size) - Math.ceil(mins.at(0, axis) / size) + 1;
    });
    report.checked(1);
    const found = volumes.length;
    if (found === expected) return;
    report.broken(() => ({
      message: `${found} for a grid of ${expected} points`,
      path: [lump],
      offset: volumes.offset,
      expected,
      found,
    }));
  },
};
