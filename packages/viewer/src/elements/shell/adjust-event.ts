import type { PlaceSettings } from '../../state/place-settings.js';

/** The event by which a part of a view says how the place is to be shown. */
export function adjustEvent(change: Partial<PlaceSettings>): CustomEvent<Partial<PlaceSettings>> {
  return new CustomEvent<Partial<PlaceSettings>>('adjust', { detail: change, bubbles: true, composed: true });
}
