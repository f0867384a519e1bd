import { type ByteOrder, FormatError } from '@brushwork/record';
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
} from '../container.js';
import {
  hasSignature,
  magicOf,
  readBeginning,
  type Signature,
  signatureSize,
  versionOffset,
} from '../signature.js';
import { lumpSequenceForm } from './lump-sequence-form.js';
import {
  readableCount,
  readSequenceEntries,
  type SequenceEntry,
  type SequenceLimits,
  sequenceEntrySize,
} from './read-entries.js';
import { sequenceIssues } from './sequence-issues.js';

/**
 * A lump behind which some writers fill up nothing, so that the next one begins right behind it. Nothing in a file says
 * so: what fills up need not be zero. What follows tells, when it is the lump that is expected.
 */
export interface MaybeUnpadded {
  /** Index of the lump. */
  readonly lump: number;
  /** Index of the lump that follows it. */
  readonly followedBy: number;
  /** Bytes of that one that are looked at. */
  readonly size: number;
  /** Whether bytes may be those that it begins with. */
  isLikely(bytes: Uint8Array): boolean;
}

/** What a directory without offsets looks like: magic and version, a count, then identifiers and lengths. */
export interface LumpSequenceOptions extends Signature {
  /** Number of identifiers that lumps may have: those below it are the indexes of lumps. */
  readonly idCount: number;
  /** The first byte of a lump is at a multiple of that many bytes; zeros fill up what is between. */
  readonly alignment: number;
  /** A lump of which it isn't sure whether something fills it up. */
  readonly maybeUnpadded?: MaybeUnpadded;
  /** Lumps in the order in which the format's compiler writes them; those that aren't named follow by index. Index order unless given. */
  readonly writeOrder?: readonly number[];
  /** Most entries that are read of a directory, whatever it says; 256 unless given. */
  readonly maximumCount?: number;
}

/** Entries of a file that isn't damaged are many times fewer. */
const DEFAULT_MAXIMUM_COUNT = 256;
const COUNT_SIZE = 4;
/** Longest lump that an entry can say. */
const MAXIMUM_LENGTH = 0xffffffff;

/** What a file's entries count from, and what they end in. */
interface SequenceFile {
  /** Size of header and directory in bytes. */
  readonly headSize: number;
  /** Size of the whole file in bytes. */
  readonly fileSize: number;
}

class LumpSequence implements Container {
  readonly kind = 'lump-sequence';
  readonly signature: Signature;
  readonly magic: string;
  readonly versions: readonly number[];
  readonly headSize: number;
  readonly alignment: number;
  readonly form = lumpSequenceForm;
  readonly isSequential = true;
  private readonly limits: SequenceLimits;
  private readonly maybeUnpadded: MaybeUnpadded | undefined;
  private readonly ranks: ReadonlyMap<number, number>;

  constructor(options: LumpSequenceOptions) {
    const { magic, versions, alignment, idCount, maximumCount = DEFAULT_MAXIMUM_COUNT } = options;
    this.signature = options;
    this.magic = magic;
    this.versions = versions;
    this.alignment = alignment;
    this.limits = { countAt: signatureSize(options), idCount, maximumCount };
    this.headSize = this.limits.countAt + COUNT_SIZE;
    this.maybeUnpadded = options.maybeUnpadded;
    this.ranks = new Map((options.writeOrder ?? []).map((index, rank) => [index, rank]));
  }

  matches(head: Uint8Array): boolean {
    return hasSignature(this.signature, head);
  }

  headSizeOf(head: Uint8Array, fileSize: number): number {
    if (head.length < this.headSize) return this.headSize;
    const byteOrder = readBeginning(this.signature, head)?.byteOrder ?? 'little';
    const count = viewOf(head).getUint32(this.limits.countAt, byteOrder === 'little');
    return this.headSize + readableCount(count, fileSize, this.limits) * sequenceEntrySize;
  }

  readHead(head: Uint8Array, { fileSize, nameOf, peek }: ReadHeadOptions): Head {
    const headSize = this.headSizeOf(head, fileSize);
    if (head.length < headSize) {
      const details = { path: ['header'], offset: 0, expected: headSize, found: head.length };
      throw new FormatError(
        'truncated',
        `the header takes ${headSize} bytes, the file has ${head.length}`,
        details,
      );
    }
    const { magic, version, byteOrder } = this.beginningOf(head);
    const read = readSequenceEntries(head, this.limits, { fileSize, byteOrder });
    const file = { headSize, fileSize };
    const padded = this.placedIn(read.entries, { ...file, isUnpadded: false });
    const isUnpadded = this.isUnpadded(padded.lumps, { fileSize, peek });
    const { lumps, end } = isUnpadded ? this.placedIn(read.entries, { ...file, isUnpadded }) : padded;
    const byIndex = new Map(lumps.map((lump) => [lump.index, lump]));
    const count = Math.max(this.limits.idCount, ...lumps.map(({ index }) => index + 1));
    const entries = Array.from(
      { length: count },
      (_, index) => byIndex.get(index) ?? { index, offset: 0, length: 0, start: 0, end: 0, isAbsent: true },
    );
    const issues = sequenceIssues(read, lumps, { ...this.limits, fileSize, end, nameOf });
    const order = lumps.map(({ index }) => index);
    return { magic, version, byteOrder, headSize, entries, order, issues, ...(isUnpadded && { isUnpadded }) };
  }

  private beginningOf(head: Uint8Array): Pick<Head, 'magic' | 'version' | 'byteOrder'> {
    const beginning = readBeginning(this.signature, head);
    if (beginning !== undefined) return beginning;
    // A file that begins otherwise and is read all the same.
    const at = versionOffset(this.signature);
    const version = at === undefined ? 0 : viewOf(head).getInt32(at, true);
    return { magic: magicOf(head), version, byteOrder: 'little' };
  }

  /** Where each entry's lump lies. */
  private placedIn(
    entries: readonly SequenceEntry[],
    { headSize, fileSize, isUnpadded }: SequenceFile & { readonly isUnpadded: boolean },
  ): { readonly lumps: readonly StoredLump[]; readonly end: number } {
    let end = headSize;
    const lumps = entries.map(({ index, length }): StoredLump => {
      const offset = end;
      end = this.behind(index, offset + length, { isUnpadded });
      return {
        index,
        offset,
        length,
        start: Math.min(offset, fileSize),
        end: Math.min(offset + length, fileSize),
      };
    });
    return { lumps, end };
  }

  /** What follows the lump of which it isn't sure whether something fills it up: from there where it ends. */
  appendedAt(entries: readonly StoredLump[], fileSize: number): AppendedPlace | undefined {
    const { lump, followedBy, size } = this.maybeUnpadded ?? {};
    const own = entries.find(({ index }) => index === lump);
    const next = entries.find(({ index }) => index === followedBy);
    if (size === undefined || own === undefined || next === undefined) return undefined;
    const [offset, padded] = [own.offset + own.length, next.offset];
    const isFilledUp = padded > offset && padded === this.behind(own.index, offset, { isUnpadded: false });
    const isThere = own.length > 0 && next.length >= size && padded + size <= fileSize;
    return isFilledUp && isThere ? { offset, size: padded - offset + size } : undefined;
  }

  /** Whether what follows makes sense only when nothing fills up the lump of which that isn't sure. */
  private isUnpadded(
    lumps: readonly StoredLump[],
    { fileSize, peek }: Pick<ReadHeadOptions, 'fileSize' | 'peek'>,
  ): boolean {
    const place = this.appendedAt(lumps, fileSize);
    const bytes = place === undefined ? undefined : peek?.(place);
    if (this.maybeUnpadded === undefined || place === undefined || bytes?.length !== place.size) return false;
    const { size, isLikely } = this.maybeUnpadded;
    return isLikely(bytes.subarray(0, size)) && !isLikely(bytes.subarray(place.size - size));
  }

  /** Where the lump behind one begins that ends there. */
  private behind(index: number, end: number, { isUnpadded }: { readonly isUnpadded: boolean }): number {
    const isFilledUp = !isUnpadded || index !== this.maybeUnpadded?.lump;
    return isFilledUp ? Math.ceil(end / this.alignment) * this.alignment : end;
  }

  plan(lumps: readonly PlannedLump[], { head, keepsOrder = false }: PlanOptions = {}): Plan {
    const byIndex = new Map(lumps.map((lump) => [lump.index, lump]));
    const order = this.orderOf(lumps, head?.order ?? [], { keepsOrder });
    const starts = new Map<PlannedRegion, number>();
    const placed: PlacedLump[] = [];
    const headSize = this.headSize + order.length * sequenceEntrySize;
    let end = headSize;
    let next = headSize;
    for (const index of order) {
      const { length, region } = byIndex.get(index) ?? { length: 0, region: undefined };
      if (length > MAXIMUM_LENGTH) {
        const message = `${length} bytes are more than an entry can say`;
        throw new FormatError('limit', message, { expected: MAXIMUM_LENGTH, found: length });
      }
      placed.push({ index, offset: next, length });
      if (region !== undefined) starts.set(region, next);
      end = next + length;
      next = this.behind(index, end, { isUnpadded: head?.isUnpadded === true });
    }
    return { placed, starts, headSize, end, size: next };
  }

  /** The lumps that get an entry: those that have one, empty or not, and those that hold something. */
  private orderOf(
    lumps: readonly PlannedLump[],
    stored: readonly number[],
    { keepsOrder }: { readonly keepsOrder: boolean },
  ): number[] {
    const known = new Set(stored);
    const added = lumps.filter(({ index, length }) => length > 0 && !known.has(index));
    const indexes = added.map(({ index }) => index).sort((a, b) => this.compare(a, b));
    if (!keepsOrder) return [...stored, ...indexes].sort((a, b) => this.compare(a, b));
    const order = [...stored];
    for (const index of indexes) {
      const behind = order.findLastIndex((one) => this.compare(one, index) < 0);
      order.splice(behind + 1, 0, index);
    }
    return order;
  }

  private compare(a: number, b: number): number {
    const rank = (index: number): number => this.ranks.get(index) ?? this.ranks.size + index;
    return rank(a) - rank(b);
  }

  writeEntries(file: Uint8Array, placed: readonly PlacedLump[], byteOrder: ByteOrder): void {
    const { countAt, idCount } = this.limits;
    const stored = this.readHead(file, { fileSize: file.length, nameOf: String });
    const ids = readSequenceEntries(file, this.limits, { fileSize: file.length, byteOrder }).entries;
    const idOf = new Map(ids.map(({ index, id }) => [index, id]));
    const known = new Set(stored.order);
    const given = placed.filter(({ index, length }) => length > 0 || known.has(index));
    const isGiven = new Set(given.map(({ index }) => index));
    const others = stored.entries.filter(({ index }) => known.has(index) && !isGiven.has(index));
    // Where lumps lie is said by their order alone.
    const entries = [...given, ...others].sort((a, b) => a.offset - b.offset);
    const d = viewOf(file);
    const isLittle = byteOrder === 'little';
    d.setUint32(countAt, entries.length, isLittle);
    entries.forEach(({ index, length }, i) => {
      const at = countAt + COUNT_SIZE + i * sequenceEntrySize;
      d.setUint32(at, index < idCount ? index : (idOf.get(index) ?? index), isLittle);
      d.setUint32(at + 4, length, isLittle);
    });
  }

  emptyHead(version: number, byteOrder: ByteOrder): Uint8Array {
    const head = new Uint8Array(this.headSize);
    const magic = (byteOrder === 'big' ? this.signature.bigEndianMagic : undefined) ?? this.magic;
    for (let i = 0; i < magic.length; i++) head[i] = magic.charCodeAt(i);
    const at = versionOffset(this.signature);
    if (at !== undefined) viewOf(head).setInt32(at, version, byteOrder === 'little');
    return head;
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * Declares a directory without offsets: magic, 32-bit version, a 32-bit count, then for each lump its identifier and its
 * length. The lumps follow in that order. A lump that has no entry is empty; one that is filled gets an entry.
 */
export function lumpSequence(options: LumpSequenceOptions): Container {
  return new LumpSequence(options);
}
