import { type ByteOrder, type ContentOf, type Issue, issue } from '@brushwork/record';
import type { DirectoryForm, DirectoryType } from './directory-form.js';
import { directoryIssues } from './directory-issues.js';
import { fourCcText } from './four-cc.js';
import { gameLumpFlags } from './game-lump-entry.js';

/**
 * What offsets of sub-lumps count from: the start of the file, the start of the game lump (consoles), or the start of
 * another file, which the game lump was taken from without its offsets being moved.
 */
export type OffsetBase = 'file' | 'lump' | 'elsewhere';

/** An entry of the directory, and which bytes of the lump it stands for. */
export interface StoredSubLump {
  /** Index in the directory. */
  readonly index: number;
  /** Name, four characters. */
  readonly id: string;
  /** Flags as stored. */
  readonly flags: number;
  /** Version as stored. */
  readonly version: number;
  /** Offset as stored. */
  readonly offset: number;
  /** Length as stored. */
  readonly length: number;
  /** Whether it stands for a sub-lump; otherwise the entry is all zero or only ends the directory. */
  readonly isUsed: boolean;
  /** Whether the bytes are compressed. */
  readonly isCompressed: boolean;
  /** First byte in the lump, as stored; may be anywhere. */
  readonly from: number;
  /** First byte in the lump that can really be read. */
  readonly start: number;
  /** Byte behind the last one that can really be read; equals `start` when nothing can. */
  readonly end: number;
}

/** The directory of a game lump. */
export interface ReadDirectory {
  /** How it is laid out. */
  readonly form: DirectoryForm;
  /** The directory, live. */
  readonly content: ContentOf<DirectoryType>;
  /** Its size in bytes. */
  readonly size: number;
  /** What offsets count from. */
  readonly base: OffsetBase;
  /** What has to be taken from a stored offset to get a position in the lump. */
  readonly shift: number;
  /** The entries. */
  readonly entries: readonly StoredSubLump[];
  /** What was found while reading it. */
  readonly issues: readonly Issue[];
}

/** Where a game lump lies, and how its directory is read. */
export interface DirectoryPlace {
  /** Name of the lump. */
  readonly name: string;
  /** Absolute offset of the lump in the file. */
  readonly offset: number;
  /** Byte order of the file. */
  readonly byteOrder: ByteOrder;
  /** Forms that the directory may have. */
  readonly forms: readonly DirectoryForm[];
  /** Most entries that are read. */
  readonly maximumEntries: number;
}

type RawEntry = Pick<StoredSubLump, 'index' | 'id' | 'flags' | 'version' | 'offset' | 'length'> & {
  readonly isUsed: boolean;
  readonly isCompressed: boolean;
};

/** Reads the directory of a game lump. Never throws; counts and offsets are checked before anything follows them. */
export function readDirectory(bytes: Uint8Array, place: DirectoryPlace): ReadDirectory {
  const all = place.forms.map((form) => readForm(bytes, place, form));
  const best = all.reduce((one, other) => (other.score > one.score ? other : one));
  const entries = best.raw.map((entry) => located(entry, best, bytes.length));
  const found = directoryIssues({ ...best, entries }, { ...place, length: bytes.length });
  return { ...best, entries, issues: [...best.issues, ...found] };
}

function readForm(bytes: Uint8Array, place: DirectoryPlace, form: DirectoryForm) {
  const { name, offset, byteOrder } = place;
  const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length < 4 ? 0 : d.getInt32(0, byteOrder === 'little');
  const fitting = Math.max(0, Math.floor((bytes.length - form.headSize) / form.entrySize));
  const read = Math.min(Math.max(0, count), fitting, place.maximumEntries);
  const size = Math.min(bytes.length, form.headSize + read * form.entrySize);
  const content = form.type.open({ name, offset, byteOrder, bytes: bytes.subarray(0, size) });
  const issues: Issue[] = read < count && read < fitting ? [tooMany(place, count)] : [...content.issues];
  const raw: RawEntry[] = [];
  for (let index = 0; index < content.parts.entries.length; index++) {
    const { id, flags, version, offset: at, length } = content.parts.entries.at(index);
    const isCompressed = (flags & gameLumpFlags.compressed) !== 0;
    raw.push({
      index,
      id: fourCcText(id),
      flags,
      version,
      offset: at,
      length,
      isUsed: id !== 0,
      isCompressed,
    });
  }
  const isSound = issues.length === 0;
  return {
    form,
    content,
    size,
    issues,
    raw,
    ...baseOf(raw, { size, length: bytes.length, offset, isSound }),
  };
}

function tooMany({ name, offset, maximumEntries }: DirectoryPlace, found: number): Issue {
  return issue('game-lump-count', 'error', 'limit', {
    message: `${found} sub-lumps, of which only ${maximumEntries} are read`,
    path: [name, 'count'],
    offset,
    expected: `at most ${maximumEntries}`,
    found,
  });
}

/** Decides what offsets count from: whatever puts more sub-lumps into the lump, the start of the file before others. */
function baseOf(
  raw: readonly RawEntry[],
  lump: {
    readonly size: number;
    readonly length: number;
    readonly offset: number;
    readonly isSound: boolean;
  },
): { readonly base: OffsetBase; readonly shift: number; readonly score: number } {
  const filled = raw.filter((entry) => entry.isUsed && entry.length > 0);
  const scoreWith = (shift: number): number => {
    let score = 0;
    for (const { offset, length, isCompressed } of filled) {
      const start = offset - shift;
      if (start < lump.size || start > lump.length) continue;
      score += isCompressed || start + length <= lump.length ? 2 : 1;
    }
    return score;
  };
  const file = { base: 'file', shift: lump.offset, score: scoreWith(lump.offset) } as const;
  const own = { base: 'lump', shift: 0, score: scoreWith(0) } as const;
  if (own.score > file.score) return own;
  if (file.score > 0 || filled.length === 0 || !lump.isSound) return file;
  const first = filled.reduce((least, { offset }) => Math.min(least, offset), Number.POSITIVE_INFINITY);
  const shift = first - lump.size;
  const score = scoreWith(shift);
  // Only a fit of all of them is evidence: a single one always fits somewhere.
  const end = filled.reduce((most, { offset, length }) => Math.max(most, offset + length), 0) - shift;
  return score === filled.length * 2 && end === lump.length ? { base: 'elsewhere', shift, score } : file;
}

function located(
  entry: RawEntry,
  directory: { readonly shift: number; readonly raw: readonly RawEntry[] },
  length: number,
): StoredSubLump {
  const { shift, raw } = directory;
  const from = entry.offset - shift;
  const isInside = from >= 0 && from <= length && entry.length > 0;
  if (!isInside || !entry.isUsed) return { ...entry, from, start: 0, end: 0 };
  let end = from + entry.length;
  if (entry.isCompressed) {
    end = length;
    for (const { offset } of raw) if (offset - shift > from) end = Math.min(end, offset - shift);
  }
  return { ...entry, from, start: from, end: Math.min(end, length) };
}
