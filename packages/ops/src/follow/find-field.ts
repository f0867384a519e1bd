import type { GameMap } from '@brushwork/formats';
import { FormatError, isNone, type Role, readingAt } from '@brushwork/record';
import { countReader } from '../validate/schema/count-reader.js';
import { type Elements, elementsAt, elementsOf, locate } from '../validate/schema/elements.js';
import { type Place, placeName } from '../validate/schema/place.js';
import { type FieldPath, pathName } from './field-path.js';

/** A number of one element, with what it means. */
export interface FoundField {
  /** The elements of its lump. */
  readonly elements: Elements;
  /** The field. */
  readonly place: Place;
  /** What it means; `undefined` for a number that refers to nothing. */
  readonly role: Role | undefined;
  /** Its value. */
  readonly value: number;
}

/**
 * Finds a field of an element. `not-found` for an element or field that isn't there, which is also one of a union's
 * arm that doesn't hold, and for a lump that isn't loaded.
 */
export function findField(map: GameMap<object>, lump: string, index: number, field: FieldPath): FoundField {
  const elements = elementsAt(map, lump);
  const count = elements?.length ?? 0;
  if (elements === undefined || !(Number.isInteger(index) && index >= 0 && index < count)) {
    throw new FormatError('not-found', `no element ${index}: ${lump} holds ${count}`, { path: [lump] });
  }
  const place = placeOf(map, elements, { index, name: pathName(field) });
  const value = place.read(elements.d, index * elements.size);
  return { elements, place, role: place.role, value };
}

function placeOf(map: GameMap<object>, elements: Elements, at: { index: number; name: string }): Place {
  const { index, name } = at;
  const o = index * elements.size;
  const named = elements.places.filter((place) => {
    const own = placeName(place);
    return own === name || (place.overlay !== undefined && `${own}.${place.overlay.reading}` === name);
  });
  const holding = named.filter((place) => place.holds === undefined || place.holds(elements.d, o));
  const [first] = holding;
  const isReadingNamed = first?.overlay !== undefined && placeName(first) !== name;
  const place =
    first?.overlay === undefined || isReadingNamed ? first : chosen(map, elements, { index, holding });
  if (place !== undefined) return place;
  throw new FormatError('not-found', `has no field '${name}' that refers to something`, {
    path: [elements.lump, index],
  });
}

/** The reading of an overlay that the element's owner decides for. */
function chosen(
  map: GameMap<object>,
  elements: Elements,
  at: { index: number; holding: readonly Place[] },
): Place | undefined {
  const overlay = at.holding[0]?.overlay?.overlay;
  for (const lump of map.lumpNames) {
    if (!map.isLoaded(lump)) continue;
    for (const owners of elementsOf(map, lump)) {
      for (const { role, ...place } of owners.places) {
        if (
          (role?.kind !== 'run' && role?.kind !== 'span') ||
          role.lump !== elements.lump ||
          role.choose?.field !== overlay
        )
          continue;
        const position = positionIn(owners, { ...place, role }, at.index);
        const reading =
          role.choose === undefined || position === undefined ? undefined : readingAt(role.choose, position);
        if (reading !== undefined) return at.holding.find((one) => one.overlay?.reading === reading);
      }
    }
  }
  return undefined;
}

/** Position of an element in the first owner's run or span that holds it. */
function positionIn(owners: Elements, place: Place, index: number): number | undefined {
  const { role } = place;
  let cursor = 0;
  for (let i = 0; i < owners.length; i++) {
    const o = i * owners.size;
    const value = place.read(owners.d, o);
    const first = role?.kind === 'span' ? value : cursor;
    const count =
      role?.kind === 'span'
        ? countReader(role.count, place.scope, owners.littleEndian)(owners.d, o)
        : Math.max(0, value);
    if (index >= first && index < first + count && !(role?.kind === 'span' && isNone(role, value)))
      return index - first;
    cursor += count;
  }
  return undefined;
}

/** The error for a field whose value points at nothing. */
export function badReference(found: FoundField, index: number, message: string): FormatError {
  const { elements, place, value } = found;
  return new FormatError('bad-reference', message, { ...locate(elements, index, place), found: value });
}
