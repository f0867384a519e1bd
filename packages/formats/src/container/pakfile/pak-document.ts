import { FormatError } from '@brushwork/record';
import type { ZipDirectoryOptions } from '../zip/zip-directory.js';
import { type PackedContent, type PakMethodName, packContent } from './pak-content.js';
import { type DosTime, firstDosTime, PakEntry } from './pak-entry.js';
import { comparableName, type PakName, pakName } from './pak-name.js';
import { type PakReading, type ReadPak, readPak } from './read-pak.js';
import { writePak } from './write-pak.js';

/** What becomes of an entry; what isn't given stays. */
export interface PakEntryChange {
  /** Other content. */
  readonly content?: PackedContent;
  /** Another name. */
  readonly name?: string;
}

/** What an edit may say beside name and content. */
export interface PakEditOptions {
  /** When the entry was changed last; an old entry keeps its date, a new one has 1980-01-01. */
  readonly modified?: DosTime | undefined;
}

/**
 * A pakfile as a list of entries that can be changed. Nothing is rewritten that isn't changed: headers and data of other
 * entries are copied as they are, only their offsets in the directory follow. While nothing is changed, or all of it
 * was taken back, the bytes are the very ones that were read.
 */
export class PakDocument {
  private readonly original: Uint8Array;
  private readonly reading: PakReading;
  private readonly first: readonly PakEntry[];
  private list: PakEntry[];
  private written: Uint8Array | undefined;

  private constructor(bytes: Uint8Array, reading: PakReading) {
    this.original = bytes;
    this.reading = reading;
    this.first = (reading.pak?.entries ?? []).map((entry) => new PakEntry({ source: { entry, bytes } }));
    this.list = [...this.first];
  }

  /** Reads a pakfile. Never throws: one that can't be read has no entries and says why. No bytes at all are an empty one. */
  static parse(bytes: Uint8Array, options: ZipDirectoryOptions = {}): PakDocument {
    return new PakDocument(bytes, readPak(bytes, options));
  }

  /** Packs content for `add` and `replace`; see `packContent`. */
  static pack(bytes: Uint8Array, method: PakMethodName = 'stored'): Promise<PackedContent> {
    return packContent(bytes, method);
  }

  /** The pakfile as it was read; `undefined` when it couldn't be. */
  get source(): ReadPak | undefined {
    return this.reading.pak;
  }

  /** Why the pakfile can't be read as one. */
  get failure(): FormatError | undefined {
    return this.original.length === 0 ? undefined : this.reading.failure;
  }

  /** The entries in the order of the directory. */
  get entries(): readonly PakEntry[] {
    return this.list;
  }

  /** Every entry of a name, compared as games do: without regard to case, with either slash. */
  findAll(name: string): PakEntry[] {
    const wanted = comparableName(name);
    return this.list.filter((entry) => comparableName(entry.name) === wanted);
  }

  /** The first entry of a name; `undefined` when there is none. */
  find(name: string): PakEntry | undefined {
    const wanted = comparableName(name);
    return this.list.find((entry) => comparableName(entry.name) === wanted);
  }

  /** Whether the entries are others than those that were read. */
  get isChanged(): boolean {
    const { first, list } = this;
    return first.length !== list.length || first.some((entry, i) => entry !== list[i]);
  }

  /**
   * Adds an entry behind the others. Throws `FormatError` 'ambiguous' when there is one of that name, 'does-not-fit' for
   * a name that can't be one, 'unsupported' when the pakfile can't be read.
   */
  add(name: string, content: PackedContent, options: PakEditOptions = {}): PakEntry {
    this.checkReadable();
    const made = this.freeName(name, undefined);
    const entry = new PakEntry({ name: made, content, modified: options.modified ?? firstDosTime });
    return this.change([...this.list, entry], entry);
  }

  /** Gives an entry other content; it stays where it is. Throws 'not-found' for an entry that isn't in the document. */
  replace(entry: PakEntry, content: PackedContent, options: PakEditOptions = {}): PakEntry {
    return this.put(entry, new PakEntry({ ...entry.parts, ...given(options), content }));
  }

  /**
   * Gives many entries other contents, other names, or both, in time that grows with the number of all. Either all of it
   * is done or, when something is thrown, nothing: throws as `replace` and `rename` do.
   */
  editAll(changes: ReadonlyMap<PakEntry, PakEntryChange>): void {
    const present = new Set(this.list);
    for (const entry of changes.keys()) if (!present.has(entry)) throw missing(entry);
    const names = this.newNames(changes);
    const list = this.list.map((entry) => {
      const change = changes.get(entry);
      if (change === undefined) return entry;
      const { content } = change;
      const name = names.get(entry);
      return new PakEntry({
        ...entry.parts,
        ...(content !== undefined && { content }),
        ...(name !== undefined && { name }),
      });
    });
    this.written = undefined;
    this.list = list;
  }

  /** The names of entries that get one; 'ambiguous' for one that another entry has then. */
  private newNames(changes: ReadonlyMap<PakEntry, PakEntryChange>): Map<PakEntry, PakName> {
    const isRenamed = (entry: PakEntry): boolean => changes.get(entry)?.name !== undefined;
    const taken = new Map(
      this.list.filter((entry) => !isRenamed(entry)).map((entry) => [comparableName(entry.name), entry.name]),
    );
    const names = new Map<PakEntry, PakName>();
    for (const entry of this.list) {
      const name = changes.get(entry)?.name;
      if (name === undefined) continue;
      const made = pakName(name);
      const key = comparableName(made.text);
      const other = taken.get(key);
      if (other !== undefined)
        throw new FormatError('ambiguous', `the pakfile has an entry '${other}' already`, { found: name });
      taken.set(key, made.text);
      names.set(entry, made);
    }
    return names;
  }

  /** Gives an entry another name. Throws as `add` and `replace` do. */
  rename(entry: PakEntry, name: string, options: PakEditOptions = {}): PakEntry {
    return this.put(
      entry,
      new PakEntry({ ...entry.parts, ...given(options), name: this.freeName(name, entry) }),
    );
  }

  /** Takes an entry out. Throws 'not-found' for an entry that isn't in the document. */
  remove(entry: PakEntry): void {
    const index = this.indexOf(entry);
    this.change(this.list.toSpliced(index, 1), entry);
  }

  /**
   * The pakfile's bytes. Throws `FormatError` 'unsupported' for changes of a pakfile whose directory doesn't follow its
   * entries, 'overlap' where entries lie over it, 'limit' for more than the directory can count, and what makes a
   * renamed entry's data unreadable.
   */
  toBytes(): Uint8Array {
    if (!this.isChanged) return this.original;
    this.written ??= writePak(this.reading.pak, this.list);
    return this.written;
  }

  private put(entry: PakEntry, next: PakEntry): PakEntry {
    const index = this.indexOf(entry);
    return this.change(this.list.with(index, next), next);
  }

  private change(list: PakEntry[], entry: PakEntry): PakEntry {
    this.list = list;
    this.written = undefined;
    return entry;
  }

  private indexOf(entry: PakEntry): number {
    const index = this.list.indexOf(entry);
    if (index >= 0) return index;
    throw missing(entry);
  }

  private checkReadable(): void {
    const { failure } = this;
    if (failure === undefined) return;
    const message = `a pakfile that can't be read can't be changed: ${failure.reason}`;
    throw new FormatError('unsupported', message, { cause: failure });
  }

  private freeName(name: string, self: PakEntry | undefined) {
    const made = pakName(name);
    const other = this.find(made.text);
    if (other === undefined || other === self) return made;
    throw new FormatError('ambiguous', `the pakfile has an entry '${other.name}' already`, { found: name });
  }
}

function missing({ name }: PakEntry): FormatError {
  return new FormatError('not-found', `the pakfile has no such entry as '${name}' any more`);
}

function given({ modified }: PakEditOptions): PakEditOptions {
  return modified === undefined ? {} : { modified };
}
