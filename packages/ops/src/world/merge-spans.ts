import type { Span } from './read-span.js';

/** The same elements in as few spans as possible, ascending, each element once. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const sorted = spans.filter(({ count }) => count > 0).sort((a, b) => a.first - b.first);
  const merged: { first: number; count: number }[] = [];
  for (const { first, count } of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && first <= last.first + last.count) {
      last.count = Math.max(last.count, first + count - last.first);
    } else merged.push({ first, count });
  }
  return merged;
}
