import type { SceneCapabilities } from '../../scene-capabilities.js';
import { quake3Layers, quake3SolidSurfaces, quake3Solids } from '../id-software/quake-layers.js';
import { quake3Materials } from '../id-software/quake3-scene.js';
import { medalOfHonorContentFlags } from './content-flags.js';
import { TerrainFlags } from './records/terrain.js';

const { fence, lava, playerClip, slime, solid, water } = medalOfHonorContentFlags;
const player = solid | playerClip | fence;

/**
 * What of a map of Medal of Honor is drawn otherwise than in F.A.K.K. 2: bits of textures are known, fences stop players, and there is terrain.
 * @source headers and renderer of an engine that loads such maps @confidence probable
 */
export const medalOfHonorScene: Pick<SceneCapabilities, 'surfaceMaterials' | 'terrain' | 'layers'> = {
  surfaceMaterials: quake3Materials({
    sky: 0x4,
    hidden: 0x80 | 0x40000000,
    translucent: 0,
    liquid: 0,
    contents: { field: 'contentFlags', liquid: lava | slime | water, translucent: 0x20000000 },
  }),
  layers: {
    ...quake3Layers,
    solids: { ...quake3Solids, contents: { ...quake3Solids.contents, player } },
    solidSurfaces: { ...quake3SolidSurfaces, player },
  },
  terrain: {
    lump: 'TERRAIN',
    side: 9,
    step: 64,
    heightStep: 2,
    x: 'x',
    y: 'y',
    base: 'baseHeight',
    heights: 'heights',
    flags: 'flags',
    downward: TerrainFlags.flipped,
    material: 'texture',
    textureCoordinates: 'textureCoordinates',
    light: {
      page: 'lightmap',
      none: 0xffff,
      position: 'lightmapPosition',
      luxelsPerStep: 'lightmapScale',
      pageSize: 128,
    },
  },
};
