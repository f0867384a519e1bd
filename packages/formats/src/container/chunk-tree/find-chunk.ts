import { FormatError } from '@brushwork/record';
import { fileLevel } from './chunk-table.js';
import type { ChunkTree } from './chunk-tree.js';

const SEGMENT = /^([^[\]]+)(?:\[(\d{1,10})\])?$/;

/** Most names that a message lists. */
const MOST_NAMED = 40;

/** Number of the chunk that a path leads to. Throws `FormatError` as `ChunkTree.find` does. */
export function findChunk(tree: ChunkTree, path: string): number {
  let at = fileLevel;
  for (const segment of path.split('.')) {
    const [, name, number] = SEGMENT.exec(segment.trim()) ?? [];
    const id = name === undefined ? undefined : tree.schema.idFor(name);
    const same: number[] = [];
    if (id !== undefined) {
      const wanted = number === undefined ? 1 : Number(number);
      for (const child of tree.childIndexes(at)) {
        if (tree.idOf(child) !== id) continue;
        same.push(child);
        if (same.length > wanted) break;
      }
    }
    if (number === undefined && same.length > 1)
      throw new FormatError('ambiguous', `there are several '${segment}': say which, as in ${name}[0]`, {
        path: pathOf(tree, at),
      });
    const next = same[number === undefined ? 0 : Number(number)];
    if (next === undefined) throw notFound(tree, at, segment);
    at = next;
  }
  return at;
}

function pathOf(tree: ChunkTree, at: number): readonly (string | number)[] {
  return at === fileLevel ? [] : tree.pathOf(at);
}

function notFound(tree: ChunkTree, at: number, segment: string): FormatError {
  const names = new Map<string, number>();
  for (const child of tree.childIndexes(at)) {
    const name = tree.nameOf(child);
    names.set(name, (names.get(name) ?? 0) + 1);
    if (names.size > MOST_NAMED) break;
  }
  const listed = [...names].map(([name, count]) => (count === 1 ? name : `${name} (${count})`)).join(', ');
  return new FormatError(
    'not-found',
    `has no chunk '${segment}'; ${listed === '' ? 'it has none' : `there are ${listed}`}`,
    {
      path: pathOf(tree, at),
    },
  );
}
