import { numberRange } from '../number-range.js';
import type { Rule } from '../rule.js';
import { sourceRuleSources } from './sources.js';

/** Cubemaps are 4,096 pixels wide at most. */
export const cubemapSize: Rule = numberRange(
  {
    id: 'cubemap-size',
    severity: 'warning',
    code: 'bad-value',
    title: "a cubemap's size is from 0 to 13: 32 pixels, or 2 to the power of one less",
    cause: 'The width in pixels was stored instead of its power, or the number was damaged.',
    effect: 'The game asks the graphics card for images that it cannot make when cubemaps are built.',
    remedy: 'Set the size to 0 for 32 pixels, or to 6, 7, 8 or 9 for 32, 64, 128 or 256.',
    source: sourceRuleSources.specification,
    confidence: 'probable',
  },
  { fields: [['CUBEMAPS', 'size']], low: 0, high: 13 },
);

/** World lights are of a kind that the game knows. */
export const worldLightType: Rule = {
  ...numberRange(
    {
      id: 'world-light-type',
      severity: 'warning',
      code: 'bad-value',
      title: 'a world light is of one of the kinds 0 to 5',
      cause: 'The number was damaged, or the lump is of another layout.',
      effect: 'The light shines on nothing that moves.',
      remedy:
        'Set the kind to that of a surface, point, spot, sky, Quake or sky ambient light, or take the light out.',
      source: sourceRuleSources.headers,
      confidence: 'probable',
    },
    {
      fields: [
        ['WORLD_LIGHTS', 'type'],
        ['WORLD_LIGHTS_HDR', 'type'],
      ],
      low: 0,
      high: 5,
    },
  ),
  covers: ['WORLD_LIGHTS.type', 'WORLD_LIGHTS_HDR.type'],
};

/** Displacements are subdivided two to four times. */
export const displacementPower: Rule = numberRange(
  {
    id: 'displacement-power',
    severity: 'error',
    code: 'bad-value',
    title: "a displacement's power is 2, 3 or 4",
    cause: 'The number was damaged, or the lump is of another layout.',
    effect:
      'The game has tables for these three powers alone: it crashes, or draws and collides with nothing.',
    remedy: 'Restore the power that fits the number of vertices: 25, 81 or 289.',
    source: sourceRuleSources.headers,
    confidence: 'certain',
  },
  { fields: [['DISPLACEMENT_INFO', 'power']], low: 2, high: 4 },
);
