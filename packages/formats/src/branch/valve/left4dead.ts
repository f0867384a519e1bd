/** Left 4 Dead (2008): VBSP 20. World lights cast their shadows from another place; overlays depend on the machine. */
import { deriveBranch } from '../../branch.js';
import { lump } from '../../lump.js';
import { branch as parent } from './orange-box.js';
import { WorldLightShadowOffset } from './records/lighting.js';
import { OverlaySystemLevels } from './records/surfaces.js';

export * from './orange-box.js';

/** Left 4 Dead. */
export const branch = deriveBranch(parent, {
  id: 'valve/left4dead',
  title: 'Left 4 Dead',
  lumps: {
    WORLD_LIGHTS: lump(15, WorldLightShadowOffset),
    WORLD_LIGHTS_HDR: lump(54, WorldLightShadowOffset),
    OVERLAY_SYSTEM_LEVELS: lump(61, OverlaySystemLevels),
  },
  clues: { filled: ['OVERLAY_SYSTEM_LEVELS'] },
});
