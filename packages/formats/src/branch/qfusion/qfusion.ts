/**
 * QFusion (2005, the engine of Warsow and Warfork): FBSP 1, Raven's layout with pages of light of 512 x 512 pixels.
 *
 * Sources: the engine's loaders, the compiler that writes such maps. No real map is at hand.
 */
import { array, flags, i32, struct, u8 } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { lump } from '../../lump.js';
import { quake3Layers } from '../id-software/quake-layers.js';
import { quake3Directory } from '../id-software/quake3-directory.js';
import { quake3ContentFlags, quake3SurfaceFlags } from '../id-software/quake3-flags.js';
import { quake3Scene } from '../id-software/quake3-scene.js';
import { branch as parent, Texture as RavenTexture } from '../raven/soldier-of-fortune2.js';

export * from '../raven/soldier-of-fortune2.js';

/**
 * A texture (lump 1): the name of a shader, and what the compiler took from it.
 * @orig dshaderref_t @source the engine's source, whose bits are Quake III's @confidence probable
 */
export class Texture extends RavenTexture.with(72, {
  /** How surfaces of it are drawn and behave. */
  surfaceFlags: flags(i32, quake3SurfaceFlags),
  /** What volumes of it are. */
  contentFlags: flags(i32, quake3ContentFlags),
}) {}

/**
 * One page of baked light (lump 14): 512 x 512 pixels.
 * @source the engine's source @confidence probable
 */
export class Lightmap extends struct(786432, {
  /** Rows of pixels from the first to the last, three bytes each: red, green, blue. */
  pixels: array(u8, 786432, { shape: [512, 512, 3] }),
}) {}

/** QFusion: Raven's records with Quake III's flags and larger pages of light. */
export const branch = deriveBranch(parent, {
  id: 'qfusion/qfusion',
  title: 'QFusion (Warsow, Warfork)',
  container: quake3Directory({ magic: 'FBSP', versions: [1], leastEntryCount: 18, hasLightArray: true }),
  lumps: {
    TEXTURES: lump(1, Texture),
    LIGHTMAPS: lump(14, Lightmap),
  },
  capabilities: {
    ...quake3Scene,
    layers: quake3Layers,
    lightmaps: { lump: 'LIGHTMAPS', pixels: 'pixels', width: 512, height: 512 },
  },
});
