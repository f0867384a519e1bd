import { FormatError } from '@brushwork/record';
import { viewOf } from '../zip/zip-numbers.js';
import type { ByteParts } from './byte-parts.js';
import { fillTo, isFilledByExtra, isZero, type PakAlignment } from './pak-alignment.js';
import type { PakEntry } from './pak-entry.js';
import type { PakRegion } from './pak-regions.js';
import type { ReadPak, ReadPakEntry } from './read-pak.js';
import type { PakPlacement } from './write-directory-record.js';
import { localFixedSize, writeLocalHeader } from './write-local-header.js';

/** What is written before the directory, and where the entries came to lie. */
export class PakBody {
  /** Where each entry came to lie. */
  readonly placements = new Map<PakEntry, PakPlacement>();
  private readonly out: ByteParts;
  private readonly alignment: PakAlignment;

  constructor(out: ByteParts, alignment: PakAlignment) {
    this.out = out;
    this.alignment = alignment;
  }

  /**
   * Writes what was read, without the entries that are no longer there. An entry with a new name or new content stands
   * where the old one stood; bytes that belong to no entry go with the one that they follow. Throws as `PakDocument`'s
   * `toBytes`.
   */
  writeOld(pak: ReadPak, entries: readonly PakEntry[], { hasMore }: { readonly hasMore: boolean }): void {
    const bySource = new Map(entries.map((entry) => [entry.parts.source?.entry, entry]));
    const { regions, bytes } = pak;
    const { directoryOffset } = pak.directory.end;
    checkOrder(regions, directoryOffset);
    this.out.push(bytes.subarray(0, regions[0]?.start ?? directoryOffset));
    regions.forEach((region, i) => {
      const here = region.entries.flatMap((entry) => bySource.get(entry) ?? []);
      const kept = here.filter((entry) => entry.isUntouched);
      if (kept.length > 0) this.copyRegion(region, kept, bytes);
      for (const entry of here) if (!entry.isUntouched) this.writeEntry(entry);
      if (here.length === 0) return;
      const gap = bytes.subarray(region.end, regions[i + 1]?.start ?? directoryOffset);
      const isFollowed = i === regions.length - 1 && hasMore;
      // Zeros that fill are written anew behind what has moved.
      const isFilling = this.alignment.size > 1 && isZero(gap);
      if (!isFilling || (this.out.length === region.end && !isFollowed)) this.out.push(gap);
    });
  }

  /** Writes an entry with a new name or new content, or both. */
  writeEntry(entry: PakEntry): void {
    const { size, filler } = this.alignment;
    const local = entry.parts.source?.entry.local;
    // An entry whose data isn't there has nothing but a record.
    if (entry.parts.content === undefined && local === undefined) return;
    const header = writeLocalHeader(entry, this.out.length, this.alignment);
    if (filler === 'gap') this.out.pad(fillTo(this.out.length + header.length, size));
    const extra = header.subarray(localFixedSize + viewOf(header).getUint16(26, true));
    this.placements.set(entry, {
      localOffset: this.out.length,
      ...(filler === 'extra' && size > 1 ? { extra } : {}),
    });
    this.out.push(header);
    this.out.push(dataOf(entry));
  }

  private copyRegion(region: PakRegion, kept: readonly PakEntry[], bytes: Uint8Array): void {
    const { size, filler } = this.alignment;
    const [only] = region.entries;
    const shift = this.out.length - region.start;
    const isAligned = region.entries.some(
      ({ local }) => local !== undefined && local.dataOffset % size === 0,
    );
    if (shift % size === 0 || !isAligned) this.copyAs(region, kept, bytes);
    else if (filler === 'extra' && region.entries.length === 1 && only !== undefined && canFill(only)) {
      this.copyFilled(only, kept, bytes.subarray(0, region.end));
    } else {
      this.out.pad((((region.start - this.out.length) % size) + size) % size);
      this.copyAs(region, kept, bytes);
    }
  }

  private copyAs(region: PakRegion, kept: readonly PakEntry[], bytes: Uint8Array): void {
    const shift = this.out.length - region.start;
    for (const entry of kept) {
      const old = entry.parts.source?.entry.record.localOffset ?? 0;
      this.placements.set(entry, { localOffset: old + shift });
    }
    this.out.push(bytes.subarray(region.start, region.end));
  }

  /** Copies an entry with another number of zeros in its extra field, so that its data stays aligned. */
  private copyFilled(read: ReadPakEntry, kept: readonly PakEntry[], bytes: Uint8Array): void {
    const local = read.local;
    if (local === undefined) return;
    const fixed = localFixedSize + local.nameBytes.length;
    const extra = new Uint8Array(fillTo(this.out.length + fixed, this.alignment.size));
    const header = new Uint8Array(local.bytes.subarray(0, fixed));
    viewOf(header).setUint16(28, extra.length, true);
    for (const entry of kept) this.placements.set(entry, { localOffset: this.out.length, extra });
    this.out.push(header);
    this.out.push(extra);
    this.out.push(bytes.subarray(local.dataOffset));
  }
}

const empty = new Uint8Array(0);

/** Data behind the header: the new one, or the old one with what says its sizes. */
function dataOf(entry: PakEntry): Uint8Array {
  const { content, source } = entry.parts;
  if (content !== undefined) return content.data;
  const local = source?.entry.local;
  return source === undefined || local === undefined
    ? empty
    : source.bytes.subarray(local.dataOffset, source.entry.end);
}

function canFill(read: ReadPakEntry): boolean {
  return read.local !== undefined && (read.local.extra.length === 0 || isFilledByExtra(read));
}

function checkOrder(regions: readonly PakRegion[], directoryOffset: number): void {
  const over = regions.find(({ end }) => end > directoryOffset);
  if (over === undefined) return;
  const isBehind = over.start >= directoryOffset;
  throw new FormatError(
    isBehind ? 'unsupported' : 'overlap',
    `a pakfile can only be changed when its directory follows its entries; one ${isBehind ? 'lies behind' : 'runs into'} it`,
    { offset: over.start },
  );
}
