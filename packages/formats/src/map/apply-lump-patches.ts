import { type ByteOrder, FormatError, type Issue } from '@brushwork/record';
import type { Branch } from '../branch.js';
import { makeMap } from '../choose-branch.js';
import type { PlacedLump, StoredLump } from '../container/container.js';
import type { LumpPatch } from '../container/lump-patch/lump-patch.js';
import { lumpPatchIssue } from '../container/lump-patch/lump-patch-rules.js';
import { isLzmaBlock, readLzmaBlockHeader } from '../container/lzma/index.js';
import { type LumpEntry, type Lumps, lumpNames } from '../lump.js';
import { areInMemory, joined } from './file-bytes.js';
import { memoryView } from './file-view.js';
import type { GameMap } from './game-map.js';
import { inMemory } from './in-memory.js';
import { layOut } from './lay-out.js';
import type { LumpState } from './lump-states.js';

/** How patches are applied. */
export interface ApplyLumpPatchesOptions {
  /** Whether patches for other revisions of the map are applied, too, which a game passes over. */
  readonly anyRevision?: boolean | undefined;
}

/** What applying patches came to. */
export interface AppliedLumpPatches {
  /** The map with the patches in it; the given bytes when none was applied. */
  readonly bytes: Uint8Array;
  /** Patches whose lumps are in it, in the order given; of several for one lump the last. */
  readonly applied: readonly LumpPatch[];
  /** Patches that were left out; the issues say why. */
  readonly ignored: readonly LumpPatch[];
  /** Whether lumps were placed anew; otherwise all stayed in their places. */
  readonly relaid: boolean;
  /** What is wrong with the patches, by themselves and for this map. */
  readonly issues: readonly Issue[];
}

/** What a patch is compared with. */
export interface PatchedMap {
  /** Byte order of the map. */
  readonly byteOrder: ByteOrder;
  /** How often the map was saved in its editor; `undefined` where its format doesn't say. */
  readonly revision?: number | undefined;
}

/** Why a patch isn't one for a map: another revision, another byte order. What is wrong with it by itself isn't repeated. */
export function lumpPatchMismatch(patch: LumpPatch, { byteOrder, revision }: PatchedMap): Issue[] {
  const path = [patch.name];
  if (patch.byteOrder !== byteOrder) {
    const message = `is ${patch.byteOrder}-endian, the map is ${byteOrder}-endian`;
    return [
      lumpPatchIssue('lump-patch-byte-order', { message, path, expected: byteOrder, found: patch.byteOrder }),
    ];
  }
  if (revision === undefined || patch.revision === revision) return [];
  const message = `is for revision ${patch.revision} of the map, which is at ${revision}: a game passes over it`;
  const offset = 16;
  return [
    lumpPatchIssue('lump-patch-revision', {
      message,
      path,
      offset,
      expected: revision,
      found: patch.revision,
    }),
  ];
}

/**
 * Puts the lumps of patches in the place of those of a map, in order, so that of several for one lump the last counts.
 * Lumps that have their old lengths are put where the old ones were; otherwise all are placed anew by the rules of the
 * format's compiler. Offsets inside a game lump follow: those of a patch count from the start of the map that it was
 * taken from. A patch that is broken or of another byte order is left out, and one of another revision unless that is
 * asked for. Neither array is changed.
 *
 * Throws `FormatError` 'unsupported' for a format without patches, and as reading the directory does.
 */
export function applyLumpPatches(
  branch: Branch<object>,
  bytes: Uint8Array,
  patches: readonly LumpPatch[],
  options: ApplyLumpPatchesOptions = {},
): AppliedLumpPatches {
  if (branch.capabilities.lumpPatches === undefined)
    throw new FormatError('unsupported', `${branch.title} has no patches of lumps`);
  const map = makeMap(branch, inMemory(bytes), {});
  const chosen = choosePatches(map, patches, options);
  const { byLump, issues } = chosen;
  const applied = patches.filter((patch) => byLump.get(patch.lump) === patch);
  const ignored = patches.filter((patch) => !applied.includes(patch));
  if (applied.length === 0) return { bytes, applied, ignored, relaid: false, issues };
  const file = new Uint8Array(bytes);
  const states = map.head.entries.map((entry) => stateOf(map, { entry, file }, byLump.get(entry.index)));
  for (const { entry, bytes: own, resized } of states)
    if (byLump.has(entry.index) && !resized && areInMemory(own)) file.set(own, entry.start);
  if (states.some(({ resized }) => resized)) {
    const laidOut = layOut(map, memoryView(map, file), states, { stock: false, repack: false });
    const written = joined(laidOut.contents, laidOut.size, file);
    writeWords(map, written, laidOut.placed, byLump);
    return { bytes: written, applied, ignored, relaid: true, issues };
  }
  writeWords(map, file, map.head.entries, byLump);
  return { bytes: file, applied, ignored, relaid: false, issues };
}

interface ChosenPatches {
  /** The patch that counts for each lump. */
  readonly byLump: ReadonlyMap<number, LumpPatch>;
  /** What is wrong with all of them. */
  readonly issues: readonly Issue[];
}

function choosePatches(
  map: GameMap<object>,
  patches: readonly LumpPatch[],
  { anyRevision = false }: ApplyLumpPatchesOptions,
): ChosenPatches {
  const names = lumpNames(map.branch.lumps as Lumps);
  const byLump = new Map<number, LumpPatch>();
  const issues: Issue[] = [];
  const target = { byteOrder: map.byteOrder, revision: map.head.revision };
  for (const patch of patches) {
    const mismatch = lumpPatchMismatch(patch, target);
    issues.push(...patch.issues, ...mismatch);
    const isBroken = [...patch.issues, ...mismatch].some(({ severity }) => severity === 'error');
    const isForOther = mismatch.some(({ rule }) => rule === 'lump-patch-revision') && !anyRevision;
    if (isBroken || isForOther) continue;
    const path = [patch.name];
    if (patch.lump >= map.head.entries.length) {
      const message = `is for lump ${patch.lump}, which the directory has no place for`;
      issues.push(lumpPatchIssue('lump-patch-lump', { message, path, offset: 4, found: patch.lump }));
      continue;
    }
    const earlier = byLump.get(patch.lump);
    if (earlier !== undefined) {
      const message = `replaces lump ${patch.lump}, as ${earlier.name} does; this one counts`;
      issues.push(lumpPatchIssue('lump-patch-repeated', { message, path, found: patch.lump }));
    }
    if (!names.has(patch.lump)) {
      const message = `is for lump ${patch.lump}, which ${map.branch.title} isn't known to have`;
      issues.push(lumpPatchIssue('lump-patch-unnamed', { message, path, found: patch.lump }));
    }
    byLump.set(patch.lump, patch);
  }
  return { byLump, issues };
}

/** A lump as it is written: as it is stored, or with a patch in the place of its own bytes. */
function stateOf(
  map: GameMap<object>,
  { entry, file }: { readonly entry: StoredLump; readonly file: Uint8Array },
  patch: LumpPatch | undefined,
): LumpState {
  const region = map.regionOf(entry);
  const shared = region !== undefined && region.lumps.length > 1 ? region : undefined;
  const stored = file.subarray(entry.start, entry.end);
  const state = { name: `#${entry.index}`, entry, shared, unpacked: undefined };
  if (patch === undefined) return { ...state, bytes: stored, resized: false, leaves: false };
  const bytes = madeForPlace(map, entry, patch.bytes);
  const isInPlace = shared === undefined && bytes.length === entry.length && bytes.length === stored.length;
  return { ...state, bytes, resized: !isInPlace, leaves: shared !== undefined };
}

/** A patch with absolute offsets as they are in the map's own lump, whichever file it was taken from. */
function madeForPlace(map: GameMap<object>, entry: StoredLump, bytes: Uint8Array): Uint8Array {
  const lumps = Object.values(map.branch.lumps as Lumps) as LumpEntry[];
  const type = lumps.find(({ index }) => index === entry.index)?.type;
  const from = entry.end > entry.start ? entry.start : entry.offset;
  return type?.relocate?.(bytes, { from, to: from, byteOrder: map.byteOrder }) ?? bytes;
}

/** Writes what the directory says beside offset and length: the version, and what a packed lump unpacks to. */
function writeWords(
  map: GameMap<object>,
  file: Uint8Array,
  placed: readonly Pick<PlacedLump, 'index' | 'offset' | 'length'>[],
  byLump: ReadonlyMap<number, LumpPatch>,
): void {
  const words = placed.flatMap(({ index, offset, length }) => {
    const patch = byLump.get(index);
    return patch === undefined
      ? []
      : [{ index, offset, length, version: patch.version, unpacked: unpackedSize(patch) }];
  });
  map.branch.container.writeEntries(file, words, map.byteOrder);
}

function unpackedSize({ bytes }: LumpPatch): number {
  if (!isLzmaBlock(bytes)) return 0;
  try {
    return readLzmaBlockHeader(bytes).actualSize;
  } catch (error) {
    // What only begins as a block is stored as it is.
    if (error instanceof FormatError) return 0;
    throw error;
  }
}
