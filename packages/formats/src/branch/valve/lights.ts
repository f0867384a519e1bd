import type { LeafAmbient, RecordLights } from '../../light-capabilities.js';
import { WorldLightType } from './records/lighting.js';

/**
 * The lights of a Source map; those that textures and the sky give off everywhere are left to the baked light. At the
 * distance of one unit of its fall-off a light of 1 makes white.
 * @source engine headers; strengths of the lights of real maps beside their entities @confidence probable
 */
export const sourceLights: RecordLights = {
  kind: 'records',
  lumps: ['WORLD_LIGHTS'],
  type: 'type',
  types: new Map([
    [WorldLightType.point, 'point'],
    [WorldLightType.quakeLight, 'point'],
    [WorldLightType.spot, 'spot'],
    [WorldLightType.skyLight, 'sun'],
  ]),
  origin: 'origin',
  direction: 'normal',
  color: 'intensity',
  cone: { inner: 'stopDot', outer: 'stopDot2' },
  attenuation: {
    constant: 'constantAttenuation',
    linear: 'linearAttenuation',
    quadratic: 'quadraticAttenuation',
  },
  range: 'radius',
};

/** The same where there is light with a high dynamic range. */
export const sourceLightsHdr: RecordLights = { ...sourceLights, lumps: ['WORLD_LIGHTS_HDR', 'WORLD_LIGHTS'] };

/** A cube of light for each leaf. @source facts on branches; real maps @confidence certain */
export const ambientCubes: LeafAmbient = {
  kind: 'cubes',
  lumps: ['LEAF_AMBIENT_LIGHTING_HDR', 'LEAF_AMBIENT_LIGHTING'],
};

/** Cubes at places of each leaf. @source engine headers @confidence certain */
export const ambientSamples: LeafAmbient = {
  kind: 'samples',
  lumps: [
    { samples: 'LEAF_AMBIENT_LIGHTING_HDR', index: 'LEAF_AMBIENT_INDEX_HDR' },
    { samples: 'LEAF_AMBIENT_LIGHTING', index: 'LEAF_AMBIENT_INDEX' },
  ],
};
