import type { StoredLump } from '../container/container.js';

/** A stretch of the file that belongs together: one lump, or several that share bytes. */
export interface Region {
  /** First byte in the file. */
  readonly start: number;
  /** Byte behind the last one. */
  readonly end: number;
  /** The lumps in it. */
  readonly lumps: readonly StoredLump[];
}

/** Groups the lumps that have bytes into regions, in the order of the file. */
export function regionsOf(entries: readonly StoredLump[]): Region[] {
  const filled = entries.filter((entry) => entry.end > entry.start);
  filled.sort((a, b) => a.start - b.start || a.index - b.index);
  const regions: { start: number; end: number; lumps: StoredLump[] }[] = [];
  for (const entry of filled) {
    const last = regions[regions.length - 1];
    if (last !== undefined && entry.start < last.end) {
      last.end = Math.max(last.end, entry.end);
      last.lumps.push(entry);
    } else regions.push({ start: entry.start, end: entry.end, lumps: [entry] });
  }
  return regions;
}
