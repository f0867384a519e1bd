import type { PlacedLump, PlannedLump, PlannedRegion, StoredLump } from '../container/container.js';
import type { FileBytes, PlacedBytes } from './file-bytes.js';
import type { FileView } from './file-view.js';
import type { GameMap } from './game-map.js';
import type { Gaps } from './gaps.js';
import type { LumpState } from './lump-states.js';
import { regionsOf } from './regions.js';
import { relocateLumps } from './relocate-lumps.js';

/** A file whose lumps were placed anew. */
export interface LaidOutFile {
  /** What lies in it, from the header on; the rest is zero. */
  readonly contents: readonly PlacedBytes[];
  /** Its size in bytes. */
  readonly size: number;
  /** Header and directory, as they are in `contents`: may be changed still. */
  readonly head: Uint8Array;
  /** Where each lump lies. */
  readonly placed: readonly PlacedLump[];
  /** Bytes between lumps, see `Gaps`, that went with the lump that they follow. */
  readonly keptGapBytes: number;
  /** Such bytes that were left out. */
  readonly droppedGapBytes: number;
}

/** Bytes that are placed as one: those of a lump or of several that share them, and what follows them. */
interface Stretch extends PlannedRegion {
  readonly start: number;
  readonly parts: readonly FileBytes[];
}

/** How lumps are placed. */
export interface LayOutOptions {
  /** Whether the stored layout is ignored. */
  readonly stock: boolean;
  /** Whether the rules are those of tools that compress maps, not those of the compiler. */
  readonly repack: boolean;
}

const NOTHING = new Uint8Array(0);

function stretchOf(start: number, bytes: FileBytes, tail: FileBytes | undefined): Stretch {
  return {
    start,
    parts: tail === undefined ? [bytes] : [bytes, tail],
    length: bytes.length + (tail?.length ?? 0),
  };
}

/**
 * The stretch of each lump. Lumps that still share bytes have one together; where one of them has left, its neighbours
 * stay together only as far as they share bytes without it.
 */
function stretchesOf(
  states: readonly LumpState[],
  file: FileView,
  how: { readonly apart: boolean; readonly tails: ReadonlyMap<StoredLump, FileBytes> },
): Map<StoredLump, Stretch> {
  const stretches = new Map<StoredLump, Stretch>();
  const stays = (state: LumpState): boolean => !how.apart && !state.resized && !state.leaves;
  for (const region of regionsOf(states.filter(stays).map((state) => state.entry))) {
    const tail = region.lumps.map((entry) => how.tails.get(entry)).find((one) => one !== undefined);
    const stretch = stretchOf(region.start, file.slice(region.start, region.end), tail);
    for (const entry of region.lumps) stretches.set(entry, stretch);
  }
  for (const { entry, bytes, resized, leaves } of states) {
    if (stretches.has(entry)) continue;
    const own = resized || leaves ? bytes : file.slice(entry.start, entry.end);
    const stretch = stretchOf(entry.start, own, how.tails.get(entry));
    if (stretch.length > 0) stretches.set(entry, stretch);
  }
  return stretches;
}

/**
 * Places every lump anew by the rules of the format's compiler. `file`: the file with every change that keeps a lump's
 * length; lumps that hold absolute offsets have to be in memory. Bytes of gaps that aren't zero go with the lump that they
 * follow; with `stock` they are left out, and lumps that share bytes get their own. With `repack` the lumps keep the order of
 * the file, by the rules of tools that compress maps. Absolute offsets inside lumps are moved with them.
 */
export function layOut(
  map: GameMap<object>,
  file: FileView,
  given: readonly LumpState[],
  how: LayOutOptions,
): LaidOutFile {
  const { container } = map.branch;
  const { gaps } = file;
  // A lump that the file had no entry for gets one when there is something in it.
  const states = given.filter(({ entry, bytes }) => entry.isAbsent !== true || bytes.length > 0);
  const { headSize: storedHeadSize } = map.head;
  const headSize = states.some(({ entry }) => entry.isAbsent === true) ? container.headSize : storedHeadSize;
  const stockLead = container.keepsLead === true ? wholeLead(map, file) : NOTHING;
  const kept = keptGaps(gaps, {
    stockLead,
    stock: how.stock,
    isSequential: container.isSequential === true,
    states,
  });
  const { tails, end } = kept;
  // A mark stays whole, the NUL at its end included.
  const lead = stockLead.length > 0 ? stockLead : kept.lead;
  const stretches = stretchesOf(states, file, { apart: how.stock, tails });
  const isRepacked = how.repack && !how.stock;
  const inOrder = isRepacked ? byOffset(states) : states;
  const planned = inOrder.map(({ entry, bytes }): PlannedLump => {
    const stretch = stretches.get(entry);
    const place = { index: entry.index, length: bytes.length };
    return stretch === undefined ? place : { ...place, region: stretch, delta: entry.start - stretch.start };
  });
  const plan = container.plan(planned, {
    from: headSize + lead.length,
    rules: isRepacked ? 'repack' : 'compiler',
    fileSize: file.size,
    head: map.head,
    keepsOrder: !how.stock,
  });
  const sizes = new Map(states.map(({ entry, unpacked }) => [entry.index, unpacked]));
  const placed = plan.placed.map((lump) => {
    const unpacked = sizes.get(lump.index);
    return unpacked === undefined ? lump : { ...lump, unpacked };
  });
  const head = new Uint8Array(Math.max(headSize, storedHeadSize, plan.headSize ?? 0));
  head.set(file.head.subarray(0, storedHeadSize));
  container.writeEntries(head, placed, map.byteOrder);
  const contents: PlacedBytes[] = [
    { offset: headSize, bytes: lead },
    ...[...plan.starts].flatMap(([region, start]) => placedParts(region as Stretch, start)),
    { offset: plan.end, bytes: end },
  ].filter(({ bytes }) => bytes.length > 0);
  const moved = relocateLumps(map, contents, plan.placed, how);
  return {
    contents: [{ offset: 0, bytes: head }, ...moved].sort((a, b) => a.offset - b.offset),
    size: end.length === 0 ? plan.size : plan.end + end.length,
    head,
    placed: plan.placed,
    keptGapBytes: countOf(kept),
    droppedGapBytes: countOf(gaps) - countOf(kept),
  };
}

/** The parts of a stretch one behind the other. */
function placedParts({ parts }: Stretch, start: number): PlacedBytes[] {
  let offset = start;
  return parts.map((bytes) => {
    const part = { offset, bytes };
    offset += bytes.length;
    return part;
  });
}

/** How many bytes gaps have, zeros at the end of each not counted. */
function countOf({ lead, tails, endCount }: Gaps): number {
  return [...tails.values()].reduce((sum, { length }) => sum + length, lead.length + endCount);
}

/** What is to be kept of the bytes between lumps; where lumps follow each other by their lengths, there is room for what fills up one that stays as long as it is, and for what lies behind the last. */
function keptGaps(
  gaps: Gaps,
  how: {
    readonly stockLead: FileBytes;
    readonly stock: boolean;
    readonly isSequential: boolean;
    readonly states: readonly LumpState[];
  },
): Gaps {
  if (!how.stock && !how.isSequential) return gaps;
  const resized = new Set(how.states.filter((state) => state.resized).map(({ entry }) => entry));
  const tails = how.stock ? [] : [...gaps.tails].filter(([entry]) => !resized.has(entry));
  return {
    // What is kept whole is in its place already: here it is only counted.
    lead: how.stock && how.stockLead.length > 0 ? gaps.lead : NOTHING,
    tails: new Map(tails),
    end: how.stock ? NOTHING : gaps.end,
    endCount: how.stock ? 0 : gaps.endCount,
  };
}

/** All that lies between the directory and the first lump, if there is anything but zeros. */
function wholeLead({ head, regions }: GameMap<object>, { gaps, slice }: FileView): FileBytes {
  const end = regions[0]?.start ?? head.headSize;
  return gaps.lead.length === 0 ? NOTHING : slice(head.headSize, end);
}

/** The lumps in the order of the file, empty ones first. */
function byOffset(states: readonly LumpState[]): LumpState[] {
  const place = ({ entry, bytes }: LumpState): number => {
    if (bytes.length === 0) return -1;
    // One that had no bytes comes last.
    return entry.end > entry.start ? entry.start : Number.MAX_VALUE;
  };
  return states.toSorted((a, b) => place(a) - place(b) || a.entry.index - b.entry.index);
}
