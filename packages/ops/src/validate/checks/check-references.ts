import {
  type EitherRole,
  isNone,
  type RefRole,
  type SignedRole,
  type TextOffsetRole,
} from '@brushwork/record';
import { type Elements, locate } from '../schema/elements.js';
import type { Place } from '../schema/place.js';
import { schemaRules } from '../schema-rules.js';
import type { CheckedMap } from './checked-map.js';

type ReferenceRole = RefRole | EitherRole | SignedRole | TextOffsetRole;

/** What a value must be to name something that is there. */
interface Target {
  /** Smallest value that does. */
  readonly low: number;
  /** Largest value that does; below `low` when nothing is there. */
  readonly high: number;
  /** What it is a number of, for the message. */
  readonly what: string;
}

/** Whether a number counts bytes. */
function isOffset(role: ReferenceRole): boolean {
  return role.kind === 'text-offset' || (role.kind === 'ref' && role.unit === 'bytes');
}

function targetOf(checked: CheckedMap, role: ReferenceRole): Target | undefined {
  if (role.kind === 'text-offset' || isOffset(role)) {
    const bytes = checked.byteCountOf(role.lump);
    return bytes === undefined
      ? undefined
      : { low: 0, high: bytes - 1, what: `${role.lump} (${bytes} bytes)` };
  }
  const count = checked.countOf(role.lump);
  if (count === undefined) return undefined;
  const what = `${role.lump} (${count} elements)`;
  if (role.kind === 'signed') return { low: count === 0 ? 0 : 1 - count, high: count - 1, what };
  if (role.kind === 'ref') return { low: 0, high: count - 1, what };
  const negative = checked.countOf(role.negative);
  return negative === undefined
    ? undefined
    : { low: -negative, high: count - 1, what: `${what} and ${role.negative} (${negative} elements)` };
}

/** Checks every index into another lump: plain ones, those of two lumps in one number, signed ones, offsets of texts. */
export function checkReferences(checked: CheckedMap): void {
  for (const elements of checked.elements) {
    for (const place of elements.places) {
      const { role } = place;
      if (
        role?.kind !== 'ref' &&
        role?.kind !== 'either' &&
        role?.kind !== 'signed' &&
        role?.kind !== 'text-offset'
      )
        continue;
      checkReference(checked, elements, { place, role });
    }
  }
}

function checkReference(
  checked: CheckedMap,
  elements: Elements,
  field: { place: Place; role: ReferenceRole },
): void {
  const { place, role } = field;
  const target = targetOf(checked, role);
  if (target === undefined) return;
  const { low, high, what } = target;
  if (role.kind === 'ref' && role.mayBeEmpty === true && high < 0) return;
  const readings =
    place.overlay === undefined
      ? undefined
      : checked.readings.get(`${elements.lump}.${place.overlay.overlay}`);
  if (place.overlay !== undefined && readings === undefined) return;
  const { d, size, length } = elements;
  let seen = 0;
  for (let i = 0; i < length; i++) {
    const o = i * size;
    if (place.holds !== undefined && !place.holds(d, o)) continue;
    if (readings !== undefined && readings[i] !== place.overlay?.reading) continue;
    seen++;
    const value = place.read(d, o);
    if (value >= low && value <= high) continue;
    if (role.kind === 'ref' && isNone(role, value)) continue;
    checked.issues.broken(schemaRules.reference, () => ({
      ...locate(elements, i, place),
      message: `${isOffset(role) ? 'offset' : 'index'} ${value} outside ${what}`,
      expected: high < low ? 'nothing: there is nothing to refer to' : `${low} to ${high}`,
      found: value,
    }));
  }
  checked.issues.checked(schemaRules.reference, seen);
}
