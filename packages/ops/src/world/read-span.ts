import type { GameMap } from '@brushwork/formats';
import { FormatError, isNone, type ListBase, parseExpression, type SpanRole } from '@brushwork/record';
import { type AnyRecords, placeOf, recordAt, roleOf } from './typed-lumps.js';

/** A field that names the first of several elements of another lump. */
export interface SpanField {
  /** Name of the field. */
  readonly name: string;
  /** What it says. */
  readonly role: SpanRole;
}

/** Consecutive elements of a lump, all of which are there. */
export interface Span {
  /** Index of the first. */
  readonly first: number;
  /** How many. */
  readonly count: number;
}

/** The spans among a record's own fields, in the order of the file. */
export function spanFields(list: { readonly record: AnyRecords['record'] }): SpanField[] {
  return list.record.layout.slots.flatMap((slot) => {
    const role = roleOf(slot);
    return role?.kind === 'span' ? [{ name: slot.name, role }] : [];
  });
}

/** How many elements a span of record `index` says that it has; `bad-count` when that is no count. */
export function readCount(list: AnyRecords, index: number, field: SpanField): number {
  const record = recordAt<Readonly<Record<string, unknown>>>(list, index);
  if (isNone(field.role, Number(record[field.name]))) return 0;
  const count = parseExpression(field.role.count).evaluate((name) => Number(record[name]));
  if (Number.isInteger(count) && count >= 0) return count;
  const place = placeOf(list, index, field.role.count);
  throw new FormatError('bad-count', `${count} is no count`, {
    ...place,
    expected: 'at least 0',
    found: count,
  });
}

/** A span of record `index`; `bad-count` and `bad-reference` when it reaches out of its target. */
export function readSpan(map: GameMap<object>, list: AnyRecords, index: number, field: SpanField): Span {
  const count = readCount(list, index, field);
  const record = recordAt<Readonly<Record<string, number>>>(list, index);
  const first = Number(record[field.name]);
  const target = map.lump(field.role.lump) as unknown as ListBase;
  if (count === 0) return { first: 0, count };
  if (first >= 0 && first <= target.length - count) return { first, count };
  const message = `${count} elements from ${first} on reach out of ${target.name} (${target.length} elements)`;
  throw new FormatError('bad-reference', message, {
    ...placeOf(list, index, field.name),
    expected: `at most ${Math.max(0, target.length - count)}`,
    found: first,
  });
}
