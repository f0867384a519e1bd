import { type ByteSource, FormatError, readBytes } from '@brushwork/record';
import type { Branch } from './branch.js';
import { bestOf, type FileWithHead, makeMap, NOTHING_LOADED, rankByContent } from './choose-branch.js';
import { type Disguise, disguisedSource } from './container/disguise/index.js';
import type { LumpPatch } from './container/lump-patch/lump-patch.js';
import { headerCandidates, unreadable } from './detect.js';
import type { Candidate } from './detection.js';
import { type Externals, findExternals } from './external/externals.js';
import type { Neighbours } from './external/neighbours.js';
import { uncovered } from './find-disguised.js';
import { identify } from './identify.js';
import { loadClues, rankByHeader } from './load-clues.js';
import { applyLumpPatches } from './map/apply-lump-patches.js';
import type { GameMap, OpenOptions } from './map/game-map.js';
import { inMemory } from './map/in-memory.js';
import { RegionCache } from './map/region-cache.js';
import type { Region } from './map/regions.js';
import { type SavedMap, type SaveOptions, saveMap } from './map/save.js';
import { type SavedPart, saveParts } from './map/save-parts.js';
import { type SavedPieces, type SavePiecesOptions, savePieces } from './map/save-pieces.js';
import {
  asReadable,
  type ReadableAs,
  readableAs,
  readableAsNamed,
  readableIssues,
  refuseNonsense,
} from './readable-as.js';
import { registryEntry } from './registry.js';
import { sameLayout } from './same-layout.js';
import { versionText } from './version-text.js';

/** How a file is opened. */
export interface OpenFileOptions extends OpenOptions {
  /** Identifier of the branch, when detection is not to decide. */
  readonly branch?: string;
  /** Where files beside it are found that hold parts of it; nothing is looked for unless given. */
  readonly beside?: Neighbours;
  /** Memory that lumps of a source are read into, for programs that use theirs again; new memory unless given. */
  readonly allocate?: (size: number) => Uint8Array;
}

/** How bytes are opened. */
export interface OpenBytesOptions extends OpenFileOptions {
  /**
   * Patches to apply, in order, before the map is opened, see `applyLumpPatches`: the map is then that with the patches
   * in it, and saved so. What is wrong with them is among its issues.
   */
  readonly lumpPatches?: readonly LumpPatch[];
  /** Whether patches for other revisions of the map are applied, too, which a game passes over. */
  readonly anyRevision?: boolean;
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

function wrongHeader(branch: Branch<object>, head: Uint8Array, size: number): FormatError {
  const { magic, versions } = branch.container;
  if (headerCandidates(head).length === 0) return unreadable(head, size);
  const expected = `${magic} ${versions.map(versionText).join('/')}`;
  const identity = identify(head, size);
  const what = identity === undefined ? '' : `: it is ${identity.description}`;
  const found = identity?.format;
  return new FormatError('bad-magic', `is no file of ${branch.title}${what}`, { offset: 0, expected, found });
}

/** Whether a map was opened as a branch, or as one with the same lumps in the same places, which gives it the branch's types. */
export function isBranch<L extends object>(map: GameMap<object>, branch: Branch<L>): map is GameMap<L> {
  return map.branch.id === branch.id || sameLayout(map.branch, branch);
}

/**
 * Opens bytes: finds every branch that they may be, and opens them as the best. Where the best are equals with one
 * layout, or read all that the file holds alike, it makes no difference which; equals that don't are `ambiguous` and the
 * caller names one.
 * `bad-magic`, `bad-version`, `truncated` for what can't be read; the message says what the file is.
 */
export async function open(bytes: Uint8Array, options: OpenBytesOptions = {}): Promise<GameMap> {
  const readable = await readableBy(bytes, bytes.length, options);
  const { entries, branches, disguise } = readable;
  const file = { ...inMemory(disguise === undefined ? bytes : uncovered(bytes, disguise)), disguise };
  if (options.branch === undefined) refuseNonsense(branches[0] as Branch, file, readable);
  const isNamed = options.branch !== undefined;
  const candidates = isNamed ? [] : asReadable(rankByContent(entries, branches, file), readable);
  const branch = isNamed ? (branches[0] as Branch) : bestOf(candidates, branches, file);
  const found = withPatches(branch, { ...file, candidates, ...readableIssues(branch, readable) }, options);
  const beside = await externalsOf(branch, found, options);
  await beside.externals?.loadAll();
  return makeMap(branch, { ...found, ...beside }, options);
}

/** What a file may be read as: what the caller has named, or what its first bytes say. */
async function readableBy(head: Uint8Array, size: number, { branch }: OpenFileOptions): Promise<ReadableAs> {
  if (branch === undefined) return readableAs(head, size);
  return readableAsNamed(registryEntry(branch), head, (named) => wrongHeader(named, head, size));
}

/** The files beside a map, of which none is read yet; nothing for a format without and where nothing is to be looked for. */
async function externalsOf(
  branch: Branch,
  file: FileWithHead,
  { beside }: OpenFileOptions,
): Promise<{ readonly externals?: Externals }> {
  if (branch.externals === undefined || beside === undefined) return {};
  const { entries } = makeMap(branch, file, {}).head;
  return { externals: await findExternals(branch.externals, beside, entries.length) };
}

/** A file with patches in it; throws as `applyLumpPatches` does. */
function withPatches(branch: Branch, file: FileWithHead, options: OpenBytesOptions): FileWithHead {
  const { lumpPatches = [] } = options;
  if (lumpPatches.length === 0) return file;
  const { bytes, issues } = applyLumpPatches(branch, file.head, lumpPatches, options);
  return { ...file, ...inMemory(bytes), issues: [...(file.issues ?? []), ...issues] };
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
  /**
   * What `save` writes, as bytes that were changed and stretches of the source, which is the file as it is stored: it is never
   * in memory as a whole, unless it is disguised.
   */
  savePieces(map: GameMap<object>, options?: SavePiecesOptions): Promise<SavedPieces>;
  /**
   * The file as `save` writes it when every lump was read and none was changed. What was changed through maps of this
   * source is not in it.
   */
  rewrite(): Promise<Rewriting>;
}

/** A file that is read and written again without its being in memory at once. */
export interface Rewriting {
  /** Identifier of the branch that it is read as: the one that `open` finds when it has the whole file. */
  readonly branch: string;
  /**
   * The file, from the first byte to the last: each region is read for it, and forgotten when the next part is asked
   * for. Throws `bad-length` for a lump that doesn't come out as long as it is stored.
   */
  readonly parts: AsyncGenerator<SavedPart>;
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
  const stored: ByteSource = {
    byteLength: size,
    slice: (start, end) => given.slice(start, end),
    ...(given.readInto !== undefined && {
      readInto: (target, start) => given.readInto?.(target, start) ?? 0,
    }),
  };
  const first = new Uint8Array(await readBytes(stored, 0, Math.min(size, PROBE_SIZE)));
  const readable = await readableBy(first, size, options);
  const { entries, branches, disguise } = readable;
  const source = disguise === undefined ? stored : disguisedSource(stored, disguise);
  const probe = disguise === undefined ? first : uncovered(first, disguise);
  const headSizes = branches.map(
    ({ container }) => container.headSizeOf?.(probe, size) ?? container.headSize,
  );
  const headSize = Math.min(size, Math.max(...headSizes));
  const head = headSize <= probe.length ? probe : new Uint8Array(await readBytes(source, 0, headSize));
  const newCache = (): RegionCache => new RegionCache(source, options.allocate);
  const cache = newCache();
  const peek = await readAppended(branches, { head, size, loaded: cache }, source);
  const file = { head, size, loaded: cache, disguise, peek };
  if (options.branch === undefined) refuseNonsense(branches[0] as Branch, file, readable);
  const candidates = asReadable(await rankByHeader(entries, branches, file), readable);
  const branch = bestOf(candidates, branches, file);
  const issues = readableIssues(branch, readable);
  const nothing = { head, size, loaded: NOTHING_LOADED, candidates, disguise, peek, ...issues };
  const beside = await externalsOf(branch, nothing, options);
  const directory = makeMap(branch, { ...nothing, ...beside }, options);
  const maps = new WeakSet<GameMap<object>>([directory]);
  return {
    candidates,
    map: directory,
    async load(names = directory.lumpNames) {
      await cache.load(names.map((name) => directory.regionOf(directory.entryOf(name))));
      await beside.externals?.load(names.map((name) => directory.entryOf(name).index));
      const ranked = asReadable(rankByContent(entries, branches, file), readable);
      const best = bestOf(ranked, branches, file);
      const contents = cache.contentsOf(best);
      const map = makeMap(best, { ...file, ...issues, ...beside, candidates: ranked, contents }, options);
      maps.add(map);
      return map;
    },
    async save(map, saveOptions = {}) {
      if (!maps.has(map)) throw new FormatError('not-found', 'the map was not opened from this source');
      return saveMap(map, { bytes: await readWhole(source), isOwned: true }, saveOptions);
    },
    async savePieces(map, { layout, changed } = {}) {
      if (!maps.has(map)) throw new FormatError('not-found', 'the map was not opened from this source');
      const how = layout === undefined ? {} : { layout };
      if (disguise === undefined)
        return savePieces(map, { source, head }, { ...how, ...(changed !== undefined && { changed }) });
      const { bytes, externals, report } = saveMap(
        map,
        { bytes: await readWhole(source), isOwned: true },
        how,
      );
      return { externals, report, size: bytes.length, pieces: [{ offset: 0, bytes }] };
    },
    async rewrite() {
      const fresh = { head, size, loaded: newCache(), peek };
      await loadClues(branches, fresh);
      const ranked = asReadable(rankByContent(entries, branches, fresh), readable);
      const best = bestOf(ranked, branches, fresh);
      const bare = makeMap(best, { head, size, loaded: NOTHING_LOADED, peek }, options);
      const loadRegion = async (region: Region): Promise<GameMap> => {
        const loaded = newCache();
        await loaded.load([region]);
        return makeMap(best, { head, size, loaded, peek }, options);
      };
      const parts = saveParts(bare, { source, head, loadRegion });
      return { branch: best.id, parts: disguise === undefined ? parts : disguisedParts(parts, disguise) };
    },
  };
}

/** Reads the bytes that say whether something was appended to a file, wherever one of the branches would have it. */
async function readAppended(
  branches: readonly Branch[],
  file: FileWithHead,
  source: ByteSource,
): Promise<FileWithHead['peek']> {
  const read = new Map<number, Uint8Array>();
  for (const branch of branches) {
    const { container } = branch;
    if (container.appendedAt === undefined || file.head.length < container.headSize) continue;
    const place = container.appendedAt(makeMap(branch, file, {}).head.entries, file.size);
    if (place === undefined || read.has(place.offset)) continue;
    read.set(place.offset, await readBytes(source, place.offset, place.offset + place.size));
  }
  return read.size === 0 ? undefined : ({ offset }) => read.get(offset);
}

/** The parts of a file as they are stored: hidden as it was. */
async function* disguisedParts(
  parts: AsyncIterable<SavedPart>,
  disguise: Disguise,
): AsyncGenerator<SavedPart> {
  for await (const { offset, bytes } of parts) {
    const hidden = new Uint8Array(bytes);
    disguise.turn(hidden, offset);
    yield { offset, bytes: hidden };
  }
}

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
