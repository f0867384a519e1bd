import { type ByteSource, FormatError, readBytes } from '@brushwork/record';
import type { Branch } from './branch.js';
import { contentEvidence, headerCandidates, rank, unreadable } from './detect.js';
import type { Candidate, Evidence } from './detection.js';
import type { Lumps } from './lump.js';
import { GameMap, type LoadedBytes, type OpenOptions } from './map/game-map.js';
import { type SavedMap, type SaveOptions, saveMap } from './map/save.js';
import { registryEntry } from './registry.js';

/** How a file is opened. */
export interface OpenFileOptions extends OpenOptions {
  /** Identifier of the branch, when detection is not to decide. */
  readonly branch?: string;
}

function nameIn(branch: Branch<object>): (index: number) => string {
  const names = new Map(Object.entries(branch.lumps as Lumps).map(([name, lump]) => [lump.index, name]));
  return (index) => names.get(index) ?? `#${index}`;
}

function makeMap<L extends object>(
  branch: Branch<L>,
  file: { head: Uint8Array; size: number; loaded: LoadedBytes; candidates?: readonly Candidate[] },
  options: OpenOptions,
): GameMap<L> {
  const head = branch.container.readHead(file.head, { fileSize: file.size, nameOf: nameIn(branch) });
  return new GameMap(branch, head, file, options);
}

/**
 * Opens bytes as a given branch; the map's lumps have its types. The map owns the bytes from then on: setters change
 * them. `truncated` when the header isn't whole, `bad-magic` or `bad-version` when it is another's.
 */
export function openAs<L extends object>(branch: Branch<L>, bytes: Uint8Array, options: OpenOptions = {}): GameMap<L> {
  if (!branch.container.matches(bytes)) throw wrongHeader(branch, bytes);
  return makeMap(branch, { head: bytes, size: bytes.length, loaded: inMemory(bytes) }, options);
}

function inMemory(bytes: Uint8Array): LoadedBytes {
  return { whole: bytes, region: ({ start, end }) => bytes.subarray(start, end) };
}

function wrongHeader(branch: Branch<object>, bytes: Uint8Array): FormatError {
  const { magic, versions } = branch.container;
  if (headerCandidates(bytes).length === 0) return unreadable(bytes, bytes.length);
  return new FormatError('bad-magic', `is no file of ${branch.title}`, { offset: 0, expected: `${magic} ${versions.join('/')}` });
}

/** Whether a map was opened as a branch (or one of the same layout), which gives it the branch's types. */
export function isBranch<L extends object>(map: GameMap<object>, branch: Branch<L>): map is GameMap<L> {
  return map.branch.id === branch.id || sameLayout(map.branch, branch);
}

function sameLayout(a: Branch<object>, b: Branch<object>): boolean {
  const left = a.lumps as Lumps;
  const right = b.lumps as Lumps;
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => left[name]?.type === right[name]?.type);
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
  const evidence = new Map<string, readonly Evidence[]>();
  for (const branch of branches) evidence.set(branch.id, contentEvidence(branch, openAs(branch, bytes)));
  const candidates = rank(entries, evidence);
  const file = { head: bytes, size: bytes.length, loaded: inMemory(bytes), candidates };
  return makeMap(bestOf(candidates, branches), file, options);
}

function bestOf(candidates: readonly Candidate[], branches: readonly Branch[]): Branch {
  const byId = new Map(branches.map((branch) => [branch.id, branch]));
  const [first, ...others] = candidates.map((candidate) => ({ candidate, branch: byId.get(candidate.branch) as Branch }));
  if (first === undefined) throw new RangeError('no candidate');
  const equals = others.filter(({ candidate }) => candidate.score === first.candidate.score);
  const different = equals.find(({ branch }) => !sameLayout(branch, first.branch));
  if (different !== undefined) {
    throw new FormatError('ambiguous', `may be ${first.branch.id} or ${different.branch.id}: name the branch`);
  }
  return first.branch;
}

/** A file of which only the directory was read. */
export interface OpenedSource {
  /** Every branch that the file may be, by its header alone. */
  readonly candidates: readonly Candidate[];
  /** The map without any lump loaded: its directory and its issues. */
  readonly map: GameMap;
  /**
   * A map with these lumps loaded (all of them unless named); the same lumps are not read twice. Its candidates count
   * what the lumps that are loaded say, and its branch is the best of them.
   */
  load(names?: readonly string[]): Promise<GameMap>;
  /** Writes a map that `load` gave: what it doesn't hold is read from the source. */
  save(map: GameMap<object>, options?: SaveOptions): Promise<SavedMap>;
}

/** Most bytes of a header that is read at once. */
const HEAD_LIMIT = 64 * 1024;
const PROBE = 4096;

/**
 * Opens a source (file, `Blob`, memory, HTTP ranges): reads the directory only, and lumps when they are asked for.
 * Errors as those of `open`.
 */
export async function openSource(source: ByteSource, options: OpenFileOptions = {}): Promise<OpenedSource> {
  const size = source.byteLength;
  const probe = await readBytes(source, 0, Math.min(size, PROBE));
  const entries = options.branch === undefined ? headerCandidates(probe) : [registryEntry(options.branch)];
  if (entries.length === 0) throw unreadable(probe, size);
  const branches = await Promise.all(entries.map((entry) => entry.load()));
  const candidates = rank(entries);
  const branch = bestOf(candidates, branches);
  if (!branch.container.matches(probe)) throw unreadable(probe, size);
  const { headSize } = branch.container;
  const head = headSize <= probe.length || probe.length === size ? probe : await readBytes(source, 0, Math.min(size, headSize, HEAD_LIMIT));
  const regions = new Map<number, Uint8Array>();
  const loaded: LoadedBytes = { region: ({ start }) => regions.get(start) };
  const directory: GameMap = makeMap(branch, { head, size, loaded, candidates }, options);
  /** What is loaded may say more of which game it is than the header did. */
  const make = (): GameMap => {
    const evidence = new Map<string, readonly Evidence[]>();
    for (const one of branches) evidence.set(one.id, contentEvidence(one, makeMap(one, { head, size, loaded }, {})));
    const ranked = rank(entries, evidence);
    return makeMap(bestOf(ranked, branches), { head, size, loaded, candidates: ranked }, options);
  };
  return {
    candidates,
    map: directory,
    async load(names = directory.lumpNames) {
      for (const name of names) {
        const region = directory.regionOf(directory.entryOf(name));
        // Each map owns its bytes, so that a source over memory is not changed by setters.
        if (region !== undefined && !regions.has(region.start)) {
          regions.set(region.start, (await readBytes(source, region.start, region.end)).slice());
        }
      }
      return make();
    },
    async save(map, saveOptions = {}) {
      return saveMap(map, await readBytes(source, 0, size), saveOptions);
    },
  };
}

/** Writes a map that `open` or `openAs` gave. `overlap` when lumps that share bytes were changed and that was to be refused. */
export function save(map: GameMap<object>, options: SaveOptions = {}): SavedMap {
  const original = map.wholeFile;
  if (original === undefined) throw new FormatError('not-found', 'the map was opened from a source: save it through that');
  return saveMap(map, original, options);
}
