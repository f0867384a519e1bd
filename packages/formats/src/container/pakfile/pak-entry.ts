import { FormatError, type Issue } from '@brushwork/record';
import { type UnpackedZipEntry, unpackZipData } from '../zip/read-zip-entry.js';
import { formatZipMethod } from '../zip/zip-method.js';
import { type PackedContent, pakUnpackers } from './pak-content.js';
import type { PakName } from './pak-name.js';
import type { ReadPakEntry } from './read-pak.js';

/** Where an entry's bytes were read from. */
export interface PakEntrySource {
  /** The entry as it was read. */
  readonly entry: ReadPakEntry;
  /** All bytes of the pakfile. */
  readonly bytes: Uint8Array;
}

/** What an entry is made of. */
export interface PakEntryParts {
  /** Where it was read from; `undefined` for a new one. */
  readonly source?: PakEntrySource | undefined;
  /** Its name, when it is new. */
  readonly name?: PakName | undefined;
  /** Its content, when it is new. */
  readonly content?: PackedContent | undefined;
  /** When it was changed last, as MS-DOS counts it, when that is new. */
  readonly modified?: DosTime | undefined;
}

/** A date and a time as MS-DOS counts them. */
export interface DosTime {
  /** Years since 1980, month and day in 7, 4 and 5 bits. */
  readonly date: number;
  /** Hours, minutes and half seconds in 5, 6 and 5 bits. */
  readonly time: number;
}

/** The date of new entries, so that the same edits always give the same bytes: 1980-01-01, the first that there is. */
export const firstDosTime: DosTime = { date: 0x21, time: 0 };

/** Limits for unpacking. */
export interface UnpackPakOptions {
  /** Largest number of bytes that the entry may unpack to; 1 GiB when not given. */
  readonly maxOutput?: number | undefined;
}

/** An entry of a pakfile. It never changes: an edit of the document puts another one in its place. */
export class PakEntry {
  /** What it is made of. */
  readonly parts: PakEntryParts;

  constructor(parts: PakEntryParts) {
    this.parts = parts;
  }

  /** The name as text; only ever a key of a `Map`, never a path to write to unchecked. */
  get name(): string {
    return this.parts.name?.text ?? this.record?.name ?? '';
  }

  /** Whether it is a folder: its name ends in a slash. */
  get isFolder(): boolean {
    return this.name.endsWith('/');
  }

  /** Number of the method that the data is packed with. */
  get method(): number {
    return this.parts.content?.method ?? this.record?.method ?? 0;
  }

  /** The method's name with its number. */
  get methodName(): string {
    return formatZipMethod(this.method);
  }

  /** Bytes of the content, as the directory says. */
  get size(): number {
    return this.parts.content?.size ?? this.record?.uncompressedSize ?? 0;
  }

  /** Bytes of the data as it is stored. */
  get packedSize(): number {
    return this.parts.content?.data.length ?? this.record?.compressedSize ?? 0;
  }

  /** CRC-32 of the content, as the directory says. */
  get crc(): number {
    return this.parts.content?.crc ?? this.record?.crc ?? 0;
  }

  /** When it was changed last; the game's tools write zeros. */
  get modified(): DosTime {
    const { record } = this;
    if (this.parts.modified !== undefined) return this.parts.modified;
    return record === undefined ? firstDosTime : { date: record.modifiedDate, time: record.modifiedTime };
  }

  /** General purpose flags: bit 0 encrypted, bit 3 sizes follow the data, bit 11 UTF-8. */
  get flags(): number {
    return this.record?.flags ?? 0;
  }

  /** Type and permissions of the file as Unix has them, when the entry's writer was one; else 0. */
  get unixMode(): number {
    const { record } = this;
    return record !== undefined && record.versionMadeBy >> 8 === unixSystem
      ? record.externalAttributes >>> 16
      : 0;
  }

  /** Offset of its data in the pakfile; `undefined` for a new entry and for one whose data isn't there. */
  get dataOffset(): number | undefined {
    return this.parts.content === undefined ? this.parts.source?.entry.local?.dataOffset : undefined;
  }

  /** Whether it is as it was read. */
  get isUntouched(): boolean {
    const { source, name, content, modified } = this.parts;
    return source !== undefined && name === undefined && content === undefined && modified === undefined;
  }

  private get record() {
    return this.parts.source?.entry.record;
  }

  /** The data as it is stored, a view. Throws `FormatError` 'out-of-bounds' or 'bad-magic' when it isn't where the directory says. */
  stored(): Uint8Array {
    const { content, source } = this.parts;
    if (content !== undefined) return content.data;
    if (source === undefined) throw new FormatError('not-found', 'the entry has no content');
    const { local, failure } = source.entry;
    if (local === undefined) throw failure ?? new FormatError('not-found', 'the entry has no data');
    return source.bytes.subarray(local.dataOffset, local.dataOffset + this.packedSize);
  }

  /**
   * The content, unpacked and checked against size and CRC; what is odd about its data is in the issues. Throws
   * `FormatError` as `stored` does; 'unsupported' for an encrypted entry and for methods other than stored, DEFLATE and
   * LZMA; 'limit' for more than `maxOutput` bytes, before memory is taken for them; 'bad-value', 'bad-length' and
   * 'truncated' for data that doesn't unpack to what the directory says.
   */
  unpack(options: UnpackPakOptions = {}): UnpackedZipEntry {
    const data = this.stored();
    const { record } = this;
    const place = record === undefined ? newPlace : { index: record.index, localOffset: record.localOffset };
    const { method, crc } = this;
    const flags = this.parts.content === undefined ? this.flags : 0;
    const sizes = { compressedSize: this.packedSize, uncompressedSize: this.size };
    return unpackZipData(
      data,
      { ...place, ...sizes, method, crc, flags },
      { ...options, unpackers: pakUnpackers },
    );
  }

  /** Where the two places that describe the entry disagree. */
  get issues(): readonly Issue[] {
    return this.parts.source?.entry.local?.issues ?? [];
  }
}

const unixSystem = 3;
const newPlace = { index: -1, localOffset: 0 };
