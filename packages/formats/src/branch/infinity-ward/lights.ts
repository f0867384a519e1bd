import type { RecordLights } from '../../light-capabilities.js';

/**
 * The lights of a Call of Duty map. How bright their colours are at a distance isn't known: they are taken for the light at
 * the distance of one unit. The diffuse sun is light of the whole sky, which is left to the baked light.
 * @source specification, lump 30; one real map with a sun @confidence guess
 */
export const callOfDutyLights: RecordLights = {
  kind: 'records',
  lumps: ['LIGHTS'],
  type: 'type',
  types: new Map([
    [1, 'towards-sun'],
    [2, 'point'],
    [3, 'point'],
    [4, 'point'],
    [5, 'spot'],
    [7, 'spot'],
  ]),
  origin: 'position',
  direction: 'direction',
  color: 'color',
  cone: { outer: 'parameters.cutoffCosine' },
  attenuation: {
    constant: 'parameters.constantAttenuation',
    linear: 'parameters.linearAttenuation',
    quadratic: 'parameters.quadraticAttenuation',
  },
};
