import type { PlacedLump, PlannedLump, PlannedRegion, StoredLump } from '../container/container.js';
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
  /** What lay between the lumps. */
  readonly gaps: Gaps;
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
  states: readonly LumpState[],
  how: LayOutOptions,
): LaidOutFile {
  const { container } = map.branch;
  const gaps = gapsOf(map.regions, file, container.headSize);
  const { lead, tails, end } = how.stock ? { lead: NOTHING, tails: new Map(), end: NOTHING } : gaps;
  const stretches = stretchesOf(states, file, { apart: how.stock, tails });
  const isRepacked = how.repack && !how.stock;
  const inOrder = isRepacked ? byOffset(states) : states;
  const planned = inOrder.map(({ entry, bytes }): PlannedLump => {
    const stretch = stretches.get(entry);
    const place = { index: entry.index, length: bytes.length };
    return stretch === undefined ? place : { ...place, region: stretch, delta: entry.start - stretch.start };
  });
  const plan = container.plan(planned, {
    from: container.headSize + lead.length,
    rules: isRepacked ? 'repack' : 'compiler',
    fileSize: file.length,
  });
  const bytes = new Uint8Array(end.length === 0 ? plan.size : plan.end + end.length);
  bytes.set(file.subarray(0, container.headSize));
  bytes.set(lead, container.headSize);
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
  return { bytes, placed: plan.placed, gaps };
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
