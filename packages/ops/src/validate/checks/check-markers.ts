import { locate } from '../schema/elements.js';
import { schemaRules } from '../schema-rules.js';
import type { CheckedMap } from './checked-map.js';
import type { SpanList } from './span-list.js';

/** Checks that negative marks stand in the first place of the spans that have them. */
export function checkMarkers(checked: CheckedMap, spans: readonly SpanList[]): void {
  for (const list of spans) {
    if (list.role.kind !== 'span' || list.role.marker !== 'first-negative') continue;
    const elements = checked.listOf(list.role.lump);
    const place = elements?.places[0];
    if (elements === undefined || place === undefined) continue;
    // How many spans begin to cover an element behind their first place, minus those that end there.
    const change = new Int32Array(elements.length + 1);
    for (let span = 0; span < list.owner.length; span++) {
      const first = list.first[span] as number;
      const end = first + (list.count[span] as number);
      change[first + 1] = (change[first + 1] as number) + 1;
      change[end] = (change[end] as number) - 1;
    }
    let covered = 0;
    for (let k = 0; k < elements.length; k++) {
      covered += change[k] as number;
      const value = covered > 0 ? place.read(elements.d, k * elements.size) : 0;
      if (value >= 0) continue;
      checked.issues.broken(schemaRules.marker, () => ({
        ...locate(elements, k, place),
        message: `a negative mark (${value}) behind the first place of a list of ${list.owners.lump}`,
        expected: 'an index, or the first place',
        found: value,
      }));
    }
    checked.issues.checked(schemaRules.marker, elements.length);
  }
}
