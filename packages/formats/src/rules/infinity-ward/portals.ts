import { numberRange } from '../number-range.js';
import { ruleSources } from '../sources.js';

/** A portal is a polygon that the game can clip. */
export const portalVertexCount = numberRange(
  {
    id: 'portal-vertex-count',
    severity: 'error',
    code: 'bad-count',
    title: 'a portal has 3 to 1,024 corners',
    cause: 'The portal was cut, or its number of corners was damaged.',
    effect:
      'Nothing is seen through a portal with fewer than three corners; with more than 1,024 the game writes outside its buffer.',
    remedy: 'Restore the corners, or compile the map again.',
    source: ruleSources.addedCheck,
    confidence: 'probable',
    messages: ['R_LoadPortals: portal %i has invalid vertex count %i'],
  },
  { fields: [['PORTALS', 'vertexCount']], low: 3, high: 1024 },
);
