/**
 * Source of 2006 (Half-Life 2: Episode One, Lost Coast): VBSP 20. The ambient light of leaves moved to lumps of its own,
 * one cube a leaf, and there is a second set of light with a high dynamic range.
 */
import { list, opaque, u32 } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { lump } from '../../lump.js';
import { ambientCubes, sourceLightsHdr } from './lights.js';
import { ColorRgbExp, CompressedLightCube, WorldLight } from './records/lighting.js';
import { Face, WaterOverlay } from './records/surfaces.js';
import { overlays } from './scene.js';
import { faceLight, branch as parent } from './source-2004.js';
import { compilerOrder2006, sourceDirectory } from './source-directory.js';

export * from './source-2004.js';

/** Episode One and the games of its time. */
export const branch = deriveBranch(parent, {
  id: 'valve/source-2006',
  title: 'Source 2006 (Episode One, Lost Coast)',
  // Displacement hulls came later: their lump is never written.
  container: sourceDirectory([20], { writeOrder: compilerOrder2006, emptyAtZero: [11, 28, 58] }),
  lumps: {
    WATER_OVERLAYS: lump(50, WaterOverlay),
    /** Lightmaps as the Xbox has them: pages of 256 x 128 palette indexes. */
    LIGHTMAP_PAGES: lump(51, opaque),
    /** What each of those pages holds. */
    LIGHTMAP_PAGE_INFOS: lump(52, opaque),
    /** Samples of all lightmaps with a high dynamic range. */
    LIGHTING_HDR: lump(53, ColorRgbExp),
    WORLD_LIGHTS_HDR: lump(54, WorldLight),
    /** Ambient light of each leaf with a high dynamic range. */
    LEAF_AMBIENT_LIGHTING_HDR: lump(55, CompressedLightCube),
    /** Ambient light of each leaf. */
    LEAF_AMBIENT_LIGHTING: lump(56, CompressedLightCube),
    /** The pakfile in the Xbox's own compression. */
    XZIP_PAKFILE: lump(57, opaque),
    /** Faces as the light with a high dynamic range needs them. */
    FACES_HDR: lump(58, Face),
    /** Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without. */
    MAP_FLAGS: lump(59, list(u32)),
  },
  capabilities: {
    overlays: { ...overlays, lumps: ['OVERLAYS', 'WATER_OVERLAYS'] },
    sceneLights: sourceLightsHdr,
    leafAmbient: ambientCubes,
    faceLight: {
      ...faceLight,
      sets: [...faceLight.sets, { range: 'high', faces: ['FACES_HDR', 'FACES'], samples: 'LIGHTING_HDR' }],
    },
  },
});
