import { isNone, readingAt } from '@brushwork/record';
import { decidingSpans, type SpanList } from '../validate/checks/span-list.js';
import { countReader } from '../validate/schema/count-reader.js';
import type { Elements } from '../validate/schema/elements.js';
import type { Place } from '../validate/schema/place.js';
import { targetName } from './list-side.js';

type Role = SpanList['role'];

/** Which readings of overlays hold in the elements of all lists of a file, by the path of the list and the overlay's name. */
export function findReadings(
  lists: ReadonlyMap<string, Elements>,
): Map<string, Map<string, (string | undefined)[]>> {
  const found = new Map<string, Map<string, (string | undefined)[]>>();
  for (const owners of lists.values()) {
    for (const place of owners.places) {
      const { role } = place;
      if ((role?.kind !== 'span' && role?.kind !== 'run') || role.choose === undefined) continue;
      const path = targetName(owners, role.lump);
      const target = lists.get(path);
      if (target === undefined) continue;
      const list = spansOf(owners, { place, role, length: target.length });
      const deciding = decidingSpans(
        target.length,
        list,
        list.owner.map((_, span) => span),
      );
      const readings = Array.from(deciding, (span, k) =>
        span < 0 || role.choose === undefined
          ? undefined
          : readingAt(role.choose, k - (list.first[span] as number)),
      );
      const known = found.get(path) ?? new Map<string, (string | undefined)[]>();
      if (!known.has(role.choose.field)) known.set(role.choose.field, readings);
      found.set(path, known);
    }
  }
  return found;
}

/** The spans of a field that are inside their list. */
function spansOf(
  owners: Elements,
  { place, role, length }: { readonly place: Place; readonly role: Role; readonly length: number },
): SpanList {
  const { d, size, littleEndian } = owners;
  const list: SpanList = { owners, place, role, owner: [], first: [], count: [] };
  const readCount = role.kind === 'span' ? countReader(role.count, place.scope, littleEndian) : place.read;
  let next = 0;
  for (let i = 0; i < owners.length; i++) {
    const o = i * size;
    if (place.holds !== undefined && !place.holds(d, o)) continue;
    const count = readCount(d, o);
    if (!(count > 0)) continue;
    const stated = role.kind === 'span' ? place.read(d, o) : next;
    next += count;
    if (role.kind === 'span' && isNone(role, stated)) continue;
    const first = role.kind === 'span' && role.from === 'start' ? 0 : stated;
    if (first < 0 || count > length || first > length - count) continue;
    list.owner.push(i);
    list.first.push(first);
    list.count.push(count);
  }
  return list;
}
