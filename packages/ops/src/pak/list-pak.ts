import type { DosTime, GameMap, PakEntry, Pakfile } from '@brushwork/formats';
import { FormatError, type Issue } from '@brushwork/record';
import { fileKindOf, type PakFileKind } from './file-kind.js';
import { pakLump } from './pak-lump.js';

/** An entry of a pakfile, as it is listed. */
export interface ListedEntry {
  /** Number in the directory. */
  readonly index: number;
  /** Name as it stands there. */
  readonly name: string;
  /** What the file is to a game. */
  readonly kind: PakFileKind | 'folder';
  /** Method that its data is packed with, such as `stored (method 0)`. */
  readonly method: string;
  /** Bytes of the content. */
  readonly size: number;
  /** Bytes of the data as stored. */
  readonly packedSize: number;
  /** CRC-32 of the content. */
  readonly crc: number;
  /** When it was changed last, as `1980-01-01T00:00:00`; `undefined` as the games' tools write it. */
  readonly modified: string | undefined;
}

/** What is in a pakfile. */
export interface PakListing {
  /** The lump. */
  readonly content: Pakfile;
  /** The entries in the order of the directory. */
  readonly entries: readonly ListedEntry[];
  /** Bytes of all contents. */
  readonly size: number;
  /** Bytes of all data as stored. */
  readonly packedSize: number;
  /** The archive's comment, without the zeros behind it. */
  readonly comment: string;
  /** What is wrong with the archive by its directory and headers. */
  readonly issues: readonly Issue[];
}

/** Lists the files that a map brings along. Throws `FormatError` 'unsupported' for a format without a lump for them, and when it isn't loaded. */
export function listPak(map: GameMap<object>): PakListing {
  const content = neededPakLump(map);
  const entries = content.entries.map(listed);
  const comment = content.document.source?.directory.end.comment ?? new Uint8Array(0);
  return {
    content,
    entries,
    size: entries.reduce((sum, { size }) => sum + size, 0),
    packedSize: entries.reduce((sum, { packedSize }) => sum + packedSize, 0),
    comment: String.fromCharCode(...comment.subarray(0, largestComment)).replace(/\0+$/, ''),
    issues: content.issues,
  };
}

const largestComment = 4096;

/** The files that a map brings along; throws `FormatError` 'unsupported' where there is no lump for them. */
export function neededPakLump(map: GameMap<object>): Pakfile {
  const content = pakLump(map);
  if (content !== undefined) return content;
  throw new FormatError(
    'unsupported',
    `a map of ${map.branch.title} has no pakfile, or none that is understood`,
  );
}

function listed(entry: PakEntry, index: number): ListedEntry {
  return {
    index,
    name: entry.name,
    kind: entry.isFolder ? 'folder' : fileKindOf(entry.name),
    method: entry.methodName,
    size: entry.size,
    packedSize: entry.packedSize,
    crc: entry.crc,
    modified: dosTimeText(entry.modified),
  };
}

/** A time of MS-DOS as `1980-01-01T00:00:00`; `undefined` for a date that there isn't, such as 0. */
export function dosTimeText({ date, time }: DosTime): string | undefined {
  const [year, month, day] = [1980 + (date >> 9), (date >> 5) & 15, date & 31];
  const [hour, minute, second] = [time >> 11, (time >> 5) & 63, (time & 31) * 2];
  if (month < 1 || month > 12 || day < 1 || hour > 23 || minute > 59 || second > 59) return undefined;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
}
