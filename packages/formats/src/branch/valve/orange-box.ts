/**
 * Source of 2007 (The Orange Box: Half-Life 2: Episode Two, Portal, Team Fortress 2) and the public SDKs after it: VBSP
 * 20. Leaves have several samples of ambient light; overlays fade.
 */
import { candidates, opaque, records } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { orangeBoxLimits } from '../../limits/source-limits.js';
import { lump } from '../../lump.js';
import { sourceLayers } from './layers.js';
import { ambientSamples } from './lights.js';
import {
  LeafAmbientIndex,
  LeafAmbientIndexHdr,
  LeafAmbientSample,
  WorldLight,
  WorldLightShadowOffset,
} from './records/lighting.js';
import { OverlayFade } from './records/surfaces.js';
import { branch as parent } from './source-2006.js';
import { sourceDirectory } from './source-directory.js';

export * from './source-2006.js';

/** World lights: 88 bytes, but 100 on consoles, whose tools came later. Sizes decide; 88 where both divide. */
const worldLights = candidates({
  plain: { version: [0, 1], type: records(WorldLight) },
  'shadow-offset': { version: [0, 1], type: records(WorldLightShadowOffset) },
});

/** The Orange Box and the games that share its engine. */
export const branch = deriveBranch(parent, {
  id: 'valve/orange-box',
  title: 'Source 2007 to 2013 (Orange Box, Team Fortress 2, SDK 2013)',
  limits: orangeBoxLimits,
  container: sourceDirectory([20]),
  byteOrders: ['little', 'big'],
  without: ['LIGHTMAP_PAGES', 'LIGHTMAP_PAGE_INFOS'],
  lumps: {
    /** Not used. */
    PORTALS: lump(22, opaque),
    /** Not used. */
    CLUSTERS: lump(23, opaque),
    /** Not used. */
    PORTAL_VERTICES: lump(24, opaque),
    /** Not used. */
    CLUSTER_PORTALS: lump(25, opaque),
    LEAF_AMBIENT_INDEX_HDR: lump(51, LeafAmbientIndexHdr),
    LEAF_AMBIENT_INDEX: lump(52, LeafAmbientIndex),
    LEAF_AMBIENT_LIGHTING_HDR: lump(55, LeafAmbientSample),
    LEAF_AMBIENT_LIGHTING: lump(56, LeafAmbientSample),
    WORLD_LIGHTS: lump(15, worldLights),
    WORLD_LIGHTS_HDR: lump(54, worldLights),
    OVERLAY_FADES: lump(60, OverlayFade),
  },
  // On consoles from the first, on the PC since the public tools of 2013: their loaders are one.
  capabilities: { compression: 'lzma', layers: sourceLayers, leafAmbient: ambientSamples },
  // Compilers before 2007 left both empty.
  clues: { filled: ['FACE_IDS', 'PHYSICS_DISPLACEMENT'] },
});
