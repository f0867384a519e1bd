import { type ContentOf, type ContentPlace, type Issue, issue } from '@brushwork/record';
import type { ReadDirectory, StoredSubLump } from '../game-lump/read-directory.js';
import { BSPX_HEAD_SIZE, BSPX_MAGIC, BspxEntry, bspxDirectory, bspxForm } from './bspx-directory.js';
import { bspxIssues } from './bspx-issues.js';

/** A BSPX directory that was read. */
export interface ReadBspx extends ReadDirectory {
  /** The directory, live. */
  readonly own: ContentOf<typeof bspxDirectory>;
}

/** Reads a BSPX directory. Never throws; counts and offsets are checked before anything follows them. */
export function readBspx(
  { name, bytes, offset, byteOrder }: ContentPlace,
  { maximumEntries }: { readonly maximumEntries: number },
): ReadBspx {
  const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isOne = bytes.length >= BSPX_HEAD_SIZE && magicOf(bytes) === BSPX_MAGIC;
  const count = isOne ? d.getUint32(4, byteOrder === 'little') : 0;
  const fitting = Math.max(0, Math.floor((bytes.length - BSPX_HEAD_SIZE) / BspxEntry.size));
  const read = Math.min(count, fitting, maximumEntries);
  const size = isOne ? BSPX_HEAD_SIZE + read * BspxEntry.size : Math.min(bytes.length, BSPX_HEAD_SIZE);
  const own = bspxDirectory.open({ name, offset, byteOrder, bytes: bytes.subarray(0, size) });
  const place = { name, offset, length: bytes.length };
  const issues: Issue[] = [];
  if (!isOne) issues.push(noDirectory(place));
  else if (read < count && read < fitting) issues.push(tooMany(place, { count, maximumEntries }));
  else issues.push(...own.issues);
  const entries = Array.from({ length: read }, (_, index): StoredSubLump => {
    const entry = own.parts.entries.at(index);
    return located({ index, name: entry.name, offset: entry.offset, length: entry.length }, place);
  });
  issues.push(...bspxIssues(entries, { ...place, size }));
  const content = own as unknown as ReadDirectory['content'];
  return { own, content, form: bspxForm, size, base: 'file', shift: offset, entries, issues };
}

function magicOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, BSPX_MAGIC.length));
}

function located(
  entry: { readonly index: number; readonly name: string; readonly offset: number; readonly length: number },
  lump: { readonly offset: number; readonly length: number },
): StoredSubLump {
  const { index, name, offset, length } = entry;
  const from = offset - lump.offset;
  const isInside = from >= 0 && from <= lump.length && length > 0;
  return {
    index,
    id: name === '' ? 'unnamed' : name,
    flags: 0,
    version: 0,
    offset,
    length,
    isUsed: true,
    isCompressed: false,
    from,
    start: isInside ? from : 0,
    end: isInside ? Math.min(from + length, lump.length) : 0,
  };
}

function noDirectory({ name, offset }: { readonly name: string; readonly offset: number }): Issue {
  return issue('bspx-magic', 'error', 'bad-magic', {
    message: 'is no directory of further lumps',
    path: [name],
    offset,
    expected: BSPX_MAGIC,
  });
}

function tooMany(
  { name, offset }: { readonly name: string; readonly offset: number },
  { count, maximumEntries }: { readonly count: number; readonly maximumEntries: number },
): Issue {
  return issue('bspx-count', 'error', 'limit', {
    message: `${count} lumps, of which only ${maximumEntries} are read`,
    path: [name, 'count'],
    offset: offset + 4,
    expected: `at most ${maximumEntries}`,
    found: count,
  });
}
