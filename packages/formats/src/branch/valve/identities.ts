import type { Identities, Identity } from '../../identity-capability.js';

const certain = (...by: string[]): Identity => ({ by, confidence: 'certain' });
const probable = (...by: string[]): Identity => ({ by, confidence: 'probable' });
const guess = (...by: string[]): Identity => ({ by, confidence: 'guess' });

const overlays: readonly Identity[] = [probable('texture', 'origin'), guess('origin'), guess('texture')];

/**
 * What identifies things in Source maps.
 *
 * `hammerid` is the number by which the editor saves an entity: it stays when the entity is edited; those of
 * instances, which the compiler puts in, are taken to be given then. Cubemaps are samples at whole coordinates, one for each
 * entity. Lights have no number; several may have one place, as those of a sky do. Overlays are numbered by the compiler, in
 * the order of their entities, so that one more before them gives all the others another number; so are area portals. Brush
 * models are in the order of their entities; two that are copies of each other may have the same box.
 *
 * @source public sources of the compilers (entities, overlays, cubemaps, area portals), entities of real maps
 */
export const sourceIdentities: Identities = {
  entities: [
    probable('hammerid', 'classname'),
    probable('classname', 'targetname'),
    probable('hammerid'),
    probable('classname', 'origin'),
    probable('classname', 'model'),
  ],
  records: {
    CUBEMAPS: [certain('origin')],
    WORLD_LIGHTS: [probable('type', 'origin')],
    WORLD_LIGHTS_HDR: [probable('type', 'origin')],
    OVERLAYS: overlays,
    WATER_OVERLAYS: overlays,
    MODELS: [guess('mins', 'maxs')],
  },
  numbers: { OVERLAYS: ['id'], WATER_OVERLAYS: ['id'], AREA_PORTALS: ['key'] },
};
