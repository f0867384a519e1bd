import { isNone, parseExpression, type SpanRole } from '@brushwork/record';
import { countReader } from '../schema/count-reader.js';
import { type Elements, locate } from '../schema/elements.js';
import type { Place } from '../schema/place.js';
import { schemaRules } from '../schema-rules.js';
import type { CheckedMap } from './checked-map.js';
import type { SpanList } from './span-list.js';

/** Where the count of a span stands: a sibling field, or the span's own field for an expression. */
function countPlace(place: Place, role: SpanRole): Pick<Place, 'path' | 'offset'> {
  const [name] = parseExpression(role.count).names;
  const { scope } = place;
  const slot = name === role.count.trim() ? scope?.slot(name) : undefined;
  if (scope === undefined || slot === undefined) return place;
  return { path: [...scope.path, slot.name], offset: scope.offset + slot.offset };
}

/** Checks all spans: counts, and that they stay inside their lump. Gives back those that do, for the checks of what they select. */
export function checkSpans(checked: CheckedMap): SpanList[] {
  const lists: SpanList[] = [];
  for (const elements of checked.elements) {
    for (const place of elements.places) {
      if (place.role?.kind === 'span') lists.push(checkSpan(checked, elements, { place, role: place.role }));
    }
  }
  return lists;
}

function checkSpan(
  checked: CheckedMap,
  elements: Elements,
  field: { place: Place; role: SpanRole },
): SpanList {
  const { place, role } = field;
  const { issues } = checked;
  const { d, size, length } = elements;
  const list: SpanList = { owners: elements, place, role, owner: [], first: [], count: [] };
  const target = checked.countOf(role.lump);
  if (target === undefined) return list;
  const readCount = countReader(role.count, place.scope, elements.littleEndian);
  const atCount = countPlace(place, role);
  let seen = 0;
  for (let i = 0; i < length; i++) {
    const o = i * size;
    if (place.holds !== undefined && !place.holds(d, o)) continue;
    seen++;
    const count = readCount(d, o);
    if (count === 0) continue;
    if (!(count > 0)) {
      issues.broken(schemaRules.count, () => ({
        ...locate(elements, i, atCount),
        message: `${role.count} is ${count}`,
        expected: 'at least 0',
        found: count,
      }));
      continue;
    }
    const first = place.read(d, o);
    if (isNone(role, first) || (role.mayBeEmpty === true && target === 0)) continue;
    if (first < 0 || count > target || first > target - count) {
      issues.broken(schemaRules.span, () => ({
        ...locate(elements, i, place),
        message: `${count} elements from ${first} on are outside ${role.lump} (${target} elements)`,
        expected: count > target ? `a count of at most ${target}` : `0 to ${target - count}`,
        found: first,
      }));
      continue;
    }
    list.owner.push(i);
    list.first.push(role.from === 'start' ? 0 : first);
    list.count.push(count);
  }
  issues.checked(schemaRules.span, seen);
  issues.checked(schemaRules.count, seen);
  return list;
}
