import { type Issue, issue } from '@brushwork/record';
import type { ReadDirectory, StoredSubLump } from './read-directory.js';

/** Where a game lump lies. */
interface LumpPlace {
  readonly name: string;
  readonly offset: number;
  readonly length: number;
}

type Directory = Pick<ReadDirectory, 'form' | 'size' | 'base' | 'entries'>;

/** What is wrong with the entries of a game lump's directory: outside the lump, over each other, or of another file. */
export function directoryIssues(directory: Directory, lump: LumpPlace): Issue[] {
  const { entries, base } = directory;
  const issues = base === 'elsewhere' ? [notMoved(directory, lump)] : [];
  const inOrder = entries.filter((entry) => entry.isUsed && entry.length !== 0);
  inOrder.sort((a, b) => a.from - b.from || a.index - b.index);
  let reach: StoredSubLump | undefined;
  for (const entry of inOrder) {
    const problem = problemOf(entry, lump.length);
    if (problem !== undefined) {
      issues.push(
        issue('game-lump-entry', 'error', 'out-of-bounds', {
          message: problem,
          ...placeOf(entry, directory, lump),
          expected: `inside the game lump of ${lump.length} bytes`,
          found: entry.offset,
        }),
      );
    }
    if (entry.end === entry.start) continue;
    const taken = reach?.end ?? directory.size;
    if (entry.start < taken) {
      issues.push(
        issue('game-lump-overlap', 'warning', 'overlap', {
          message: `shares ${Math.min(taken, entry.end) - entry.start} bytes with ${reach?.id ?? 'the directory'}`,
          ...placeOf(entry, directory, lump),
          expected: `at least ${taken} bytes behind the start of the game lump`,
          found: entry.start,
        }),
      );
    }
    if (reach === undefined || entry.end > reach.end) reach = entry;
  }
  return issues;
}

function notMoved({ entries, size }: Directory, { name, offset }: LumpPlace): Issue {
  return issue('game-lump-base', 'warning', 'out-of-bounds', {
    message:
      'offsets of sub-lumps point to where the lump lay in another file: read as if they had been moved with it',
    path: [name],
    offset,
    expected: offset + size,
    found: entries.find((entry) => entry.end > entry.start)?.offset,
  });
}

function problemOf(entry: StoredSubLump, length: number): string | undefined {
  if (entry.length < 0) return `has the negative length ${entry.length}`;
  if (entry.from < 0) return `begins ${-entry.from} bytes before the game lump`;
  // How long a compressed one is stored isn't said.
  const behind = entry.from + (entry.isCompressed ? 1 : entry.length) - length;
  return behind > 0 ? `ends ${behind} bytes behind the end of the game lump` : undefined;
}

function placeOf(
  entry: StoredSubLump,
  { form }: Directory,
  lump: LumpPlace,
): { readonly path: readonly string[]; readonly offset: number } {
  return {
    path: [`${lump.name}.${entry.id}`],
    offset: lump.offset + form.headSize + entry.index * form.entrySize,
  };
}
