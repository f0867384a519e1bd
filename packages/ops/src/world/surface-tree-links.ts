import type { GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { lacking, requireCapability } from './require-capability.js';
import { type AnyRecords, placeOf, recordsOf, roleOf } from './typed-lumps.js';

/** How the nodes of the surface trees hang together. */
export interface SurfaceTreeLinks {
  /** Index of each node's first child, -1 for a leaf of a tree; the others follow it. */
  readonly firstChild: Int32Array;
  /** Number of each node's children. */
  readonly childCount: Int32Array;
  /** Index of each node's parent, -1 for the root of a tree. */
  readonly parent: Int32Array;
  /** Indexes of the nodes that are no child of another, ascending. */
  readonly roots: readonly number[];
}

/**
 * Finds the children of all nodes of the surface trees, of which the file stores only numbers. Trees follow each
 * other from the first record on; the children of a node lie in one block, and blocks are in depth-first order: that
 * of the root first, then that of its first child with all below it, then that of its second child, and so on.
 *
 * The links are a snapshot: a change of the lump doesn't reach them.
 *
 * Throws `FormatError`: 'unsupported' without the capability `surfaceTree`, 'bad-count' for a negative number of
 * children, 'bad-reference' for children outside.
 *
 * @source the game's loader as it was recovered; real maps, where the surfaces of the children make up those of their
 *   parent in every node @confidence certain; no real map at hand is deeper than two, so that below it rests on the
 *   loader alone (probable)
 */
export function surfaceTreeLinks(map: GameMap<object>): SurfaceTreeLinks {
  const { trees, childCountField } = surfaceTreeLump(map);
  const { length } = trees;
  const firstChild = new Int32Array(length).fill(-1);
  const childCount = new Int32Array(length);
  const parent = new Int32Array(length).fill(-1);
  const roots: number[] = [];
  let next = 0;
  while (next < length) {
    const waiting = [next];
    roots.push(next);
    next++;
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      const count = Number((trees.at(node) as Readonly<Record<string, number>>)[childCountField]);
      checkChildren(trees, { node, count, next, field: childCountField });
      childCount[node] = count;
      if (count === 0) continue;
      firstChild[node] = next;
      parent.fill(node, next, next + count);
      // The last one waits longest, since its block comes last.
      for (let child = next + count - 1; child >= next; child--) waiting.push(child);
      next += count;
    }
  }
  return { firstChild, childCount, parent, roots };
}

/** The lump of the surface trees; `unsupported` when the format has none. */
export function surfaceTreeLump(map: GameMap<object>): {
  readonly trees: AnyRecords;
  readonly childCountField: string;
} {
  const trees = recordsOf(map, requireCapability(map, 'surfaceTree').lump);
  const slot = trees.record.layout.slots.find((candidate) => roleOf(candidate)?.kind === 'children');
  if (slot === undefined) throw lacking(map, 'surfaceTree with numbers of children');
  return { trees, childCountField: slot.name };
}

function checkChildren(
  trees: AnyRecords,
  { node, count, next, field }: { node: number; count: number; next: number; field: string },
): void {
  if (count < 0) {
    const place = placeOf(trees, node, field);
    throw new FormatError('bad-count', `${count} children`, {
      ...place,
      expected: 'at least 0',
      found: count,
    });
  }
  if (count > trees.length - next) {
    const message = `${count} children from ${next} on reach out of ${trees.name} (${trees.length} elements)`;
    throw new FormatError('bad-reference', message, {
      ...placeOf(trees, node, field),
      expected: `at most ${trees.length - next}`,
      found: count,
    });
  }
}
