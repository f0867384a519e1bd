import type { TravelMode } from '../../world/navigator.js';
import type { WorldLoad } from './world-load.js';

/** How somebody wants to go about, while it isn't possible yet. */
const wanted = new WeakMap<WorldLoad, TravelMode>();

/** Goes about in another way; who wants to walk does so as soon as it is known what is in the way. */
export async function travel(load: WorldLoad, mode: TravelMode): Promise<void> {
  wanted.set(load, mode);
  load.stage.canvas.focus();
  if (mode === 'walk') await load.addObstacles();
  if (wanted.get(load) !== mode || (mode === 'walk' && load.map?.obstacles === undefined)) return;
  load.stage.setTravel(mode);
}

/** What stops somebody who walks, in words. */
export function walkText({ map, stage }: WorldLoad): string | undefined {
  if (stage.navigator?.mode !== 'walk' || map?.obstacles === undefined) return undefined;
  return map.obstacles.kind === 'solids'
    ? 'what stops players stops you'
    : 'the map doesn’t say what stops players: what is drawn stops you';
}
