import { type Content, FormatError } from '@brushwork/record';
import type { PlacedLump, PlannedLump, PlannedRegion, StoredLump } from '../container/container.js';
import type { GameMap } from './game-map.js';
import type { Region } from './regions.js';

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
  /** Lumps that shared bytes with others and now have their own. */
  readonly separated: readonly string[];
  /** Bytes of gaps between lumps that are not zero and were kept, behind the lump that they followed. */
  readonly keptGapBytes: number;
  /** Bytes of gaps that were left out: zero ones, and all of them in a layout that ignores the stored one. */
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
  /** `stock`: ignore every stored offset and lay the lumps out as the format's own compiler does. */
  readonly layout?: 'keep' | 'stock';
}

interface LumpState {
  readonly name: string;
  readonly entry: StoredLump;
  readonly region: Region | undefined;
  /** The bytes to write; `undefined` for a lump that nothing has asked for, which is as it was. */
  readonly content: Content | undefined;
  readonly resized: boolean;
  /** It shared bytes with others and can't any more. */
  readonly leaves: boolean;
}

/** The whole of a map's file, with every change that was made in place. */
function currentFile(map: GameMap<object>, original: Uint8Array): Uint8Array {
  const file = original.slice();
  for (const region of map.regions) {
    const bytes = map.regionBytes(region);
    if (bytes !== undefined) file.set(bytes, region.start);
  }
  return file;
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function stateOf(map: GameMap<object>, name: string, file: Uint8Array): LumpState {
  const entry = map.entryOf(name);
  const region = map.regionOf(entry);
  const content = map.openedLump(name);
  const stored = file.subarray(entry.start, entry.end);
  const resized = content !== undefined && content.bytes.length !== stored.length;
  const shares = region !== undefined && region.lumps.length > 1;
  const differs = content !== undefined && shares && map.overlaps === 'separate' && !sameBytes(content.bytes, stored);
  return { name, entry, region, content, resized, leaves: shares && (resized || differs) };
}

/** Groups of lumps whose shared bytes were changed; `overlap` when the map was opened to refuse that. */
function sharedChanges(map: GameMap<object>, states: readonly LumpState[]): string[][] {
  const changed: string[][] = [];
  for (const region of map.regions) {
    const before = map.pristineBytes(region);
    const now = map.regionBytes(region);
    if (before === undefined || now === undefined) continue;
    const names = states.filter((state) => state.region === region).map((state) => state.name);
    const leaver = states.find((state) => state.region === region && state.leaves);
    if (map.overlaps === 'refuse' && (leaver !== undefined || !sameBytes(before, now))) {
      throw new FormatError('overlap', `${names.join(', ')} share bytes, and one of them was changed`, {
        path: [leaver?.name ?? (names[0] as string)],
        offset: region.start,
      });
    }
    if (!sameBytes(before, now)) changed.push(names);
  }
  return changed;
}

/**
 * Writes a map. A lump that wasn't resized is written back in its place, so that a map that wasn't changed gives its
 * own bytes; otherwise every lump is placed anew by the rules of the format's compiler, shared regions as one, and
 * gap bytes that aren't zero go with the lump that they follow. `original` is the file that was opened.
 */
export function saveMap(map: GameMap<object>, original: Uint8Array, options: SaveOptions = {}): SavedMap {
  const file = currentFile(map, original);
  const states = map.lumpNames.map((name) => stateOf(map, name, file));
  const shared = sharedChanges(map, states);
  if (options.layout !== 'stock' && states.every((state) => !state.resized && !state.leaves)) {
    for (const { content, entry } of states) {
      // With `separate` an unchanged lump has a copy of the same bytes; writing it again changes nothing.
      if (content !== undefined) file.set(content.bytes, entry.start);
    }
    return { bytes: file, report: { ...NOTHING, sharedChanges: shared } };
  }
  return layOut(map, file, states, { stock: options.layout === 'stock', shared });
}

const NOTHING: SaveReport = {
  relaid: false,
  moved: [],
  resized: [],
  sharedChanges: [],
  separated: [],
  keptGapBytes: 0,
  droppedGapBytes: 0,
};

interface Stretch extends PlannedRegion {
  readonly bytes: Uint8Array;
}

function layOut(map: GameMap<object>, file: Uint8Array, states: readonly LumpState[], how: { stock: boolean; shared: string[][] }): SavedMap {
  const { container } = map.branch;
  const gaps = how.stock ? undefined : gapsOf(map, file);
  const stretches = new Map<Region, Stretch>();
  for (const region of how.stock ? [] : map.regions) {
    const stays = region.lumps.some((entry) => states.some((state) => state.entry === entry && !state.leaves && !state.resized));
    const tail = gaps?.after.get(region) ?? new Uint8Array(0);
    if (!stays || (region.lumps.length === 1 && tail.length === 0)) continue;
    const bytes = new Uint8Array(region.end - region.start + tail.length);
    bytes.set(file.subarray(region.start, region.end));
    bytes.set(tail, region.end - region.start);
    stretches.set(region, { bytes, length: bytes.length });
  }
  const planned: PlannedLump[] = [];
  const own = new Map<number, Uint8Array>();
  for (const state of states) {
    const { entry, region } = state;
    const stretch = region === undefined || state.leaves || state.resized ? undefined : stretches.get(region);
    const bytes = state.content?.bytes ?? file.subarray(entry.start, entry.end);
    if (stretch === undefined || region === undefined) {
      const tail = state.resized && region?.lumps.length === 1 ? gaps?.after.get(region) : undefined;
      own.set(entry.index, tail === undefined ? bytes : joined(bytes, tail));
      planned.push({ index: entry.index, length: bytes.length, ...(tail === undefined ? {} : { region: { length: bytes.length + tail.length } }) });
    } else planned.push({ index: entry.index, length: bytes.length, region: stretch, delta: entry.start - region.start });
  }
  const plan = container.plan(planned);
  const lead = gaps?.lead ?? new Uint8Array(0);
  const shift = Math.ceil(lead.length / container.alignment) * container.alignment;
  const placed = plan.placed.map((lump) => (lump.offset === 0 ? lump : { ...lump, offset: lump.offset + shift }));
  const end = gaps?.end ?? new Uint8Array(0);
  const bytes = new Uint8Array(plan.size + shift + end.length);
  bytes.set(file.subarray(0, Math.min(container.headSize, file.length)));
  bytes.set(lead, container.headSize);
  bytes.set(end, plan.size + shift);
  writeLumps(bytes, placed, { planned, own });
  container.writeEntries(bytes, placed, map.byteOrder);
  return { bytes, report: reportOf(map, states, { placed, gaps, shared: how.shared, file }) };
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

function writeLumps(file: Uint8Array, placed: readonly PlacedLump[], from: { planned: readonly PlannedLump[]; own: ReadonlyMap<number, Uint8Array> }): void {
  const byIndex = new Map(from.planned.map((lump) => [lump.index, lump]));
  for (const { index, offset } of placed) {
    const own = from.own.get(index);
    const lump = byIndex.get(index);
    if (own !== undefined) file.set(own, offset);
    else if (lump?.region !== undefined) file.set((lump.region as Stretch).bytes, offset - (lump.delta ?? 0));
  }
}

/** Bytes of a file that belong to no lump and aren't zero. */
interface Gaps {
  /** Behind a region, up to the last byte that isn't zero. */
  readonly after: ReadonlyMap<Region, Uint8Array>;
  /** Between the directory and the first lump. */
  readonly lead: Uint8Array;
  /** Behind the last lump. */
  readonly end: Uint8Array;
  /** How many bytes gaps take in all. */
  readonly total: number;
  /** How many of them are kept. */
  readonly kept: number;
}

function withoutTrailingZeros(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  return bytes.subarray(0, end);
}

function gapsOf(map: GameMap<object>, file: Uint8Array): Gaps {
  const after = new Map<Region, Uint8Array>();
  const { headSize } = map.branch.container;
  const last = map.regions[map.regions.length - 1];
  let total = 0;
  let kept = 0;
  const take = (from: number, to: number): Uint8Array => {
    const bytes = withoutTrailingZeros(file.subarray(from, Math.max(from, to)));
    total += Math.max(0, to - from);
    kept += bytes.length;
    return bytes;
  };
  const lead = take(headSize, map.regions[0]?.start ?? headSize);
  map.regions.forEach((region, i) => {
    const next = map.regions[i + 1];
    if (next === undefined) return;
    const bytes = take(region.end, next.start);
    if (bytes.length > 0) after.set(region, bytes);
  });
  const end = take(last?.end ?? headSize, file.length);
  return { after, lead, end, total, kept };
}

function reportOf(
  map: GameMap<object>,
  states: readonly LumpState[],
  result: { placed: readonly PlacedLump[]; gaps: Gaps | undefined; shared: string[][]; file: Uint8Array },
): SaveReport {
  const to = new Map(result.placed.map((lump) => [lump.index, lump]));
  const filled = states.filter((state) => (to.get(state.entry.index)?.length ?? 0) > 0);
  const lumpBytes = map.regions.reduce((sum, region) => sum + region.end - region.start, 0);
  const gapBytes = Math.max(0, result.file.length - map.branch.container.headSize - lumpBytes);
  const kept = result.gaps?.kept ?? 0;
  return {
    relaid: true,
    moved: filled
      .map(({ name, entry }) => ({ lump: name, from: entry.offset, to: to.get(entry.index)?.offset ?? 0 }))
      .filter((moved) => moved.from !== moved.to),
    resized: states
      .map(({ name, entry }) => ({ lump: name, from: entry.length, to: to.get(entry.index)?.length ?? 0 }))
      .filter((resized) => resized.from !== resized.to),
    sharedChanges: result.shared,
    separated: states.filter((state) => state.leaves || (result.gaps === undefined && (state.region?.lumps.length ?? 0) > 1)).map((state) => state.name),
    keptGapBytes: kept,
    droppedGapBytes: Math.max(0, gapBytes - kept),
  };
}
