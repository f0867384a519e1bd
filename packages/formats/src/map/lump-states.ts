import type { StoredLump } from '../container/container.js';
import { sameBytes } from '../container/same-bytes.js';
import { type Lumps, lumpNames } from '../lump.js';
import type { GameMap } from './game-map.js';
import type { Region } from './regions.js';
import { isPacked, unpackLump } from './unpack-lump.js';

/** A lump as it is to be written. */
export interface LumpState {
  /** Name, or `#index` when the branch doesn't name it. */
  readonly name: string;
  /** Its place in the file that was opened. */
  readonly entry: StoredLump;
  /** The region that it shares with others; `undefined` when it has its bytes for itself. */
  readonly shared: Region | undefined;
  /** Its bytes. */
  readonly bytes: Uint8Array;
  /** Whether its length isn't that of what was read. */
  readonly resized: boolean;
  /** Whether it shared bytes with others and can't any more. */
  readonly leaves: boolean;
  /** Whether it was stored compressed and is written as it is, since its content was changed or that was asked for. */
  readonly unpacks: boolean;
}

/** How lumps that are stored compressed are written. */
export interface PackedLumpOptions {
  /** Whether they are all written uncompressed; otherwise only those whose content was changed. */
  readonly unpackAll: boolean;
}

/**
 * The lumps of a map in the order of the directory, those that the branch doesn't name included. `file`: the file with
 * every change that was made in place. Whether a lump was changed is found by comparison.
 */
export function lumpStates(
  map: GameMap<object>,
  file: Uint8Array,
  options: PackedLumpOptions = { unpackAll: false },
): LumpState[] {
  const names = lumpNames(map.branch.lumps as Lumps);
  return map.head.entries.map((entry) => {
    const name = names.get(entry.index);
    const stored = file.subarray(entry.start, entry.end);
    const packed = isPacked(entry, stored);
    if (packed && options.unpackAll && name !== undefined) map.lump(name);
    // Only what something has asked for can have been changed.
    const content = name === undefined ? undefined : map.openedLump(name)?.bytes;
    const unpacks =
      packed &&
      content !== undefined &&
      (options.unpackAll || !sameBytes(content, unpackLump(entry, stored, name ?? '').bytes));
    const bytes = content === undefined || (packed && !unpacks) ? stored : content;
    const region = map.regionOf(entry);
    const shared = region !== undefined && region.lumps.length > 1 ? region : undefined;
    const resized = unpacks || bytes.length !== stored.length;
    const differs = shared !== undefined && map.overlaps === 'separate' && !sameBytes(bytes, stored);
    const leaves = shared !== undefined && (resized || differs);
    return { name: name ?? `#${entry.index}`, entry, shared, bytes, resized, leaves, unpacks };
  });
}
