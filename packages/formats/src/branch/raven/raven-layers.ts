import type { Layers } from '../../layer-capabilities.js';
import { quake3Layers, quake3SolidSurfaces, quake3Solids } from '../id-software/quake-layers.js';
import { ravenContentFlags } from './raven-flags.js';

const { solid, playerClip, monsterClip, terrain } = ravenContentFlags;
const bits = { solid, clip: playerClip | monsterClip, player: solid | playerClip | terrain };

/** What of a map of these games isn't seen: as in Quake III, with other bits. @source released source of the games @confidence certain */
export const ravenLayers: Layers = {
  ...quake3Layers,
  solids: { ...quake3Solids, contents: { ...quake3Solids.contents, ...bits } },
  solidSurfaces: { ...quake3SolidSurfaces, ...bits },
};
