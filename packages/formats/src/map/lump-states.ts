import type { StoredLump } from '../container/container.js';
import { sameBytes } from '../container/same-bytes.js';
import { type Lumps, lumpNames } from '../lump.js';
import { areInMemory, type FileBytes } from './file-bytes.js';
import type { GameMap } from './game-map.js';
import type { Region } from './regions.js';
import type { StoredForm, StoredForms } from './stored-forms.js';
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
  readonly bytes: FileBytes;
  /** Whether its length isn't that of what was read. */
  readonly resized: boolean;
  /** Whether it shared bytes with others and can't any more. */
  readonly leaves: boolean;
  /** What the directory is to say of its unpacked size: 0 when it isn't compressed; `undefined`: what it says now. */
  readonly unpacked: number | undefined;
}

/** A stretch of a file that is written: the whole of it, or a region. */
export interface FileStretch {
  /** Bytes of the file, with every change that was made in place, from an offset up to and without another. */
  slice(start: number, end: number): FileBytes;
  /** The lumps that lie in it, by index. */
  readonly entries: readonly StoredLump[];
  /** The regions that lie in it. */
  readonly regions: readonly Region[];
  /** Whether a lump can have been changed; all that were looked at can unless given. */
  readonly canDiffer?: ((name: string) => boolean) | undefined;
}

/**
 * The lumps of a stretch of the file in the order of the directory, those that the branch doesn't name included.
 * `forms`: lumps that are to be stored in another way than they are. Whether a lump was changed is found by comparison; a
 * compressed one that was changed is stored as it is.
 */
export function lumpStates(
  map: GameMap<object>,
  stretch: FileStretch,
  forms: StoredForms = new Map(),
): LumpState[] {
  const names = lumpNames(map.branch.lumps as Lumps);
  const changedBeside = new Set(map.changedExternals.map((changed) => changed.name));
  return stretch.entries.map((entry) => {
    const name = names.get(entry.index);
    const stored = stretch.slice(entry.start, entry.end);
    const canDiffer = name === undefined || stretch.canDiffer?.(name) !== false;
    const now = { name, entry, stored, changedBeside };
    const form = forms.get(entry.index) ?? (canDiffer ? changedForm(map, now) : undefined);
    const bytes = form?.bytes ?? stored;
    const unpacked = form?.unpacked;
    const region = map.regionOf(entry);
    const shared = region !== undefined && region.lumps.length > 1 ? region : undefined;
    const resized = unpacked !== undefined || bytes.length !== stored.length;
    const differs = shared !== undefined && map.overlaps === 'separate' && !areSame(bytes, stored);
    const leaves = shared !== undefined && (resized || differs);
    return { name: name ?? `#${entry.index}`, entry, shared, bytes, resized, leaves, unpacked };
  });
}

/** Bytes that aren't in memory weren't changed. */
function areSame(bytes: FileBytes, stored: FileBytes): boolean {
  return bytes === stored || (areInMemory(bytes) && areInMemory(stored) && sameBytes(bytes, stored));
}

/** What a lump that was looked at holds now; `undefined` for one that is stored compressed and wasn't changed. */
function changedForm(
  map: GameMap<object>,
  lump: {
    readonly name: string | undefined;
    readonly entry: StoredLump;
    readonly stored: FileBytes;
    readonly changedBeside: ReadonlySet<string>;
  },
): Partial<StoredForm> | undefined {
  const { name, entry, stored } = lump;
  // What lies beside the map is written there; a copy of it in the map is only written with it.
  const isInMap = name === undefined || map.originOf(name).kind === 'map';
  const isCopyOfChanged = entry.end > entry.start && lump.changedBeside.has(name ?? '');
  if (!isInMap && !isCopyOfChanged) return undefined;
  // Only what something has asked for can have been changed.
  const bytes = name === undefined ? undefined : map.openedLump(name)?.bytes;
  if (bytes === undefined || !areInMemory(stored) || !isPacked(entry, stored)) return bytes && { bytes };
  const isChanged = !sameBytes(bytes, unpackLump(entry, stored, name ?? '').bytes);
  return isChanged ? { bytes, unpacked: 0 } : undefined;
}
