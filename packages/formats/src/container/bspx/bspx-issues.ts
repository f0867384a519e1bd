import { type Issue, issue } from '@brushwork/record';
import type { StoredSubLump } from '../game-lump/read-directory.js';
import { BSPX_HEAD_SIZE, BspxEntry } from './bspx-directory.js';

/** Where a BSPX directory and its lumps lie. */
interface BspxPlace {
  readonly name: string;
  /** Absolute offset of the directory. */
  readonly offset: number;
  /** Bytes from there to the end of the file. */
  readonly length: number;
  /** Bytes of the directory. */
  readonly size: number;
}

/** What is wrong with the entries of a BSPX directory: outside what was appended, over each other, the same name twice. */
export function bspxIssues(entries: readonly StoredSubLump[], lump: BspxPlace): Issue[] {
  const issues: Issue[] = [];
  const seen = new Set<string>();
  for (const entry of entries) {
    const problem = problemOf(entry, lump);
    if (problem !== undefined)
      issues.push(
        issue('bspx-entry', 'error', 'out-of-bounds', {
          message: problem,
          ...placeOf(entry, lump),
          expected: `${lump.offset + lump.size} to ${lump.offset + lump.length}`,
          found: entry.offset,
        }),
      );
    if (seen.has(entry.id))
      issues.push(
        issue('bspx-name-twice', 'warning', 'bad-value', {
          message: `there is another lump '${entry.id}' before it`,
          ...placeOf(entry, lump),
        }),
      );
    seen.add(entry.id);
  }
  return [...issues, ...overlaps(entries, lump)];
}

function problemOf({ from, length }: StoredSubLump, lump: BspxPlace): string | undefined {
  if (length === 0) return undefined;
  if (from < 0) return `begins ${-from} bytes before the directory, among the lumps of the map`;
  const behind = from + length - lump.length;
  return behind > 0 ? `ends ${behind} bytes behind the end of the file` : undefined;
}

function overlaps(entries: readonly StoredSubLump[], lump: BspxPlace): Issue[] {
  const issues: Issue[] = [];
  const inOrder = entries.filter(({ start, end }) => end > start);
  inOrder.sort((a, b) => a.start - b.start || a.index - b.index);
  let taken = { end: lump.size, what: 'the directory' };
  for (const entry of inOrder) {
    if (entry.start < taken.end)
      issues.push(
        issue('bspx-overlap', 'warning', 'overlap', {
          message: `shares ${Math.min(taken.end, entry.end) - entry.start} bytes with ${taken.what}`,
          ...placeOf(entry, lump),
          expected: `at least ${lump.offset + taken.end}`,
          found: entry.offset,
        }),
      );
    if (entry.end > taken.end) taken = { end: entry.end, what: entry.id };
  }
  return issues;
}

function placeOf(
  { id, index }: StoredSubLump,
  { name, offset }: BspxPlace,
): { readonly path: readonly string[]; readonly offset: number } {
  return { path: [`${name}.${id}`], offset: offset + BSPX_HEAD_SIZE + index * BspxEntry.size };
}
