import type { SceneCapabilities } from '../../scene-capabilities.js';
import { quake3Materials, quake3Scene } from '../id-software/quake3-scene.js';
import { wolfensteinContentFlags, wolfensteinSurfaceFlags } from './wolfenstein-flags.js';

const { sky, noDraw, hint, skip } = wolfensteinSurfaceFlags;
const { lava, slime, water, translucent } = wolfensteinContentFlags;
const { geometry } = quake3Scene;

/** How the world of a Wolfenstein map is drawn: Quake III's way, and plants at many places. @source released source of the games @confidence probable */
export const wolfensteinScene: Pick<SceneCapabilities, 'geometry' | 'surfaceMaterials'> = {
  ...(geometry?.kind === 'typed-faces' && {
    geometry: {
      ...geometry,
      types: { ...geometry.types, repeated: [5] },
      repeated: { vertexCount: 'formVertexCount', count: 'instanceCount' },
    },
  }),
  surfaceMaterials: quake3Materials({
    sky,
    hidden: noDraw | hint | skip,
    translucent: 0,
    liquid: 0,
    contents: { field: 'contentFlags', liquid: lava | slime | water, translucent },
  }),
};
