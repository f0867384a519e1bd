import type { GameMap, StoredLump } from '@brushwork/formats';

/** Bytes of what a lump holds, unpacked: those that are in memory, or as far as the directory tells. */
export function contentSize(map: GameMap, name: string): number {
  const entry = map.entryOf(name);
  if (entry.isElsewhere === true) return map.isLoaded(name) ? map.lump(name).bytes.length : entry.length;
  return isCompressed(entry) ? (entry.unpacked ?? 0) : entry.end - entry.start;
}

/** Whether a lump is stored compressed, and there. */
export function isCompressed({ unpacked, end, start }: StoredLump): boolean {
  return unpacked !== undefined && unpacked > 0 && end > start;
}
