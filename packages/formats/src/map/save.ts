import type { GameMap } from './game-map.js';
import { type LaidOutFile, layOut } from './lay-out.js';
import { type LumpState, lumpStates } from './lump-states.js';
import { mergeShared, type Patch } from './shared-regions.js';

/** A lump that came to lie elsewhere. */
export interface MovedLump {
  /** Name of the lump. */
  readonly lump: string;
  /** Offset in the file that was opened. */
  readonly from: number;
  /** Offset in the file that was written. */
  readonly to: number;
}

/** A lump whose length changed. */
export interface ResizedLump {
  /** Name of the lump. */
  readonly lump: string;
  /** Length in the file that was opened. */
  readonly from: number;
  /** Length in the file that was written. */
  readonly to: number;
}

/** What writing a map did. */
export interface SaveReport {
  /** Whether every lump was placed anew; otherwise all stayed in their places. */
  readonly relaid: boolean;
  /** Lumps that came to lie elsewhere. */
  readonly moved: readonly MovedLump[];
  /** Lumps whose length changed. */
  readonly resized: readonly ResizedLump[];
  /** Groups of lumps that share bytes which were changed: the change is one of each of them. */
  readonly sharedChanges: readonly (readonly string[])[];
  /** Lumps that shared bytes with others and now have their own, as those do that were resized. */
  readonly separated: readonly string[];
  /** Bytes that belong to no lump, up to the last of each gap that isn't zero, and went with the lump that they follow. */
  readonly keptGapBytes: number;
  /** Such bytes that were left out by a layout that ignores the stored one. Zeros alone are padding and not counted. */
  readonly droppedGapBytes: number;
}

/** A written map. */
export interface SavedMap {
  /** The file. */
  readonly bytes: Uint8Array;
  /** What writing did. */
  readonly report: SaveReport;
}

/** How a map is written. */
export interface SaveOptions {
  /** `none`: lumps that are stored compressed are written as they are; otherwise only those whose content was changed. */
  readonly compression?: 'keep' | 'none';
  /** `stock`: ignore every stored offset and lay the lumps out as the format's own compiler does. */
  readonly layout?: 'keep' | 'stock';
}

/** The file that a map was opened from. */
export interface OriginalFile {
  /** All its bytes. */
  readonly bytes: Uint8Array;
  /** Whether the bytes may be changed and handed out; otherwise they are copied first. */
  readonly isOwned: boolean;
}

/** The whole of a map's file with every change that was made in place; the very bytes of a map opened from them. */
function currentFile(map: GameMap<object>, original: OriginalFile): OriginalFile {
  if (map.wholeFile === original.bytes) return original;
  const { bytes } = ownFile(original);
  for (const region of map.regions) {
    const loaded = map.regionBytes(region);
    if (loaded !== undefined) bytes.set(loaded, region.start);
  }
  return { bytes, isOwned: true };
}

function ownFile({ bytes, isOwned }: OriginalFile): OriginalFile {
  // Not `slice`, which gives no copy of a Node `Buffer`.
  return { bytes: isOwned ? bytes : new Uint8Array(bytes), isOwned: true };
}

/** Content that has its bytes for itself and elsewhere than in the file, and has kept its length. */
function replacedContent(states: readonly LumpState[], file: Uint8Array): Patch[] {
  return states
    .filter(({ shared, resized, bytes, entry }) => {
      const isInPlace = bytes.buffer === file.buffer && bytes.byteOffset === file.byteOffset + entry.start;
      return shared === undefined && !resized && !isInPlace && bytes.length > 0;
    })
    .map(({ entry, bytes }) => ({ start: entry.start, bytes }));
}

/**
 * Writes a map. When no lump was resized every one is written back in its place, so that a map that wasn't changed
 * gives its own bytes; otherwise all are placed anew by the rules of the format's compiler, shared regions as one, and
 * gap bytes that aren't zero go with the lump that they follow. `overlap` as the map was opened to refuse it, and when
 * lumps that share bytes were changed differently; `limit` when offsets don't fit the directory any more.
 */
export function saveMap(map: GameMap<object>, original: OriginalFile, options: SaveOptions = {}): SavedMap {
  let file = currentFile(map, original);
  const states = lumpStates(map, file.bytes, { unpackAll: options.compression === 'none' });
  const { patches, changes } = mergeShared(map, states);
  const all = [...patches, ...replacedContent(states, file.bytes)];
  const stock = options.layout === 'stock';
  const stays = !stock && states.every((state) => !state.resized && !state.leaves);
  if (stays || all.length > 0) file = ownFile(file);
  for (const { bytes, start } of all) file.bytes.set(bytes, start);
  if (stays) return { bytes: file.bytes, report: { ...IN_PLACE, sharedChanges: changes } };
  const result = layOut(map, file.bytes, states, { stock });
  return { bytes: result.bytes, report: { ...reportOf(states, result, { stock }), sharedChanges: changes } };
}

const IN_PLACE: Omit<SaveReport, 'sharedChanges'> = {
  relaid: false,
  moved: [],
  resized: [],
  separated: [],
  keptGapBytes: 0,
  droppedGapBytes: 0,
};

function reportOf(
  states: readonly LumpState[],
  { placed, gaps }: LaidOutFile,
  { stock }: { readonly stock: boolean },
): Omit<SaveReport, 'sharedChanges'> {
  const offsets = new Map(placed.map((lump) => [lump.index, lump.offset]));
  return {
    relaid: true,
    moved: states
      .filter((state) => state.bytes.length > 0)
      .map(({ name, entry }) => ({ lump: name, from: entry.offset, to: offsets.get(entry.index) ?? 0 }))
      .filter((moved) => moved.from !== moved.to),
    resized: states
      .map(({ name, entry, bytes }) => ({ lump: name, from: entry.length, to: bytes.length }))
      .filter((resized) => resized.from !== resized.to),
    separated: states
      .filter((state) => state.leaves || (stock && state.shared !== undefined))
      .map((state) => state.name),
    keptGapBytes: stock ? 0 : gaps.count,
    droppedGapBytes: stock ? gaps.count : 0,
  };
}
