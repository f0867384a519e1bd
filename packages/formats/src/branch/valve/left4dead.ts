/** Left 4 Dead (2008): VBSP 20. World lights cast their shadows from another place; overlays depend on the machine. */
import { deriveBranch } from '../../branch.js';
import { sdk2013Limits } from '../../limits/source-limits.js';
import { lump } from '../../lump.js';
import { left4DeadLumpPatches } from './lump-patches.js';
import { engineCrc, plainCrc, toolCrc } from './map-digests.js';
import { branch as parent } from './orange-box.js';
import { WorldLightShadowOffset } from './records/lighting.js';
import { OverlaySystemLevels } from './records/surfaces.js';

export * from './orange-box.js';

/** Left 4 Dead. */
export const branch = deriveBranch(parent, {
  id: 'valve/left4dead',
  title: 'Left 4 Dead',
  limits: sdk2013Limits,
  lumps: {
    WORLD_LIGHTS: lump(15, WorldLightShadowOffset),
    WORLD_LIGHTS_HDR: lump(54, WorldLightShadowOffset),
    OVERLAY_SYSTEM_LEVELS: lump(61, OverlaySystemLevels),
  },
  capabilities: {
    entityOutputs: { separator: '\x1b' },
    lumpPatches: left4DeadLumpPatches,
    mapDigests: [plainCrc, toolCrc, engineCrc],
  },
  clues: { filled: ['OVERLAY_SYSTEM_LEVELS'] },
});
