import type { EnumRole } from '@brushwork/record';
import { type Elements, locate } from '../schema/elements.js';
import { type Place, placeName } from '../schema/place.js';
import { schemaRules } from '../schema-rules.js';
import type { CheckedMap } from './checked-map.js';

/** Checks numbers for what they are: finite where they are coordinates, named where names are known. */
export function checkValues(checked: CheckedMap): void {
  const covered = new Set(checked.map.branch.rules.flatMap((rule) => rule.covers ?? []));
  for (const elements of checked.elements) {
    for (const place of elements.places) {
      if (place.isFloat) checkFinite(checked, elements, place);
      else if (place.role?.kind === 'enum' && !covered.has(`${elements.lump}.${placeName(place)}`)) {
        checkEnum(checked, elements, { place, role: place.role });
      }
    }
  }
}

function checkFinite(checked: CheckedMap, elements: Elements, place: Place): void {
  const { d, size, length } = elements;
  const readings =
    place.overlay === undefined
      ? undefined
      : checked.readings.get(`${elements.lump}.${place.overlay.overlay}`);
  if (place.overlay !== undefined && readings === undefined) return;
  const { holds, read } = place;
  let seen = 0;
  for (let i = 0; i < length; i++) {
    const o = i * size;
    if (holds !== undefined && !holds(d, o)) continue;
    if (readings !== undefined && readings[i] !== place.overlay?.reading) continue;
    seen++;
    const value = read(d, o);
    // Only infinities and NaN leave something when they are taken from themselves.
    if (value - value === 0) continue;
    checked.issues.broken(schemaRules.notFinite, () => ({
      ...locate(elements, i, place),
      message: `is ${value}`,
      expected: 'a finite number',
      found: String(value),
    }));
  }
  checked.issues.checked(schemaRules.notFinite, seen);
}

function checkEnum(checked: CheckedMap, elements: Elements, field: { place: Place; role: EnumRole }): void {
  const { place, role } = field;
  const { d, size, length } = elements;
  const named = new Set(Object.values(role.values));
  let seen = 0;
  for (let i = 0; i < length; i++) {
    const o = i * size;
    if (place.holds !== undefined && !place.holds(d, o)) continue;
    seen++;
    const value = place.read(d, o);
    if (named.has(value)) continue;
    checked.issues.broken(schemaRules.enumValue, () => ({
      ...locate(elements, i, place),
      message: `${value} has no name`,
      expected: [...named].join(', '),
      found: value,
    }));
  }
  checked.issues.checked(schemaRules.enumValue, seen);
}
