import { type ByteOrder, type Content, FormatError, type Issue } from '@brushwork/record';
import type { Branch } from '../branch.js';
import type { Head, StoredLump } from '../container/container.js';
import type { Candidate } from '../detection.js';
import type { ContentsOf, LumpEntry, Lumps } from '../lump.js';
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
  /** Contents that were opened before, of a branch with the same lumps; the map adds its own. */
  readonly contents?: Map<string, Content>;
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
  /** The typed lumps by name, read when first asked for. A lump that isn't loaded throws `not-found`. */
  readonly lumps: ContentsOf<L>;
  /** The stretches of the file that hold lumps, in the order of the file. */
  readonly regions: readonly Region[];
  /** What happens when a lump that shares bytes with others is changed. */
  readonly overlaps: OverlapPolicy;
  private readonly contents: Map<string, Content>;
  private readonly loaded: LoadedBytes;
  private sorted: readonly [string, LumpEntry][] | undefined;
  private readonly pristine = new Map<Region, Uint8Array>();
  private readonly unpackIssues = new Map<string, readonly Issue[]>();

  constructor(branch: Branch<L>, head: Head, file: MapFile, options: OpenOptions = {}) {
    this.branch = branch;
    this.head = head;
    this.size = file.size;
    this.loaded = file.loaded;
    this.candidates = file.candidates ?? [];
    this.contents = file.contents ?? new Map<string, Content>();
    this.overlaps = options.overlaps ?? 'share';
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
      ...this.head.issues,
      ...this.entries.flatMap(([name]) =>
        this.isLoaded(name) ? [...this.lump(name).issues, ...(this.unpackIssues.get(name) ?? [])] : [],
      ),
    ];
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

  /** Whether the bytes of a lump are in memory. */
  isLoaded(name: string): boolean {
    const entry = this.entryOf(name);
    return entry.end === entry.start || this.loaded.region(this.regionOf(entry) as Region) !== undefined;
  }

  /** The stretch of the file that a lump lies in; `undefined` when it has no bytes. */
  regionOf(entry: StoredLump): Region | undefined {
    return entry.end === entry.start
      ? undefined
      : this.regions.find((region) => region.lumps.includes(entry));
  }

  /** The typed content of a lump, read when first asked for. */
  lump(name: string): Content {
    const known = this.contents.get(name);
    if (known !== undefined) return known;
    const entry = this.entryOf(name);
    const type = ((this.branch.lumps as Lumps)[name] as LumpEntry).type;
    const content = type.open({
      name,
      bytes: this.bytesOf(entry, name),
      offset: entry.end > entry.start ? entry.start : entry.offset,
      byteOrder: this.byteOrder,
      version: entry.version,
    });
    this.contents.set(name, content);
    return content;
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
