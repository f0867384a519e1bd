import { type AnyField, FormatError, isNone } from '@brushwork/record';
import { roleOf } from './find-value.js';

/** How long a lump is; `undefined` where that isn't known, and nothing is checked against it. */
export type LengthOf = (lump: string) => Promise<number | undefined>;

/** Refuses a number that would point at nothing: `bad-reference`. */
export async function checkReference(field: AnyField, value: unknown, lengthOf: LengthOf): Promise<void> {
  const role = roleOf(field);
  if (role === undefined || typeof value !== 'number') return;
  switch (role.kind) {
    case 'ref':
      if (isNone(role, value) || role.unit === 'bytes') return;
      return isInside(role.lump, value, { mayBeEmpty: role.mayBeEmpty === true }, lengthOf);
    case 'signed':
      return isInside(role.lump, Math.abs(value), {}, lengthOf);
    case 'either':
      return value >= 0
        ? isInside(role.lump, value, {}, lengthOf)
        : isInside(role.negative, -1 - value, {}, lengthOf);
    case 'text-offset':
      return isInside(role.lump, value, {}, lengthOf);
    case 'span':
      if (isNone(role, value)) return;
      return isInside(role.lump, value, { mayBeEnd: true, mayBeEmpty: role.mayBeEmpty === true }, lengthOf);
    default:
      return;
  }
}

async function isInside(
  lump: string,
  index: number,
  { mayBeEnd = false, mayBeEmpty = false },
  lengthOf: LengthOf,
): Promise<void> {
  // A name with a dot in front is a part beside the record, which is checked when the file is.
  const length = lump.startsWith('.') ? undefined : await lengthOf(lump);
  if (length === undefined || (mayBeEmpty && length === 0)) return;
  if (index >= 0 && (index < length || (mayBeEnd && index === length))) return;
  throw new FormatError('bad-reference', `${lump} has no element ${index}: it holds ${length}`, {
    expected: `0 to ${Math.max(0, length - 1)}`,
    found: index,
  });
}
