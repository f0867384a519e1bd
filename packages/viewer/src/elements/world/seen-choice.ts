import type { PlaceSettings } from '../../state/place-settings.js';
import type { WorldTools } from './world-tools.js';

/** Turns on what the engine would draw, with the rest shown as it was last, or off. */
export function turnSeen({ seen }: WorldTools, isOn: boolean): Partial<PlaceSettings> {
  return { unseen: isOn ? seen.look : 'off', seenFrom: undefined };
}

/** Stays at where one is now, while one goes elsewhere; or goes along again. */
export function keepSeenFrom({ view }: WorldTools, isKept: boolean): Partial<PlaceSettings> {
  return { seenFrom: isKept ? view : undefined };
}
