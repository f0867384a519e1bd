import { FormatError } from '@brushwork/record';
import type { ChangedExternal } from './changed-externals.js';
import { areInMemory, joined } from './file-bytes.js';
import { memoryView } from './file-view.js';
import type { GameMap } from './game-map.js';
import { type LaidOutFile, layOut } from './lay-out.js';
import { type FileStretch, type LumpState, lumpStates } from './lump-states.js';
import type { Region } from './regions.js';
import { mergeShared, type Patch, type SharedRegions } from './shared-regions.js';
import type { StoredForms } from './stored-forms.js';
import { unpackedForms } from './unpacked-forms.js';

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
  /** Files beside the map that are to be written anew; none unless what was read of them was changed. */
  readonly externals: readonly ChangedExternal[];
  /** The file. */
  readonly bytes: Uint8Array;
  /** What writing did. */
  readonly report: SaveReport;
}

/** How a map is written. */
export interface SaveOptions {
  /**
   * `none`: lumps and parts of lumps that are stored compressed are written as they are; otherwise only those whose
   * content was changed. See `saveCompressed` for the opposite.
   */
  readonly compression?: 'keep' | 'none';
  /** `follow`: what `compression` says holds for the files of a pakfile, too; otherwise they are left alone. */
  readonly packedFiles?: 'keep' | 'follow';
  /** `stock`: ignore every stored offset and lay the lumps out as the format's own compiler does. */
  readonly layout?: 'keep' | 'stock';
}

/** How a map is written, lumps that are to be stored in another way worked out before. */
export interface SaveMapOptions extends SaveOptions {
  /** Those lumps, in place of what `compression` says. */
  readonly forms?: StoredForms;
}

/** The file that a map was opened from. */
export interface OriginalFile {
  /** All its bytes. */
  readonly bytes: Uint8Array;
  /** Whether the bytes may be changed and handed out; otherwise they are copied first. */
  readonly isOwned: boolean;
}

/** The whole of a map's file with every change that was made in place; the very bytes of a map opened from them. */
export function currentFile(map: GameMap<object>, original: OriginalFile): OriginalFile {
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
function replacedContent(states: readonly LumpState[], { slice }: FileStretch): Patch[] {
  return states.flatMap(({ shared, resized, bytes, entry }) => {
    if (shared !== undefined || resized || bytes.length === 0 || !areInMemory(bytes)) return [];
    const stored = slice(entry.start, entry.end);
    const isInPlace =
      areInMemory(stored) && bytes.buffer === stored.buffer && bytes.byteOffset === stored.byteOffset;
    return isInPlace ? [] : [{ start: entry.start, bytes }];
  });
}

/** What is to be written of a stretch of a file. */
export interface StretchChanges {
  /** Its lumps. */
  readonly states: readonly LumpState[];
  /** What was changed elsewhere than in place. */
  readonly patches: readonly Patch[];
  /** Groups of lumps that share bytes which were changed. */
  readonly sharedChanges: SharedRegions['changes'];
  /** Whether every lump can be written in its place. */
  readonly stays: boolean;
}

/** What is to be written of a stretch of a map's file; `overlap` as `saveMap`. */
export function changesOf(
  map: GameMap<object>,
  stretch: FileStretch,
  forms: StoredForms = new Map(),
): StretchChanges {
  const states = lumpStates(map, stretch, forms);
  const { patches, changes } = mergeShared(map, states, stretch.regions);
  return {
    states,
    patches: [...patches, ...replacedContent(states, stretch)],
    sharedChanges: changes,
    stays: states.every((state) => !state.resized && !state.leaves),
  };
}

/**
 * Writes a map. When no lump was resized every one is written back in its place, so that a map that wasn't changed
 * gives its own bytes; otherwise all are placed anew by the rules of the format's compiler, shared regions as one, and
 * gap bytes that aren't zero go with the lump that they follow. `overlap` as the map was opened to refuse it, and when
 * lumps that share bytes were changed differently; `limit` when offsets don't fit the directory any more; `does-not-fit`
 * for a disguised file that can't be hidden again, see `Disguise`. Where lumps are compressed or unpacked, the rules are
 * those of tools that do so.
 */
export function saveMap(
  map: GameMap<object>,
  original: OriginalFile,
  { forms: given, ...options }: SaveMapOptions = {},
): SavedMap {
  let file = currentFile(map, original);
  const unpacks = given === undefined && options.compression === 'none';
  const forms = unpacks ? unpackedForms(map, file.bytes, options) : given;
  const { bytes } = file;
  const whole = {
    slice: (start: number, end: number) => bytes.subarray(start, end),
    entries: map.head.entries,
    regions: map.regions,
  };
  const { states, patches, sharedChanges, stays } = changesOf(map, whole, forms);
  const stock = options.layout === 'stock';
  const isInPlace = stays && !stock;
  if (isInPlace || patches.length > 0) file = ownFile(file);
  for (const patch of patches) file.bytes.set(patch.bytes, patch.start);
  const externals = map.changedExternals;
  if (isInPlace) {
    writeElsewhere(map, { head: file.bytes, size: file.bytes.length }, externals);
    map.disguise?.hide(file.bytes);
    return { bytes: file.bytes, report: { ...inPlaceReport, sharedChanges }, externals };
  }
  const laidOut = layOut(map, memoryView(map, file.bytes), states, { stock, repack: forms !== undefined });
  writeElsewhere(map, laidOut, externals);
  const written = joined(laidOut.contents, laidOut.size, file.bytes);
  map.disguise?.hide(written);
  return { bytes: written, report: { ...reportOf(states, laidOut, { stock }), sharedChanges }, externals };
}

/**
 * The bytes that `saveMap` writes for one of the map's regions, which has to be loaded, when all lumps stay in place.
 * They may be those in memory. `bad-length` when a lump of the region has grown or shrunk; `overlap` as `saveMap`.
 */
export function saveRegion(map: GameMap<object>, region: Region): Uint8Array {
  const bytes = map.regionBytes(region);
  if (bytes === undefined) throw new FormatError('not-found', 'is not loaded', { offset: region.start });
  const entries = region.lumps.toSorted((a, b) => a.index - b.index);
  const slice = (start: number, end: number): Uint8Array =>
    bytes.subarray(start - region.start, end - region.start);
  const { states, patches } = changesOf(map, { slice, entries, regions: [region] });
  const moving = states.find((state) => state.resized || state.leaves);
  if (moving !== undefined) {
    throw new FormatError('bad-length', `doesn't fit its place any more`, {
      path: [moving.name],
      offset: moving.entry.start,
      expected: moving.entry.end - moving.entry.start,
      found: moving.bytes.length,
    });
  }
  if (patches.length === 0) return bytes;
  const written = new Uint8Array(bytes);
  for (const patch of patches) written.set(patch.bytes, patch.start - region.start);
  return written;
}

/** Says in the directory of a written file where lumps lie that aren't in it: behind its end, as long as they are now. */
export function writeElsewhere(
  map: GameMap<object>,
  { head, size }: { readonly head: Uint8Array; readonly size: number },
  changed: readonly ChangedExternal[],
): void {
  const placed = map.head.entries
    .filter(({ isElsewhere }) => isElsewhere === true)
    .map(({ index, offset, length }) => ({
      index,
      offset: Math.max(offset, size),
      length: changed.find((one) => one.index === index)?.length ?? length,
    }));
  if (placed.length > 0) map.branch.container.writeEntries(head, placed, map.byteOrder);
}

/** What is told when every lump stayed in its place. */
export const inPlaceReport: Omit<SaveReport, 'sharedChanges'> = {
  relaid: false,
  moved: [],
  resized: [],
  separated: [],
  keptGapBytes: 0,
  droppedGapBytes: 0,
};

/** What is told when every lump was placed anew. */
export function reportOf(
  states: readonly LumpState[],
  { placed, keptGapBytes, droppedGapBytes }: Pick<LaidOutFile, 'placed' | 'keptGapBytes' | 'droppedGapBytes'>,
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
      .filter(({ entry }) => entry.isElsewhere !== true)
      .map(({ name, entry, bytes }) => ({ lump: name, from: entry.length, to: bytes.length }))
      .filter((resized) => resized.from !== resized.to),
    separated: states
      .filter((state) => state.leaves || (stock && state.shared !== undefined))
      .map((state) => state.name),
    keptGapBytes,
    droppedGapBytes,
  };
}
