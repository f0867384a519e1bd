import type { Elements } from '../validate/schema/elements.js';
import type { Place } from '../validate/schema/place.js';

/** First element of a record's run: what all records before it take. */
export function runStart(elements: Elements, place: Place, index: number): number {
  let first = 0;
  for (let i = 0; i < index; i++) first += Math.max(0, place.read(elements.d, i * elements.size));
  return first;
}
