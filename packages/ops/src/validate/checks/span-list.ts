import type { Role } from '@brushwork/record';
import type { Elements } from '../schema/elements.js';
import type { Place } from '../schema/place.js';

type SpanOrRun = Extract<Role, { kind: 'span' | 'run' }>;

/** Spans into one lump from one field of one kind of record, as far as they are inside the lump. */
export interface SpanList {
  /** The records that own the spans. */
  readonly owners: Elements;
  /** The field that declares them. */
  readonly place: Place;
  /** What it declares. */
  readonly role: SpanOrRun;
  /** Number of the owner of each span. */
  readonly owner: number[];
  /** First element of each span. */
  readonly first: number[];
  /** Number of elements of each span, never 0. */
  readonly count: number[];
}

/**
 * For each element of a lump the span that decides about it: of those that cover it the first in `order`; -1 for none.
 * Time is that of the elements and spans alone, however much the spans overlap.
 */
export function decidingSpans(length: number, spans: SpanList, order: readonly number[]): Int32Array {
  const deciding = new Int32Array(length).fill(-1);
  // next[k]: the first element from k on that no span has taken yet, found over several steps.
  const next = Int32Array.from({ length: length + 1 }, (_, k) => k);
  const find = (from: number): number => {
    let root = from;
    while (next[root] !== root) root = next[root] as number;
    for (let k = from; k !== root; ) {
      const step = next[k] as number;
      next[k] = root;
      k = step;
    }
    return root;
  };
  for (const span of order) {
    const first = spans.first[span] as number;
    const end = Math.min(length, first + (spans.count[span] as number));
    for (let k = find(first); k < end; k = find(k + 1)) {
      deciding[k] = span;
      next[k] = k + 1;
    }
  }
  return deciding;
}
