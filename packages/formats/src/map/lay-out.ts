import type { PlacedLump, PlannedLump, PlannedRegion, StoredLump } from '../container/container.js';
import { withoutTrailingZeros } from '../container/without-trailing-zeros.js';
import type { GameMap } from './game-map.js';
import { type Gaps, gapsOf } from './gaps.js';
import type { LumpState } from './lump-states.js';
import { regionsOf } from './regions.js';
import { relocateLumps } from './relocate-lumps.js';

/** A file whose lumps were placed anew. */
export interface LaidOutFile {
  /** The file. */
  readonly bytes: Uint8Array;
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
  readonly parts: readonly Uint8Array[];
}

/** How lumps are placed. */
export interface LayOutOptions {
  /** Whether the stored layout is ignored. */
  readonly stock: boolean;
  /** Whether the rules are those of tools that compress maps, not those of the compiler. */
  readonly repack: boolean;
}

const NOTHING = new Uint8Array(0);

function stretchOf(start: number, bytes: Uint8Array, tail: Uint8Array | undefined): Stretch {
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
  file: Uint8Array,
  how: { readonly apart: boolean; readonly tails: ReadonlyMap<StoredLump, Uint8Array> },
): Map<StoredLump, Stretch> {
  const stretches = new Map<StoredLump, Stretch>();
  const stays = (state: LumpState): boolean => !how.apart && !state.resized && !state.leaves;
  for (const region of regionsOf(states.filter(stays).map((state) => state.entry))) {
    const tail = region.lumps.map((entry) => how.tails.get(entry)).find((one) => one !== undefined);
    const stretch = stretchOf(region.start, file.subarray(region.start, region.end), tail);
    for (const entry of region.lumps) stretches.set(entry, stretch);
  }
  for (const { entry, bytes, resized, leaves } of states) {
    if (stretches.has(entry)) continue;
    const own = resized || leaves ? bytes : file.subarray(entry.start, entry.end);
    const stretch = stretchOf(entry.start, own, how.tails.get(entry));
    if (stretch.length > 0) stretches.set(entry, stretch);
  }
  return stretches;
}

/**
 * Places every lump anew by the rules of the format's compiler. `file`: the file with every change that keeps a lump's
 * length. Bytes of gaps that aren't zero go with the lump that they follow; with `stock` they are left out, and lumps
 * that share bytes get their own. With `repack` the lumps keep the order of the file, by the rules of tools that compress
 * maps. Absolute offsets inside lumps are moved with them.
 */
export function layOut(
  map: GameMap<object>,
  file: Uint8Array,
  given: readonly LumpState[],
  how: LayOutOptions,
): LaidOutFile {
  const { container } = map.branch;
  // A lump that the file had no entry for gets one when there is something in it.
  const states = given.filter(({ entry, bytes }) => entry.isAbsent !== true || bytes.length > 0);
  const { headSize: storedHeadSize } = map.head;
  const headSize = states.some(({ entry }) => entry.isAbsent === true) ? container.headSize : storedHeadSize;
  const gaps = gapsOf(map.regions, file, storedHeadSize);
  const stockLead = container.keepsLead === true ? wholeLead(map, file, gaps) : NOTHING;
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
    fileSize: file.length,
    head: map.head,
    keepsOrder: !how.stock,
  });
  const bytes = new Uint8Array(end.length === 0 ? plan.size : plan.end + end.length);
  bytes.set(file.subarray(0, storedHeadSize));
  bytes.set(lead, headSize);
  for (const [region, start] of plan.starts) {
    let at = start;
    for (const part of (region as Stretch).parts) {
      bytes.set(part, at);
      at += part.length;
    }
  }
  bytes.set(end, plan.end);
  const sizes = new Map(states.map(({ entry, unpacked }) => [entry.index, unpacked]));
  const placed = plan.placed.map((lump) => {
    const unpacked = sizes.get(lump.index);
    return unpacked === undefined ? lump : { ...lump, unpacked };
  });
  container.writeEntries(bytes, placed, map.byteOrder);
  relocateLumps(map, bytes, plan.placed, how);
  const droppedGapBytes = gaps.count - kept.count;
  return { bytes, placed: plan.placed, keptGapBytes: kept.count, droppedGapBytes };
}

/** What is to be kept of the bytes between lumps; where lumps follow each other by their lengths, there is room for what fills up one that stays as long as it is, and for what lies behind the last. */
function keptGaps(
  gaps: Gaps,
  how: {
    readonly stockLead: Uint8Array;
    readonly stock: boolean;
    readonly isSequential: boolean;
    readonly states: readonly LumpState[];
  },
): Gaps {
  if (!how.stock && !how.isSequential) return gaps;
  const lead = how.stock ? how.stockLead : NOTHING;
  const end = how.stock ? NOTHING : gaps.end;
  const resized = new Set(how.states.filter((state) => state.resized).map(({ entry }) => entry));
  const tails = how.stock ? [] : [...gaps.tails].filter(([entry]) => !resized.has(entry));
  const parts = [withoutTrailingZeros(lead), withoutTrailingZeros(end), ...tails.map(([, bytes]) => bytes)];
  return { lead, tails: new Map(tails), end, count: parts.reduce((sum, { length }) => sum + length, 0) };
}

/** All that lies between the directory and the first lump, if there is anything but zeros. */
function wholeLead({ head, regions }: GameMap<object>, file: Uint8Array, { lead }: Gaps): Uint8Array {
  const end = regions[0]?.start ?? head.headSize;
  return lead.length === 0 ? NOTHING : file.subarray(head.headSize, end);
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
