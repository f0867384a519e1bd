import { FormatError } from '@brushwork/record';
import { sameBytes } from '../container/same-bytes.js';
import { areInMemory } from './file-bytes.js';
import type { GameMap } from './game-map.js';
import type { LumpState } from './lump-states.js';
import type { Region } from './regions.js';

/** Bytes that are to be put into a file. */
export interface Patch {
  /** Where they go. */
  readonly start: number;
  /** The bytes. */
  readonly bytes: Uint8Array;
}

/** What became of the regions that several lumps share. */
export interface SharedRegions {
  /** Changes of them that were not made in place. */
  readonly patches: readonly Patch[];
  /** Groups of lumps that share bytes which were changed. */
  readonly changes: readonly (readonly string[])[];
}

/**
 * Brings together what was changed of lumps that share bytes: in place, or in content that has bytes of its own since
 * it was edited or grown. Throws `overlap` when the map was opened to refuse changes, and when two lumps want different
 * values for one byte.
 */
export function mergeShared(
  map: GameMap<object>,
  states: readonly LumpState[],
  regions: readonly Region[] = map.regions,
): SharedRegions {
  const patches: Patch[] = [];
  const changes: string[][] = [];
  for (const region of regions) {
    const before = map.pristineBytes(region);
    const now = map.regionBytes(region);
    if (before === undefined || now === undefined) continue;
    const members = states.filter((state) => state.shared === region);
    const staying = members.filter((state) => !state.leaves);
    const leaver = members.find((state) => state.leaves);
    const merged = merge(region, { before, now }, staying);
    const isChanged = !sameBytes(before, merged);
    if (map.overlaps === 'refuse' && (isChanged || leaver !== undefined)) {
      throw new FormatError('overlap', `${namesOf(members)} share bytes, and one of them was changed`, {
        path: [leaver?.name ?? (members[0] as LumpState).name],
        offset: region.start,
      });
    }
    if (merged !== now) patches.push({ start: region.start, bytes: merged });
    const names = isChanged ? sharersOfChange(region, { before, now: merged }, members) : [];
    if (names.length > 0) changes.push(names);
  }
  return { patches, changes };
}

function namesOf(states: readonly LumpState[]): string {
  return states.map((state) => state.name).join(', ');
}

interface RegionBytes {
  readonly before: Uint8Array;
  readonly now: Uint8Array;
}

/** The bytes of a region with what its lumps changed elsewhere; the very same array when that is nothing. */
function merge(region: Region, { before, now }: RegionBytes, states: readonly LumpState[]): Uint8Array {
  let merged = now;
  for (const { entry, bytes, name } of states) {
    const from = entry.start - region.start;
    if (!areInMemory(bytes)) continue;
    for (let i = 0; i < bytes.length; i++) {
      const at = from + i;
      const value = bytes[i] as number;
      // A lump that has bytes of its own has the old ones wherever it wasn't changed itself.
      if (value === before[at] || value === merged[at]) continue;
      if (merged[at] !== before[at]) {
        throw new FormatError('overlap', `${namesOf(states)} share bytes, and were changed differently`, {
          path: [name],
          offset: region.start + at,
          expected: merged[at],
          found: value,
        });
      }
      if (merged === now) merged = new Uint8Array(now);
      merged[at] = value;
    }
  }
  return merged;
}

/** The lumps that have a changed byte in common with another. */
function sharersOfChange(
  region: Region,
  { before, now }: RegionBytes,
  states: readonly LumpState[],
): string[] {
  const users = new Uint16Array(now.length);
  for (const { entry } of states) {
    for (let at = entry.start - region.start; at < entry.end - region.start; at++)
      users[at] = (users[at] as number) + 1;
  }
  const shares = ({ entry }: LumpState): boolean => {
    for (let at = entry.start - region.start; at < entry.end - region.start; at++) {
      if ((users[at] as number) > 1 && before[at] !== now[at]) return true;
    }
    return false;
  };
  return states.filter(shares).map((state) => state.name);
}
