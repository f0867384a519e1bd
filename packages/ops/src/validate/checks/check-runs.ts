import type { RunRole } from '@brushwork/record';
import { type Elements, locate } from '../schema/elements.js';
import type { Place } from '../schema/place.js';
import { schemaRules } from '../schema-rules.js';
import type { CheckedMap } from './checked-map.js';
import type { SpanList } from './span-list.js';

/** Checks counts whose elements follow each other without a first index. Gives back the spans that they make. */
export function checkRuns(checked: CheckedMap): SpanList[] {
  const lists: SpanList[] = [];
  for (const elements of checked.elements) {
    for (const place of elements.places) {
      if (place.role?.kind === 'run') lists.push(checkRun(checked, elements, { place, role: place.role }));
    }
  }
  return lists;
}

function checkRun(checked: CheckedMap, elements: Elements, field: { place: Place; role: RunRole }): SpanList {
  const { place, role } = field;
  const { issues } = checked;
  const list: SpanList = { owners: elements, place, role, owner: [], first: [], count: [] };
  const target = checked.countOf(role.lump);
  if (target === undefined) return list;
  let cursor = 0;
  let seen = 0;
  for (let i = 0; i < elements.length; i++) {
    if (place.holds !== undefined && !place.holds(elements.d, i * elements.size)) continue;
    seen++;
    const count = place.read(elements.d, i * elements.size);
    if (count < 0 || count > Math.max(0, target - cursor)) {
      const left = Math.max(0, target - cursor);
      issues.broken(schemaRules.run, () => ({
        ...locate(elements, i, place),
        message:
          count < 0
            ? `a count of ${count}`
            : `${count} elements from ${cursor} on are outside ${role.lump} (${target} elements)`,
        expected: `0 to ${left}`,
        found: count,
      }));
    }
    const taken = Math.min(Math.max(0, count), Math.max(0, target - cursor));
    if (taken > 0) {
      list.owner.push(i);
      list.first.push(cursor);
      list.count.push(taken);
    }
    cursor += Math.max(0, count);
  }
  issues.checked(schemaRules.run, seen);
  issues.checked(schemaRules.runRest, 1);
  const rest = checked.listOf(role.lump);
  if (cursor < target) {
    issues.broken(schemaRules.runRest, () => ({
      ...(rest === undefined ? { path: [role.lump, cursor] } : locate(rest, cursor)),
      message: `${target - cursor} elements from here on belong to no record of ${elements.lump}`,
      expected: `${cursor} elements`,
      found: target,
    }));
  }
  return list;
}
