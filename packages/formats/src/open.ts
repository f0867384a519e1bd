import { type ByteSource, FormatError, readBytes } from '@brushwork/record';
import type { Branch } from './branch.js';
import { bestOf, evidenceOf, type FileWithHead, isAmbiguous, makeMap } from './choose-branch.js';
import { headerCandidates, rank, unreadable } from './detect.js';
import type { Candidate } from './detection.js';
import type { GameMap, LoadedBytes, OpenOptions } from './map/game-map.js';
import { RegionCache } from './map/region-cache.js';
import type { Region } from './map/regions.js';
import { type SavedMap, type SaveOptions, saveMap } from './map/save.js';
import { type RegistryEntry, registryEntry } from './registry.js';
import { sameLayout } from './same-layout.js';

/** How a file is opened. */
export interface OpenFileOptions extends OpenOptions {
  /** Identifier of the branch, when detection is not to decide. */
  readonly branch?: string;
}

/**
 * Opens bytes as a given branch; the map's lumps have its types. The map owns the bytes from then on: setters change
 * them. `truncated` when the header isn't whole, `bad-magic` or `bad-version` when it is another's.
 */
export function openAs<L extends object>(
  branch: Branch<L>,
  bytes: Uint8Array,
  options: OpenOptions = {},
): GameMap<L> {
  if (!branch.container.matches(bytes)) throw wrongHeader(branch, bytes, bytes.length);
  return makeMap(branch, inMemory(bytes), options);
}

function inMemory(bytes: Uint8Array): FileWithHead {
  // A plain view of the same memory: the methods of a Node `Buffer` differ where it matters, e.g. its `slice` copies nothing.
  const whole = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const region = ({ start, end }: Region): Uint8Array => whole.subarray(start, end);
  return { head: whole, size: whole.length, loaded: { whole, region } };
}

function wrongHeader(branch: Branch<object>, head: Uint8Array, size: number): FormatError {
  const { magic, versions } = branch.container;
  if (headerCandidates(head).length === 0) return unreadable(head, size);
  const expected = `${magic} ${versions.join('/')}`;
  return new FormatError('bad-magic', `is no file of ${branch.title}`, { offset: 0, expected });
}

/** Whether a map was opened as a branch, or as one with the same lumps in the same places, which gives it the branch's types. */
export function isBranch<L extends object>(map: GameMap<object>, branch: Branch<L>): map is GameMap<L> {
  return map.branch.id === branch.id || sameLayout(map.branch, branch);
}

/**
 * Opens bytes: finds every branch that they may be, and opens them as the best. Where the best are equals with one
 * layout it makes no difference which; equals with different layouts are `ambiguous` and the caller names one.
 * `bad-magic`, `bad-version`, `truncated` for what can't be read; the message says what the file is.
 */
export async function open(bytes: Uint8Array, options: OpenFileOptions = {}): Promise<GameMap> {
  if (options.branch !== undefined) {
    return openAs(await registryEntry(options.branch).load(), bytes, options);
  }
  const entries = headerCandidates(bytes);
  if (entries.length === 0) throw unreadable(bytes, bytes.length);
  const branches = await Promise.all(entries.map((entry) => entry.load()));
  const file = inMemory(bytes);
  const candidates = rank(entries, evidenceOf(branches, file));
  return makeMap(bestOf(candidates, branches), { ...file, candidates }, options);
}

/** A file of which only the directory was read. */
export interface OpenedSource {
  /** Every branch that the file may be, by its header alone as far as that tells layouts apart. */
  readonly candidates: readonly Candidate[];
  /** The map without any lump loaded: its directory and its issues. */
  readonly map: GameMap;
  /**
   * A map with these lumps loaded (all of them unless named) beside those that were loaded before; nothing is read
   * twice, and what was changed through one map of this source is changed in the others. Its candidates count what the
   * lumps that are loaded say, and its branch is the best of them. `not-found` for a name that the branch lacks.
   */
  load(names?: readonly string[]): Promise<GameMap>;
  /** Writes a map of this source, `not-found` for another: what it doesn't hold is read from the source. */
  save(map: GameMap<object>, options?: SaveOptions): Promise<SavedMap>;
}

/** Bytes that are read before anything is known of a file: enough for most directories. */
const PROBE_SIZE = 4096;
/** Bytes that are read at once of a file that is copied. */
const READ_SIZE = 4 * 1024 * 1024;

/**
 * Opens a source (file, `Blob`, memory, HTTP ranges): reads the directory only, and lumps when they are asked for. Its
 * own memory is never changed. Errors as those of `open`, and `truncated` when it gives less than it said it would.
 */
export async function openSource(given: ByteSource, options: OpenFileOptions = {}): Promise<OpenedSource> {
  const size = given.byteLength;
  // Its size is asked for once: one that has shrunk since is found out by what it gives.
  const source: ByteSource = { byteLength: size, slice: (start, end) => given.slice(start, end) };
  const probe = new Uint8Array(await readBytes(source, 0, Math.min(size, PROBE_SIZE)));
  const entries = options.branch === undefined ? headerCandidates(probe) : [registryEntry(options.branch)];
  if (entries.length === 0) throw unreadable(probe, size);
  const branches = await Promise.all(entries.map((entry) => entry.load()));
  const headSize = Math.min(size, Math.max(...branches.map((branch) => branch.container.headSize)));
  const head = headSize <= probe.length ? probe : new Uint8Array(await readBytes(source, 0, headSize));
  const cache = new RegionCache(source);
  const file = { head, size, loaded: cache };
  const candidates = await rankByHeader(entries, branches, file);
  const branch = bestOf(candidates, branches);
  if (!branch.container.matches(head)) throw wrongHeader(branch, head, size);
  const directory = makeMap(branch, { head, size, loaded: NOTHING_LOADED, candidates }, options);
  const maps = new WeakSet<GameMap<object>>([directory]);
  return {
    candidates,
    map: directory,
    async load(names = directory.lumpNames) {
      await cache.load(names.map((name) => directory.regionOf(directory.entryOf(name))));
      const ranked = rank(entries, evidenceOf(branches, file));
      const best = bestOf(ranked, branches);
      const contents = cache.contentsOf(best);
      const map = makeMap(best, { ...file, candidates: ranked, contents }, options);
      maps.add(map);
      return map;
    },
    async save(map, saveOptions = {}) {
      if (!maps.has(map)) throw new FormatError('not-found', 'the map was not opened from this source');
      return saveMap(map, { bytes: await readWhole(source), isOwned: true }, saveOptions);
    },
  };
}

/** The candidates by header and directory; only where those can't tell layouts apart are entities read as well. */
async function rankByHeader(
  entries: readonly RegistryEntry[],
  branches: readonly Branch[],
  file: FileWithHead & { readonly loaded: RegionCache },
): Promise<Candidate[]> {
  const byHeader = rank(entries);
  if (!isAmbiguous(byHeader, branches)) return byHeader;
  const byDirectory = rank(entries, evidenceOf(branches, file));
  if (!isAmbiguous(byDirectory, branches)) return byDirectory;
  for (const branch of branches) {
    const { entities } = branch.capabilities;
    if (entities === undefined) continue;
    const map = makeMap(branch, file, {});
    await file.loaded.load([map.regionOf(map.entryOf(entities))]);
  }
  return rank(entries, evidenceOf(branches, file));
}

const NOTHING_LOADED: LoadedBytes = { region: () => undefined, pristine: () => undefined };

async function readWhole(source: ByteSource): Promise<Uint8Array> {
  const size = source.byteLength;
  // The last byte first: a size that isn't true is found out before memory is taken for it.
  await readBytes(source, Math.max(0, size - 1), size);
  const bytes = new Uint8Array(size);
  for (let start = 0; start < size; start += READ_SIZE) {
    bytes.set(await readBytes(source, start, Math.min(size, start + READ_SIZE)), start);
  }
  return bytes;
}

/** Writes a map that `open` or `openAs` gave. `overlap` when lumps that share bytes were changed and that was to be refused. */
export function save(map: GameMap<object>, options: SaveOptions = {}): SavedMap {
  const bytes = map.wholeFile;
  if (bytes === undefined) {
    throw new FormatError('not-found', 'the map was opened from a source: save it through that');
  }
  return saveMap(map, { bytes, isOwned: false }, options);
}
