import { type ByteSource, readBytes } from '@brushwork/record';
import type { Lumps } from '../lump.js';
import type { ChangedExternal } from './changed-externals.js';
import { areInMemory, type FileBytes, type FileRange, type PlacedBytes, withoutHoles } from './file-bytes.js';
import type { FileView } from './file-view.js';
import type { GameMap } from './game-map.js';
import { gapRanges, gapsIn } from './gaps.js';
import { layOut } from './lay-out.js';
import type { FileStretch } from './lump-states.js';
import type { Region } from './regions.js';
import {
  changesOf,
  inPlaceReport,
  reportOf,
  type SaveOptions,
  type SaveReport,
  writeElsewhere,
} from './save.js';
import type { Patch } from './shared-regions.js';

/** A map that is written, of which only what was changed is in memory. */
export interface SavedPieces {
  /** Files beside the map that are to be written anew, as in `SavedMap`. */
  readonly externals: readonly ChangedExternal[];
  /** Size of the file in bytes. */
  readonly size: number;
  /** The file from its first byte to its last: bytes, and stretches of the file that was opened. */
  readonly pieces: readonly PlacedBytes[];
  /** What writing does. */
  readonly report: SaveReport;
}

/** How a map is written piece by piece. */
export interface SavePiecesOptions extends Pick<SaveOptions, 'layout'> {
  /** Names of the lumps that can have been changed: the others are taken from the file. All that were looked at unless given. */
  readonly changed?: readonly string[];
}

/** The file that a map was opened from. */
export interface PiecesOrigin {
  /** Its bytes. */
  readonly source: ByteSource;
  /** Its header and directory, as they were read. */
  readonly head: Uint8Array;
}

/** Bytes that are read at once of what lies between lumps. */
const CHUNK_SIZE = 1024 * 1024;

/**
 * What `saveMap` writes, without the file's being in memory: of lumps that weren't changed only the places are told. Read
 * are what lies between lumps, and lumps that hold offsets of the file. Throws as `saveMap` does, and as reading does.
 */
export async function savePieces(
  map: GameMap<object>,
  { source, head }: PiecesOrigin,
  { layout, changed }: SavePiecesOptions = {},
): Promise<SavedPieces> {
  const stock = layout === 'stock';
  const inMemory = await regionsInMemory(map, source, changed);
  const names = changed === undefined ? undefined : new Set(changed);
  const found = changesOf(map, {
    slice: slicesOf(inMemory),
    entries: map.head.entries,
    regions: map.regions,
    canDiffer: names && ((name) => names.has(name)),
  });
  const slice = slicesOf(patched(inMemory, found.patches));
  const externals = map.changedExternals;
  const { sharedChanges, states } = found;
  const written = new Uint8Array(head.subarray(0, map.head.headSize));
  overlayHead(written, map, slice);
  if (found.stays && !stock) {
    const contents = contentsInPlace(map, { head: written, size: source.byteLength, slice });
    writeElsewhere(map, { head: written, size: source.byteLength }, externals);
    const report = { ...inPlaceReport, sharedChanges };
    return { externals, size: source.byteLength, pieces: withoutHoles(contents, source.byteLength), report };
  }
  const view = await viewOf(map, source, { head: written, slice });
  const laidOut = layOut(map, view, states, { stock, repack: false });
  writeElsewhere(map, laidOut, externals);
  return {
    externals,
    size: laidOut.size,
    pieces: withoutHoles(laidOut.contents, laidOut.size),
    report: { ...reportOf(states, laidOut, { stock }), sharedChanges },
  };
}

type RegionsInMemory = ReadonlyMap<Region, Uint8Array>;
type Slice = FileStretch['slice'];

/** Regions that can have been changed, and those that have to be read: with offsets of the file, and copies of what lies beside. */
async function regionsInMemory(
  map: GameMap<object>,
  source: ByteSource,
  changed: readonly string[] | undefined,
): Promise<RegionsInMemory> {
  const names = new Set(changed ?? map.lumpNames);
  const beside = new Set(map.changedExternals.map(({ name }) => name));
  const found = new Map<Region, Uint8Array>();
  for (const [name, { type }] of Object.entries(map.branch.lumps as Lumps)) {
    const region = map.regionOf(map.entryOf(name));
    if (region === undefined || found.has(region)) continue;
    const isNeeded = type.relocate !== undefined || beside.has(name);
    if (!isNeeded && !names.has(name)) continue;
    const bytes =
      map.regionBytes(region) ?? (isNeeded ? await readBytes(source, region.start, region.end) : undefined);
    if (bytes !== undefined) found.set(region, bytes);
  }
  return found;
}

/** Regions with what was changed elsewhere than in place. */
function patched(regions: RegionsInMemory, patches: readonly Patch[]): RegionsInMemory {
  const copies = new Map(regions);
  const own = new Set<Region>();
  for (const { start, bytes } of patches)
    for (const [region, old] of copies) {
      if (start < region.start || start >= region.end) continue;
      const copy = own.has(region) ? old : new Uint8Array(old);
      copy.set(bytes, start - region.start);
      own.add(region);
      copies.set(region, copy);
    }
  return copies;
}

/** Bytes of a file: of regions in memory from there, of all else where they are in the file. */
function slicesOf(regions: RegionsInMemory): Slice {
  const inOrder = [...regions].sort(([a], [b]) => a.start - b.start);
  return (start, end) => {
    const found = inOrder.find(([region]) => region.start <= start && end <= region.end);
    if (found === undefined || end <= start) return { start, length: Math.max(0, end - start) };
    return found[1].subarray(start - found[0].start, end - found[0].start);
  };
}

/** Lumps that lie in the header are changed there, too. */
function overlayHead(head: Uint8Array, map: GameMap<object>, slice: Slice): void {
  for (const region of map.regions) {
    if (region.start >= head.length) return;
    const bytes = slice(region.start, Math.min(region.end, head.length));
    if (areInMemory(bytes)) head.set(bytes, region.start);
  }
}

/** The file with every lump in its place. */
function contentsInPlace(
  map: GameMap<object>,
  { head, size, slice }: Pick<FileView, 'head' | 'size' | 'slice'>,
): PlacedBytes[] {
  const contents: PlacedBytes[] = [{ offset: 0, bytes: head }];
  let at = head.length;
  const add = (start: number, end: number, bytes: FileBytes): void => {
    if (end > start) contents.push({ offset: start, bytes });
    at = Math.max(at, end);
  };
  for (const { start, end } of map.regions) {
    if (end <= at) continue;
    add(at, start, { start: at, length: start - at });
    const from = Math.max(at, start);
    add(from, end, slice(from, end));
  }
  add(at, size, { start: at, length: size - at });
  return contents;
}

/** What is needed of a file to place its lumps anew. */
async function viewOf(
  map: GameMap<object>,
  source: ByteSource,
  { head, slice }: Pick<FileView, 'head' | 'slice'>,
): Promise<FileView> {
  const { byteLength: size } = source;
  const ranges = gapRanges(map.regions, { headSize: map.head.headSize, size });
  const counts = new Map<FileRange, number>();
  for (const range of [ranges.lead, ...ranges.tails.values(), ranges.end])
    counts.set(range, await filledOf(source, range));
  const gaps = gapsIn(ranges, { filled: (range) => counts.get(range) ?? 0, slice });
  return { size, head, gaps, slice };
}

/** How many bytes of a range there are up to the last one that isn't zero: it is read from its end. */
async function filledOf(source: ByteSource, { start, length }: FileRange): Promise<number> {
  for (let end = start + length; end > start; ) {
    const from = Math.max(start, end - CHUNK_SIZE);
    const bytes = await readBytes(source, from, end);
    for (let i = bytes.length - 1; i >= 0; i--) if (bytes[i] !== 0) return from + i + 1 - start;
    end = from;
  }
  return 0;
}
