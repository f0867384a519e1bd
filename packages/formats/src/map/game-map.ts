import { type ByteOrder, type Content, FormatError, type Issue, inUnpacked } from '@brushwork/record';
import type { Branch } from '../branch.js';
import type { Head, StoredLump } from '../container/container.js';
import type { Disguise } from '../container/disguise/index.js';
import type { Candidate } from '../detection.js';
import { externalSize } from '../external/external-size.js';
import { type Externals, type LumpOrigin, noExternals } from '../external/externals.js';
import type { ContentsOf, LumpEntry, Lumps } from '../lump.js';
import { type ChangedExternal, changedExternals } from './changed-externals.js';
import { type Region, regionsOf } from './regions.js';
import { isPacked, unpackLump } from './unpack-lump.js';

/** What happens when one of several lumps that share bytes is changed. */
export type OverlapPolicy =
  /** The change is one of all of them, and the report of `save` says so. */
  | 'share'
  /** `save` refuses with `overlap`. */
  | 'refuse'
  /** Each gets bytes of its own on opening, and one that was changed a place of its own on saving. */
  | 'separate';

/** How a map is opened. */
export interface OpenOptions {
  /** What happens when a lump that shares bytes with others is changed; `share` unless given. */
  readonly overlaps?: OverlapPolicy;
  /** Whether an issue of severity `error` while opening is thrown instead of collected. */
  readonly strict?: boolean;
}

/** Bytes of the parts of a file that are in memory. */
export interface LoadedBytes {
  /** Bytes of a region; `undefined` when it isn't loaded. */
  region(region: Region): Uint8Array | undefined;
  /** Bytes of a shared region as they were when it was loaded; without it the map copies them when it is made. */
  pristine?(region: Region): Uint8Array | undefined;
  /** The whole file, when it is in memory. */
  readonly whole?: Uint8Array;
}

/** The file of a map: its size, what is in memory of it, and what it was taken for. */
export interface MapFile {
  /** Size in bytes. */
  readonly size: number;
  /** What is in memory. */
  readonly loaded: LoadedBytes;
  /** Every branch that it may be, best first. */
  readonly candidates?: readonly Candidate[];
  /** What hides the stored file. */
  readonly disguise?: Disguise | undefined;
  /** What was found before it was opened. */
  readonly issues?: readonly Issue[];
  /** Contents that were opened before, of a branch with the same lumps; the map adds its own. */
  readonly contents?: Map<string, Content>;
  /** Files beside it that hold parts of it. */
  readonly externals?: Externals;
}

/** A document beside a map, such as entities that aren't in it. */
export interface ExternalDocument {
  /** Name by which the branch knows it, such as `ENTITIES_ENV`. */
  readonly name: string;
  /** Name of its file. */
  readonly file: string;
  /** What is in it. */
  readonly content: Content;
}

/** A map file that was opened: its directory, its typed lumps, and what was found. */
export class GameMap<L extends object = Lumps> {
  /** The layout that it was opened as. */
  readonly branch: Branch<L>;
  /** Header and directory. */
  readonly head: Head;
  /** Size of the file in bytes. */
  readonly size: number;
  /** Every branch that the file may be, best first, with the evidence; empty for bytes opened as a given branch. */
  readonly candidates: readonly Candidate[];
  /** What hides the stored file, and hides it again when it is saved; `undefined` for most. */
  readonly disguise: Disguise | undefined;
  /** The typed lumps by name, read when first asked for. A lump that isn't loaded throws `not-found`. */
  readonly lumps: ContentsOf<L>;
  /** The stretches of the file that hold lumps, in the order of the file. */
  readonly regions: readonly Region[];
  /** What happens when a lump that shares bytes with others is changed. */
  readonly overlaps: OverlapPolicy;
  /** The files beside it that hold parts of it. */
  readonly externals: Externals;
  private readonly contents: Map<string, Content>;
  private readonly loaded: LoadedBytes;
  /** What was found before the directory was read: about patches, about a version that isn't known. */
  readonly openingIssues: readonly Issue[];
  private sorted: readonly [string, LumpEntry][] | undefined;
  private readonly pristine = new Map<Region, Uint8Array>();
  private readonly unpackIssues = new Map<string, readonly Issue[]>();

  constructor(branch: Branch<L>, head: Head, file: MapFile, options: OpenOptions = {}) {
    this.branch = branch;
    this.head = head;
    this.size = file.size;
    this.loaded = file.loaded;
    this.candidates = file.candidates ?? [];
    this.disguise = file.disguise;
    this.openingIssues = file.issues ?? [];
    this.contents = file.contents ?? new Map<string, Content>();
    this.overlaps = options.overlaps ?? 'share';
    this.externals = file.externals ?? noExternals(branch.externals);
    this.regions = regionsOf(head.entries);
    this.lumps = this.lazyLumps();
    if (file.loaded.pristine === undefined) this.keepPristine();
    const worst =
      options.strict === true ? this.issues.find((found) => found.severity === 'error') : undefined;
    if (worst !== undefined) throw new FormatError(worst.code, worst.message, worst);
  }

  private keepPristine(): void {
    for (const region of this.regions) {
      const bytes = region.lumps.length > 1 ? this.loaded.region(region) : undefined;
      // Not `slice`, which gives no copy of a Node `Buffer`.
      if (bytes !== undefined) this.pristine.set(region, new Uint8Array(bytes));
    }
  }

  /** Byte order of the file. */
  get byteOrder(): ByteOrder {
    return this.head.byteOrder;
  }

  /** Version of the file. */
  get version(): number {
    return this.head.version;
  }

  /** Names of the lumps in the order of the directory. */
  get lumpNames(): string[] {
    return this.entries.map(([name]) => name);
  }

  /** Everything that was found while reading the directory and the lumps that are loaded. */
  get issues(): Issue[] {
    return [
      ...this.openingIssues,
      ...this.head.issues,
      ...this.externalIssues,
      ...this.entries.flatMap(([name]) => (this.isLoaded(name) ? this.issuesOf(name) : [])),
    ];
  }

  /** Everything that was found while unpacking and reading a lump that is loaded. */
  issuesOf(name: string): readonly Issue[] {
    const { issues } = this.lump(name);
    const block = this.blockOf(name);
    const own = block === undefined ? issues : issues.map((found) => inUnpacked(found, block));
    return [...own, ...(this.unpackIssues.get(name) ?? [])];
  }

  /**
   * Absolute offset of the block that a loaded lump was unpacked from: offsets in its content count from there and are
   * none of the file. `undefined` for a lump that is stored as it is.
   */
  blockOf(name: string): number | undefined {
    const entry = this.entryOf(name);
    if (entry.unpacked === undefined) return undefined;
    const stored = this.storedBytes(entry);
    if (stored === undefined || !isPacked(entry, stored)) return undefined;
    // What couldn't be unpacked is still the file's own bytes.
    return this.lump(name).bytes.buffer === stored.buffer ? undefined : entry.start;
  }

  /** What was found about the files beside the map: those that aren't there, those that differ from the map's own copy. */
  get externalIssues(): Issue[] {
    const names = new Map(this.entries.map(([name, { index }]) => [index, name]));
    const found = this.externals.issuesOf(this.head.entries, {
      nameOf: ({ index }) => names.get(index) ?? `#${index}`,
      copyOf: (entry) => (entry.end > entry.start ? this.storedBytes(entry) : undefined),
    });
    return [...found, ...this.documents.flatMap(({ content }) => content.issues)];
  }

  /** The documents beside the map that are loaded, in the order of the branch. */
  get documents(): readonly ExternalDocument[] {
    return this.externals.documents.flatMap(({ document, file }) => {
      const bytes = file.take();
      if (bytes === undefined) return [];
      const { name, type } = document;
      const content =
        this.contents.get(name) ?? type.open({ name, bytes, offset: 0, byteOrder: this.byteOrder });
      this.contents.set(name, content);
      return [{ name, file: file.name, content }];
    });
  }

  private get entries(): readonly [string, LumpEntry][] {
    this.sorted ??= Object.entries(this.branch.lumps as Lumps).sort((a, b) => a[1].index - b[1].index);
    return this.sorted;
  }

  private lazyLumps(): ContentsOf<L> {
    const lumps = Object.create(null) as ContentsOf<L>;
    for (const name of Object.keys(this.branch.lumps)) {
      Object.defineProperty(lumps, name, { get: () => this.lump(name), enumerable: true });
    }
    return lumps;
  }

  /** The directory entry of a lump. */
  entryOf(name: string): StoredLump {
    const lump = Object.hasOwn(this.branch.lumps, name) ? (this.branch.lumps as Lumps)[name] : undefined;
    const entry = lump === undefined ? undefined : this.head.entries[lump.index];
    if (entry === undefined)
      throw new FormatError('not-found', `${this.branch.title} has no lump named '${name}'`);
    return entry;
  }

  /** Name of a lump by its name in any case, or its index in decimal digits; `not-found` when there is none. */
  nameOf(lump: string | number): string {
    if (typeof lump === 'string' && Object.hasOwn(this.branch.lumps, lump)) return lump;
    const wanted = String(lump).toLowerCase();
    const found = this.entries.find(
      ([name, { index }]) => String(index) === wanted || name.toLowerCase() === wanted,
    );
    if (found === undefined) throw new FormatError('not-found', `${this.branch.title} has no lump '${lump}'`);
    return found[0];
  }

  /** Where the bytes of a lump come from: the map, or a file beside it. */
  originOf(name: string): LumpOrigin {
    return this.externals.originOf(this.entryOf(name));
  }

  /** Whether the bytes of a lump are in memory; those of a file beside the map that isn't at hand never are. */
  isLoaded(name: string): boolean {
    const entry = this.entryOf(name);
    const external = this.externals.lumpFile(entry.index);
    if (external !== undefined) return external.bytes !== undefined;
    if (entry.isElsewhere === true) return false;
    return entry.end === entry.start || this.loaded.region(this.regionOf(entry) as Region) !== undefined;
  }

  /** The stretch of the file that a lump lies in; `undefined` when it has no bytes. */
  regionOf(entry: StoredLump): Region | undefined {
    return entry.end === entry.start
      ? undefined
      : this.regions.find((region) => region.lumps.includes(entry));
  }

  /** The files beside the map that are to be written anew. Throws as `changedExternals` of `changed-externals.ts` does. */
  get changedExternals(): readonly ChangedExternal[] {
    return changedExternals(this);
  }

  /** The typed content of a lump, read when first asked for; empty for one whose file beside the map isn't at hand. */
  lump(name: string): Content {
    const known = this.contents.get(name);
    if (known !== undefined) return known;
    const entry = this.entryOf(name);
    const type = ((this.branch.lumps as Lumps)[name] as LumpEntry).type;
    const content = type.open({
      name,
      bytes: this.externalBytes(entry, name) ?? this.bytesOf(entry, name),
      offset: entry.end > entry.start ? entry.start : entry.offset,
      byteOrder: this.byteOrder,
      version: entry.version,
    });
    this.contents.set(name, content);
    return content;
  }

  /** The bytes of a lump that has a file of its own, as far as they are the lump's; `undefined` for another. */
  private externalBytes(entry: StoredLump, name: string): Uint8Array | undefined {
    const file = this.externals.lumpFile(entry.index);
    if (file === undefined) return undefined;
    const bytes = file.take();
    if (bytes === undefined)
      throw new FormatError('not-found', `is not loaded: ask for it with load(['${name}'])`, {
        path: [name],
      });
    return bytes.subarray(0, externalSize(file, entry));
  }

  /** The bytes of a lump as they are in the map itself; `undefined` when they aren't loaded. */
  private storedBytes(entry: StoredLump): Uint8Array | undefined {
    const region = this.regionOf(entry);
    if (region === undefined) return new Uint8Array(0);
    return this.loaded.region(region)?.subarray(entry.start - region.start, entry.end - region.start);
  }

  private bytesOf(entry: StoredLump, name: string): Uint8Array {
    const region = this.regionOf(entry);
    if (region === undefined) return new Uint8Array(0);
    const bytes = this.loaded.region(region);
    if (bytes === undefined)
      throw new FormatError('not-found', `is not loaded: ask for it with load(['${name}'])`, {
        path: [name],
      });
    const own = bytes.subarray(entry.start - region.start, entry.end - region.start);
    if (isPacked(entry, own)) {
      const unpacked = unpackLump(entry, own, name);
      this.unpackIssues.set(name, unpacked.issues);
      return unpacked.bytes;
    }
    return this.overlaps === 'separate' && region.lumps.length > 1 ? new Uint8Array(own) : own;
  }

  /** The whole file with every change that was made in place, when the map was opened from bytes. */
  get wholeFile(): Uint8Array | undefined {
    return this.loaded.whole;
  }

  /** The bytes of a region as they are in memory now; `undefined` when it isn't loaded. */
  regionBytes(region: Region): Uint8Array | undefined {
    return this.loaded.region(region);
  }

  /** The bytes of a region that several lumps share, as they were when the map was opened. */
  pristineBytes(region: Region): Uint8Array | undefined {
    return this.loaded.pristine === undefined ? this.pristine.get(region) : this.loaded.pristine(region);
  }

  /** The content of a lump if something has asked for it already: only then can it have been changed. */
  openedLump(name: string): Content | undefined {
    return this.contents.get(name);
  }
}
