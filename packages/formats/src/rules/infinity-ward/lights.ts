import { numberRange } from '../number-range.js';
import { ruleSources } from '../sources.js';

/** A light is of a kind that the game knows. */
export const lightType = {
  ...numberRange(
    {
      id: 'light-type',
      severity: 'warning',
      code: 'bad-value',
      title: 'the kind of a light is 1 to 8',
      cause: 'The record was damaged, or written for another game.',
      effect: 'The game loads the light without place, direction and fall-off, and says nothing.',
      remedy: 'Set a kind that the game knows, or take the light out.',
      source: ruleSources.loader,
      confidence: 'certain',
    },
    { fields: [['LIGHTS', 'type']], low: 1, high: 8 },
  ),
  covers: ['LIGHTS.type'],
};
