import { type ByteOrder, FormatError, type Issue, issue } from '@brushwork/record';
import type {
  AppendedPlace,
  Container,
  Head,
  PlacedLump,
  Plan,
  PlannedLump,
  PlannedRegion,
  PlanOptions,
  ReadHeadOptions,
  StoredLump,
} from './container.js';
import {
  type Beginning,
  hasSignature,
  magicOf,
  readBeginning,
  type Signature,
  signatureSize,
  versionOffset,
} from './signature.js';

/** A word of a directory entry; `unpacked` is the size of a compressed lump's content, 0 for one that isn't. */
export type EntryWord = 'offset' | 'length' | 'version' | 'unpacked' | 'unused';

/**
 * A word between version and directory: how often the map was saved in its editor, the index of the directory's last
 * entry, or a number by which copies of the map are told apart.
 */
export type LeadingWord = 'revision' | 'last-lump' | 'checksum' | 'unused';

/** A directory of its own that tools append to a file: it begins behind the last lump, or is not there. */
export interface AppendedDirectory {
  /** Its first bytes, as text. */
  readonly magic: string;
  /** Its first byte is at a multiple of that many bytes. */
  readonly alignment: number;
}

/** What a lump directory looks like: magic and version, then entries of 32-bit words. */
export interface LumpDirectoryOptions extends Signature {
  /** 32-bit words between the version and the directory; none unless given. */
  readonly wordsBefore?: number;
  /** What those words mean, in the order of the file; those that aren't listed mean nothing known. */
  readonly leadingWords?: readonly LeadingWord[];
  /**
   * Whether lumps may lie in files of their own beside the map. One whose range begins at or behind the end of the file
   * is then no damage, but one that isn't in this file.
   */
  readonly hasExternalLumps?: boolean;
  /** Whether a word behind the directory counts how often the map was saved in its editor. */
  readonly hasRevision?: boolean;
  /** Lumps in the order in which the format's compiler writes them; those that aren't named follow by index. Index order unless given. */
  readonly writeOrder?: readonly number[];
  /** Number of entries. */
  readonly entryCount: number;
  /**
   * How many entries every file has; all unless given. A file has those behind them as far as they end before its first
   * lump begins, and unless text stands there: what has no entry is an empty lump.
   */
  readonly leastEntryCount?: number;
  /**
   * Whether compilers leave a text of their own between the directory and the first lump, which then stays there however
   * the file is laid out.
   */
  readonly hasMark?: boolean;
  /**
   * A directory of its own behind the last lump. What begins there up to the end of the file is then one lump more, whose
   * index is `entryCount`, with a length of 0 in files without.
   */
  readonly appended?: AppendedDirectory;
  /** Words of an entry in the order of the file. */
  readonly entry: readonly EntryWord[];
  /** Alignment that the format's compiler gives each lump, in bytes. */
  readonly alignment: number;
  /** What the compiler stores as the offset of an empty lump: where it is when it comes to it, or 0. */
  readonly emptyOffset: 'running' | 'zero';
  /** Lumps that have offset 0 when they are empty, since the compiler never writes them. */
  readonly emptyAtZero?: readonly number[];
  /** Lumps that tools which repack a map bring to whole sectors, and the size of a sector in bytes. */
  readonly sectors?: { readonly size: number; readonly lumps: readonly number[] };
}

/** Whether there is nothing but text. */
function isText(d: DataView, offset: number, size: number): boolean {
  for (let i = 0; i < size; i++) {
    const byte = d.getUint8(offset + i);
    if (byte < 0x20 || byte > 0x7e) return false;
  }
  return true;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Largest file that signed 32-bit offsets can point into. */
const MAXIMUM_OFFSET = 0x7fffffff;

class LumpDirectory implements Container {
  readonly kind = 'lump-directory';
  readonly magic: string;
  readonly versions: readonly number[];
  readonly headSize: number;
  readonly leastHeadSize: number;
  readonly alignment: number;
  readonly keepsLead: boolean;
  /** What was declared. */
  readonly options: LumpDirectoryOptions;
  readonly signature: Signature;
  private readonly entrySize: number;
  private readonly directoryOffset: number;
  private readonly order: readonly number[];

  constructor(options: LumpDirectoryOptions) {
    this.options = options;
    this.signature = options;
    this.magic = options.magic;
    this.versions = options.versions;
    this.alignment = options.alignment;
    this.keepsLead = options.hasMark === true;
    this.entrySize = options.entry.length * 4;
    this.directoryOffset = signatureSize(options) + (options.wordsBefore ?? 0) * 4;
    const directoryEnd = this.directoryOffset + options.entryCount * this.entrySize;
    this.headSize = directoryEnd + (options.hasRevision === true ? 4 : 0);
    this.leastHeadSize = this.directorySize(options.leastEntryCount ?? options.entryCount);
    const count = options.entryCount + (options.appended === undefined ? 0 : 1);
    const indexes = Array.from({ length: count }, (_, index) => index);
    const first = options.writeOrder ?? [];
    this.order = [...first, ...indexes.filter((index) => !first.includes(index))];
  }

  matches(head: Uint8Array): boolean {
    return hasSignature(this.options, head);
  }

  readHead(head: Uint8Array, options: ReadHeadOptions): Head {
    const leastSize = this.leastHeadSize;
    if (head.length < leastSize) {
      throw new FormatError('truncated', `the header takes ${leastSize} bytes, the file has ${head.length}`, {
        path: ['header'],
        offset: 0,
        expected: leastSize,
        found: head.length,
      });
    }
    const d = viewOf(head);
    const { magic, version, byteOrder } = readBeginning(this.options, head) ?? this.unknownBeginning(head);
    const littleEndian = byteOrder === 'little';
    const issues: Issue[] = [];
    const entries: StoredLump[] = [];
    const count = this.storedEntryCount(d, littleEndian);
    const headSize = this.directorySize(count);
    const words = { d, littleEndian, headSize };
    for (let index = 0; index < this.options.entryCount; index++)
      entries.push(
        index < count
          ? this.readEntry(words, index, options, issues)
          : { index, offset: 0, length: 0, start: 0, end: 0, isAbsent: true },
      );
    const appended = this.appendedEntry(entries, options);
    if (appended !== undefined) entries.push(appended);
    issues.push(...overlaps(entries, options), ...this.lastLumpIssues(d, littleEndian));
    const revisionAt = this.revisionOffset;
    const checksumAt = this.leadingOffset('checksum');
    return {
      magic,
      version,
      byteOrder,
      headSize,
      entries,
      issues,
      ...(revisionAt !== undefined && { revision: d.getInt32(revisionAt, littleEndian) }),
      ...(checksumAt !== undefined && { checksum: d.getUint32(checksumAt, littleEndian) }),
    };
  }

  /** Size of a header with that many entries. */
  private directorySize(entryCount: number): number {
    return this.headSize - (this.options.entryCount - entryCount) * this.entrySize;
  }

  /** How many entries a file has: those that every one has, and those behind them that end before its first lump begins. */
  private storedEntryCount(d: DataView, littleEndian: boolean): number {
    const { entry, entryCount, leastEntryCount = entryCount } = this.options;
    const wordAt = (index: number, word: EntryWord): number =>
      d.getInt32(this.directoryOffset + index * this.entrySize + entry.indexOf(word) * 4, littleEndian);
    let first = d.byteLength;
    for (let index = 0; index < leastEntryCount; index++) {
      const offset = wordAt(index, 'offset');
      const isPlaced = wordAt(index, 'length') > 0 && offset >= this.directorySize(leastEntryCount);
      if (isPlaced && offset < first) first = offset;
    }
    let count = leastEntryCount;
    while (count < entryCount && this.directorySize(count + 1) <= first) {
      const at = this.directoryOffset + count * this.entrySize;
      if (isText(d, at, this.entrySize)) break;
      count++;
    }
    return count;
  }

  /** Of a file that begins otherwise and is read all the same. */
  private unknownBeginning(head: Uint8Array): Beginning {
    const at = versionOffset(this.options);
    return {
      magic: this.magic === '' ? '' : magicOf(head),
      version: at === undefined ? 0 : viewOf(head).getInt32(at, true),
      byteOrder: 'little',
    };
  }

  appendedAt(entries: readonly StoredLump[], fileSize: number): AppendedPlace | undefined {
    const { appended, entryCount } = this.options;
    if (appended === undefined) return undefined;
    const { magic, alignment } = appended;
    const end = entries
      .slice(0, entryCount)
      .reduce((last, entry) => Math.max(last, entry.end > entry.start ? entry.end : 0), this.leastHeadSize);
    const offset = Math.ceil(end / alignment) * alignment;
    return offset + magic.length > fileSize ? undefined : { offset, size: magic.length };
  }

  /** The entry of what tools append: as long as the rest of the file when its magic is there, else empty. */
  private appendedEntry(
    entries: readonly StoredLump[],
    { fileSize, peek }: ReadHeadOptions,
  ): StoredLump | undefined {
    const { appended, entryCount: index } = this.options;
    if (appended === undefined) return undefined;
    const place = this.appendedAt(entries, fileSize);
    const bytes = place === undefined ? undefined : peek?.(place);
    if (place === undefined || bytes === undefined || magicOf(bytes) !== appended.magic)
      return { index, offset: 0, length: 0, start: 0, end: 0 };
    const { offset } = place;
    return { index, offset, length: fileSize - offset, start: offset, end: fileSize };
  }

  /** Where a leading word is; `undefined` when there is none of that meaning. */
  private leadingOffset(word: LeadingWord): number | undefined {
    const position = this.options.leadingWords?.indexOf(word) ?? -1;
    return position < 0 ? undefined : signatureSize(this.options) + position * 4;
  }

  private get revisionOffset(): number | undefined {
    return this.options.hasRevision === true ? this.headSize - 4 : this.leadingOffset('revision');
  }

  private lastLumpIssues(d: DataView, littleEndian: boolean): Issue[] {
    const offset = this.leadingOffset('last-lump');
    if (offset === undefined) return [];
    const found = d.getInt32(offset, littleEndian);
    const expected = this.options.entryCount - 1;
    if (found === expected) return [];
    const message = `says that lump ${found} is the last one: ${this.options.entryCount} are read all the same`;
    return [
      issue('lump-last', 'warning', 'bad-count', { message, path: ['header'], offset, expected, found }),
    ];
  }

  private readEntry(
    words: { readonly d: DataView; readonly littleEndian: boolean; readonly headSize: number },
    index: number,
    options: ReadHeadOptions,
    issues: Issue[],
  ): StoredLump {
    const at = this.directoryOffset + index * this.entrySize;
    const word = (name: EntryWord): number | undefined => {
      const position = this.options.entry.indexOf(name);
      return position < 0 ? undefined : words.d.getInt32(at + position * 4, words.littleEndian);
    };
    const offset = word('offset') ?? 0;
    const length = word('length') ?? 0;
    const report = (
      rule: string,
      code: 'bad-length' | 'out-of-bounds',
      message: string,
      found: number,
    ): void => {
      issues.push(
        issue(rule, 'error', code, {
          message,
          path: [options.nameOf(index)],
          offset: at,
          expected: `inside the file of ${options.fileSize} bytes`,
          found,
        }),
      );
    };
    let start = 0;
    let end = 0;
    const isElsewhere =
      this.options.hasExternalLumps === true && length > 0 && offset >= options.fileSize && offset > 0;
    if (isElsewhere) {
      // In a file of its own: the map finds it there, or says that it is missing.
    } else if (length < 0) report('lump-negative', 'bad-length', `has the negative length ${length}`, length);
    else if (length > 0 && offset < 0)
      report('lump-negative', 'out-of-bounds', `has the negative offset ${offset}`, offset);
    else if (length > 0) {
      start = Math.min(offset, options.fileSize);
      end = Math.min(offset + length, options.fileSize);
      if (offset + length > options.fileSize) {
        const missing = offset + length - options.fileSize;
        report(
          'lump-out-of-bounds',
          'out-of-bounds',
          `ends ${missing} bytes behind the end of the file`,
          offset + length,
        );
      }
      if (offset < words.headSize) {
        issues.push(
          issue('lump-in-header', 'warning', 'overlap', {
            message: `begins inside the header of ${words.headSize} bytes`,
            path: [options.nameOf(index)],
            offset: at,
            expected: `at least ${words.headSize}`,
            found: offset,
          }),
        );
      }
    }
    const entry = { index, offset, length, version: word('version'), unpacked: word('unpacked'), start, end };
    return isElsewhere ? { ...entry, isElsewhere } : entry;
  }

  plan(lumps: readonly PlannedLump[], options: PlanOptions = {}): Plan {
    const byIndex = new Map(lumps.map((lump) => [lump.index, lump]));
    const starts = new Map<PlannedRegion, number>();
    const placed: PlacedLump[] = [];
    const isRepacked = options.rules === 'repack';
    const least = this.options.leastEntryCount ?? this.options.entryCount;
    let end = Math.max(this.leastHeadSize, options.from ?? this.headSize);
    for (const index of isRepacked ? byIndex.keys() : this.order) {
      // An entry that the file doesn't have.
      if (index >= least && index < this.options.entryCount && !byIndex.has(index)) continue;
      const { length, region, delta = 0 } = byIndex.get(index) ?? { length: 0 };
      const next = isRepacked ? this.alignInSectors(end, index) : this.align(end);
      const known = region === undefined ? undefined : starts.get(region);
      const start = known ?? next;
      const empty = isRepacked ? 0 : this.emptyOffset(index, next);
      placed.push({ index, offset: length > 0 ? start + delta : empty, length });
      // A region without any byte of its lump is one of bytes that followed it: they still need their place.
      const size = region?.length ?? length;
      if (known !== undefined || size === 0) continue;
      if (region !== undefined) starts.set(region, start);
      end = start + size;
    }
    const size = isRepacked ? this.repackedSize(end, options) : this.align(end);
    if (size > MAXIMUM_OFFSET) {
      throw new FormatError('limit', `${size} bytes are more than the directory can point into`, {
        expected: MAXIMUM_OFFSET,
        found: size,
      });
    }
    return { placed, starts, end, size };
  }

  private alignInSectors(offset: number, index: number): number {
    const { sectors } = this.options;
    const size = sectors?.lumps.includes(index) === true ? sectors.size : this.alignment;
    return Math.ceil(offset / size) * size;
  }

  private repackedSize(end: number, { fileSize = 1 }: PlanOptions): number {
    const { sectors } = this.options;
    const filledSectors = sectors !== undefined && fileSize % sectors.size === 0;
    const size = filledSectors ? sectors.size : this.alignment;
    return Math.ceil(end / size) * size;
  }

  private align(offset: number): number {
    return Math.ceil(offset / this.alignment) * this.alignment;
  }

  private emptyOffset(index: number, running: number): number {
    const isAtZero =
      this.options.emptyOffset === 'zero' ||
      this.options.emptyAtZero?.includes(index) === true ||
      (this.options.writeOrder !== undefined && !this.options.writeOrder.includes(index));
    return isAtZero ? 0 : running;
  }

  writeEntries(file: Uint8Array, placed: readonly PlacedLump[], byteOrder: ByteOrder): void {
    const d = viewOf(file);
    for (const { index, offset, length, unpacked, version } of placed) {
      if (index >= this.options.entryCount) continue;
      const at = this.directoryOffset + index * this.entrySize;
      this.options.entry.forEach((word, i) => {
        if (word === 'offset') d.setInt32(at + i * 4, offset, byteOrder === 'little');
        if (word === 'length') d.setInt32(at + i * 4, length, byteOrder === 'little');
        if (word === 'unpacked' && unpacked !== undefined)
          d.setInt32(at + i * 4, unpacked, byteOrder === 'little');
        if (word === 'version' && version !== undefined)
          d.setInt32(at + i * 4, version, byteOrder === 'little');
      });
    }
  }

  emptyHead(version: number, byteOrder: ByteOrder): Uint8Array {
    const head = new Uint8Array(this.headSize);
    const magic = (byteOrder === 'big' ? this.options.bigEndianMagic : undefined) ?? this.magic;
    for (let i = 0; i < magic.length; i++) head[i] = magic.charCodeAt(i);
    const at = versionOffset(this.options);
    if (at !== undefined) viewOf(head).setInt32(at, version, byteOrder === 'little');
    const lastLump = this.leadingOffset('last-lump');
    if (lastLump !== undefined)
      viewOf(head).setInt32(lastLump, this.options.entryCount - 1, byteOrder === 'little');
    return head;
  }
}

/** Lumps that claim the same bytes, each pair of neighbours once. */
function overlaps(entries: readonly StoredLump[], options: ReadHeadOptions): Issue[] {
  const filled = entries
    .filter((entry) => entry.end > entry.start)
    .sort((a, b) => a.start - b.start || a.index - b.index);
  const issues: Issue[] = [];
  let reach: StoredLump | undefined;
  for (const entry of filled) {
    if (reach !== undefined && entry.start < reach.end) {
      issues.push(
        issue('lump-overlap', 'warning', 'overlap', {
          message: `shares ${Math.min(reach.end, entry.end) - entry.start} bytes with ${options.nameOf(reach.index)}`,
          path: [options.nameOf(entry.index)],
          offset: entry.start,
          expected: `an offset of at least ${reach.end}`,
          found: entry.start,
        }),
      );
    }
    if (reach === undefined || entry.end > reach.end) reach = entry;
  }
  return issues;
}

/** Declares a lump directory: magic, 32-bit version, then entries of 32-bit words, in the file's byte order. */
export function lumpDirectory(options: LumpDirectoryOptions): Container {
  return new LumpDirectory(options);
}
