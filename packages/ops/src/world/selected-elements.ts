import type { GameMap } from '@brushwork/formats';
import type { Role } from '@brushwork/record';
import { readSpan, type SpanField, spanFields } from './read-span.js';
import { lacking } from './require-capability.js';
import { type AnyRecords, checkReference, recordsOf, valuePlace, valuesOf } from './typed-lumps.js';

/**
 * Indexes of the elements of `target` that record `index` of a lump selects, in the order of the file: by a span
 * into that lump itself, or by one into a list of indexes. `unsupported` when the records have no such span,
 * `bad-count` and `bad-reference` for one that reaches outside.
 */
export function selectedElements(
  map: GameMap<object>,
  owner: { readonly lump: string; readonly index: number },
  target: string,
): number[] {
  const list = recordsOf(map, owner.lump);
  const field = spanTo(map, list, target);
  const { first, count } = readSpan(map, list, owner.index, field);
  if (field.role.lump === target) return Array.from({ length: count }, (_, i) => first + i);
  const indexes = valuesOf(map, field.role.lump);
  const elements = recordsOf(map, target);
  return Array.from({ length: count }, (_, i) => {
    const element = indexes.at(first + i) as number;
    checkReference(elements, element, valuePlace(indexes, first + i));
    return element;
  });
}

/** The span of a record by which it selects elements of a lump. */
function spanTo(map: GameMap<object>, list: AnyRecords, target: string): SpanField {
  const field = spanFields(list).find(({ role }) => role.lump === target || leadsTo(map, role.lump, target));
  if (field === undefined) throw lacking(map, `${list.name} that select ${target}`);
  return field;
}

/** Whether a lump is a list of indexes into another. */
function leadsTo(map: GameMap<object>, lump: string, target: string): boolean {
  const content = map.lump(lump);
  if (content.kind !== 'values') return false;
  const role = (valuesOf(map, lump).element as { readonly role?: Role }).role;
  return role?.kind === 'ref' && role.lump === target;
}
