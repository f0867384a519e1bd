import type { SpanRole } from '@brushwork/record';
import { countReader } from '../schema/count-reader.js';
import { type Elements, locate } from '../schema/elements.js';
import type { Place } from '../schema/place.js';
import { placesOf } from '../schema/places-of.js';
import { schemaRules } from '../schema-rules.js';
import type { CheckedMap } from './checked-map.js';
import { decidingSpans, type SpanList } from './span-list.js';

/** Checks numbers that count inside another span of their owner: the indexes of a surface inside its own vertices. */
export function checkLocal(checked: CheckedMap, spans: readonly SpanList[]): void {
  for (const list of spans) {
    const { role } = list;
    if (role.kind !== 'span' || role.local === undefined) continue;
    const elements = checked.listOf(role.lump);
    if (elements === undefined) continue;
    // Such numbers have no meaning without their owner, so that they are no places of other checks.
    const numbers = placesOf(elements.root, elements.littleEndian, { isPlainIncluded: true });
    const named: readonly (readonly [string, string])[] =
      typeof role.local === 'string' ? [['', role.local]] : Object.entries(role.local);
    for (const [field, other] of named) {
      const places = numbers.filter((place) => field === '' || place.path[0] === field);
      checkField(checked, list, { elements, places, other });
    }
  }
}

/** Number of elements in the other span of each owner; `undefined` when it isn't declared. */
function limitsOf(list: SpanList, other: string): number[] | undefined {
  const { owners, place } = list;
  const slot = place.scope?.slot(other);
  const role = (slot?.field as { role?: SpanRole } | undefined)?.role;
  if (role?.kind !== 'span') return undefined;
  const read = countReader(role.count, place.scope, owners.littleEndian);
  return list.owner.map((i) => read(owners.d, i * owners.size));
}

function checkField(
  checked: CheckedMap,
  list: SpanList,
  at: { readonly elements: Elements; readonly places: readonly Place[]; readonly other: string },
): void {
  const { elements, places, other } = at;
  const limits = limitsOf(list, other);
  if (limits === undefined) return;
  // The tightest limit decides where several owners select the same element. A negative one is reported as a count.
  const order = limits.map((_, span) => span).filter((span) => (limits[span] as number) >= 0);
  order.sort((a, b) => (limits[a] as number) - (limits[b] as number) || a - b);
  const deciding = decidingSpans(elements.length, list, order);
  let seen = 0;
  for (let k = 0; k < elements.length; k++) {
    const span = deciding[k] as number;
    if (span < 0) continue;
    const limit = limits[span] as number;
    for (const place of places) {
      const value = place.read(elements.d, k * elements.size);
      seen++;
      if (value >= 0 && value < limit) continue;
      const owner = `${list.owners.path.join('.')}[${list.owner[span] as number}]`;
      checked.issues.broken(schemaRules.localReference, () => ({
        ...locate(elements, k, place),
        message: `index ${value} outside the ${limit} elements that ${other} of ${owner} selects`,
        expected: limit === 0 ? 'nothing: there is nothing to refer to' : `0 to ${limit - 1}`,
        found: value,
      }));
    }
  }
  checked.issues.checked(schemaRules.localReference, seen);
}
