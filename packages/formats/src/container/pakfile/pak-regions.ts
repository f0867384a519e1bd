import type { ReadPakEntry } from './read-pak.js';

/** A stretch of a pakfile that holds an entry's header and data, or those of several that share bytes. */
export interface PakRegion {
  /** First byte. */
  readonly start: number;
  /** Byte behind the last one. */
  readonly end: number;
  /** The entries in it, in the order of the file. */
  readonly entries: readonly ReadPakEntry[];
}

/** The stretches that hold entries, in the order of the file. Entries without a local header are in none. */
export function pakRegions(entries: readonly ReadPakEntry[]): PakRegion[] {
  const sorted = entries
    .filter(({ local }) => local !== undefined)
    .sort((a, b) => a.record.localOffset - b.record.localOffset || a.record.index - b.record.index);
  const regions: { start: number; end: number; entries: ReadPakEntry[] }[] = [];
  for (const entry of sorted) {
    const last = regions.at(-1);
    if (last !== undefined && entry.record.localOffset < last.end) {
      last.entries.push(entry);
      last.end = Math.max(last.end, entry.end);
    } else regions.push({ start: entry.record.localOffset, end: entry.end, entries: [entry] });
  }
  return regions;
}
