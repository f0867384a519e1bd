import { readingAt } from '@brushwork/record';
import type { CheckedMap } from './checked-map.js';
import { decidingSpans, type SpanList } from './span-list.js';

/** Finds out by their owners which readings of overlay fields hold; the first owner decides where there are several. */
export function chooseReadings(checked: CheckedMap, spans: readonly SpanList[]): void {
  for (const list of spans) {
    const { choose, lump } = list.role;
    const length = choose === undefined ? undefined : checked.countOf(lump);
    if (choose === undefined || length === undefined) continue;
    const deciding = decidingSpans(
      length,
      list,
      list.owner.map((_, span) => span),
    );
    const readings: (string | undefined)[] = new Array<string | undefined>(length).fill(undefined);
    for (let k = 0; k < length; k++) {
      const span = deciding[k] as number;
      if (span >= 0) readings[k] = readingAt(choose, k - (list.first[span] as number));
    }
    checked.readings.set(`${lump}.${choose.field}`, readings);
  }
}
