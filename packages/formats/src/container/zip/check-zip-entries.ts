import { type Issue, issue } from '@brushwork/record';
import type { ZipEnd } from './zip-end-record.js';
import type { ZipEntry } from './zip-entry.js';

const localFixedSize = 30;
/** A hostile zip must not make a report that is larger than itself. */
const maxIssuesPerRule = 20;

/** What is odd in a list of zip entries: names used twice, data outside the archive, entries that share bytes. */
export function checkZipEntries(entries: readonly ZipEntry[], end: ZipEnd): Issue[] {
  return [...checkNames(entries), ...checkPlaces(entries, end), ...checkOverlaps(entries)];
}

function checkNames(entries: readonly ZipEntry[]): Issue[] {
  const seen = new Map<string, number>();
  const issues: Issue[] = [];
  for (const { name, index, recordOffset } of entries) {
    const first = seen.get(name);
    if (first === undefined) seen.set(name, index);
    else if (issues.length < maxIssuesPerRule) {
      const message = `the same name as entry ${first}`;
      issues.push(
        issue('zip-duplicate-name', 'warning', 'ambiguous', {
          message,
          path: pathOf(index),
          offset: recordOffset,
        }),
      );
    }
  }
  return issues;
}

function checkPlaces(entries: readonly ZipEntry[], end: ZipEnd): Issue[] {
  const issues: Issue[] = [];
  for (const entry of entries) {
    const isInside = entry.localOffset >= 0 && leastEnd(entry) <= end.endOffset;
    if (isInside || issues.length >= maxIssuesPerRule) continue;
    const message = 'its data would lie outside the zip';
    const found = entry.storedLocalOffset;
    const details = { message, path: pathOf(entry.index), offset: entry.recordOffset, found };
    issues.push(issue('zip-entry-outside', 'error', 'out-of-bounds', details));
  }
  return issues;
}

/** Overlaps are how a small zip pretends to hold very much: one piece of data named by many entries. */
function checkOverlaps(entries: readonly ZipEntry[]): Issue[] {
  const sorted = [...entries].sort((a, b) => a.localOffset - b.localOffset || a.index - b.index);
  const issues: Issue[] = [];
  let furthest: ZipEntry | undefined;
  for (const entry of sorted) {
    if (
      furthest !== undefined &&
      entry.localOffset < leastEnd(furthest) &&
      issues.length < maxIssuesPerRule
    ) {
      const message = `its bytes overlap those of entry ${furthest.index}`;
      const details = { message, path: pathOf(entry.index), offset: entry.localOffset };
      issues.push(issue('zip-overlapping-entries', 'warning', 'overlap', details));
    }
    if (furthest === undefined || leastEnd(entry) > leastEnd(furthest)) furthest = entry;
  }
  return issues;
}

/** Where an entry's bytes end at the earliest: the local name and extra field may be of other lengths than here. */
function leastEnd(entry: ZipEntry): number {
  return entry.localOffset + localFixedSize + entry.compressedSize;
}

function pathOf(index: number): readonly (string | number)[] {
  return ['zip entries', index];
}
