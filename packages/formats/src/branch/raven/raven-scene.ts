import type { SurfaceMaterials } from '../../scene-capabilities.js';
import { quake3Materials } from '../id-software/quake3-scene.js';
import { ravenContentFlags, ravenSurfaceFlags } from './raven-flags.js';

const { sky, noDraw } = ravenSurfaceFlags;
const { lava, slime, water, translucent } = ravenContentFlags;

/** What textures of Soldier of Fortune II and the Jedi games are. @source released source of the games @confidence probable */
export const ravenMaterials: SurfaceMaterials = quake3Materials({
  sky,
  hidden: noDraw,
  translucent: 0,
  liquid: 0,
  contents: { field: 'contentFlags', liquid: lava | slime | water, translucent },
});
