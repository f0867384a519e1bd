import type { Head } from './container/container.js';
import type { Lumps } from './lump.js';
import type { GameMap } from './map/game-map.js';

/** What a lump of a directory is for a branch: where it lies, what it is called and how it is read. */
function readingOf({ branch, head }: GameMap<object>, index: number): readonly unknown[] {
  const named = Object.entries(branch.lumps as Lumps).find(([, lump]) => lump.index === index);
  const entry = head.entries[index];
  if (entry === undefined) return [];
  const { offset, length, version, unpacked } = entry;
  return [offset, length, version, unpacked, named?.[0], named?.[1].type];
}

function isFilled({ entries }: Head, index: number): boolean {
  return (entries[index]?.length ?? 0) !== 0;
}

/**
 * Whether two branches read a file alike: every lump that is filled lies in the same place for both, has the same name
 * and is read in the same way. What lumps that are empty would be read as makes no difference.
 */
export function readAlike(a: GameMap<object>, b: GameMap<object>): boolean {
  if (a.head.byteOrder !== b.head.byteOrder) return false;
  const count = Math.max(a.head.entries.length, b.head.entries.length);
  for (let index = 0; index < count; index++) {
    if (!isFilled(a.head, index) && !isFilled(b.head, index)) continue;
    const other = readingOf(b, index);
    if (!readingOf(a, index).every((part, i) => part === other[i])) return false;
  }
  return true;
}
