import type { Identities } from '../../identity-capability.js';

/**
 * What identifies things in Source maps. The map editor numbers everything that it saves in `hammerid`, which stays when a
 * thing is edited. @source entities of real maps, specification @confidence probable
 */
export const sourceIdentities: Identities = {
  entities: [['hammerid'], ['classname', 'targetname'], ['classname', 'origin'], ['classname', 'model']],
  records: {
    CUBEMAPS: [['origin']],
    WORLD_LIGHTS: [['type', 'origin']],
    WORLD_LIGHTS_HDR: [['type', 'origin']],
    OVERLAYS: [['id']],
  },
};
