import type { Elements } from '../schema/elements.js';
import type { Place } from '../schema/place.js';
import type { CheckedMap } from './checked-map.js';

/** A reference into a lump of tree nodes from somewhere else. */
export interface Root {
  /** The records that refer. */
  readonly elements: Elements;
  /** The field that does. */
  readonly place: Place;
  /** Number of the record. */
  readonly element: number;
  /** Number of the node, which is there. */
  readonly target: number;
}

/**
 * All references into a lump from other lumps that name a node that is there; `undefined` when the format has no
 * field for them, or the lumps that hold them aren't loaded, so that nobody knows where trees begin.
 */
export function rootsInto(checked: CheckedMap, lump: string): Root[] | undefined {
  const count = checked.countOf(lump) ?? 0;
  let roots: Root[] | undefined;
  for (const elements of checked.elements) {
    if (elements.lump === lump) continue;
    for (const place of elements.places) {
      const { role } = place;
      // A root that may be a leaf instead, as a model's is, is one too.
      if ((role?.kind !== 'ref' && role?.kind !== 'either') || role.lump !== lump) continue;
      if (place.overlay !== undefined) continue;
      roots ??= [];
      for (let element = 0; element < elements.length; element++) {
        const o = element * elements.size;
        if (place.holds !== undefined && !place.holds(elements.d, o)) continue;
        const target = place.read(elements.d, o);
        if (target >= 0 && target < count) roots.push({ elements, place, element, target });
      }
    }
  }
  return roots;
}
