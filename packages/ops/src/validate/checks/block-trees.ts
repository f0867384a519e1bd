/** What is wrong with a tree whose children lie in blocks. */
export type TreeFault =
  /** The number of children is negative, or their block reaches behind the lump or into the next tree. */
  | { readonly kind: 'block'; readonly node: number; readonly room: number }
  /** A root is a node of another tree. */
  | { readonly kind: 'inside'; readonly root: number; readonly other: number };

/** Trees whose nodes' children lie in one block each, blocks in depth-first order behind the root. */
export interface BlockTrees {
  /** First child of each node; -1 for a node that has none or isn't reached. */
  readonly firstChild: Int32Array;
  /** Number of nodes that no root leads to, as stretches of the lump. */
  readonly unreached: readonly { readonly first: number; readonly count: number }[];
  /** What is wrong. */
  readonly faults: readonly TreeFault[];
}

/**
 * Lays the trees out as the game does: a root, its children in one block behind it, then for each child in turn its
 * own block, and so on down. Each tree so takes one stretch of the lump, which ends where the next root stands.
 * `roots` in any order; without any each tree begins where the one before ends. Time is linear in the number of nodes.
 */
export function layOutTrees(counts: ArrayLike<number>, roots: readonly number[] | undefined): BlockTrees {
  const { length } = counts;
  const firstChild = new Int32Array(length).fill(-1);
  const faults: TreeFault[] = [];
  const unreached: { first: number; count: number }[] = [];
  const sorted = roots === undefined ? undefined : [...new Set(roots)].sort((a, b) => a - b);
  let end = 0;
  let tree = -1;
  for (let k = 0; sorted === undefined ? end < length : k < sorted.length; k++) {
    const root = sorted === undefined ? end : (sorted[k] as number);
    if (root < end) {
      faults.push({ kind: 'inside', root, other: tree });
      continue;
    }
    if (root > end) unreached.push({ first: end, count: root - end });
    tree = root;
    end = layOutTree(root, { counts, firstChild, faults });
  }
  if (end < length) unreached.push({ first: end, count: length - end });
  return { firstChild, unreached, faults };
}

/** Lays one tree out and says where it ends. */
function layOutTree(
  root: number,
  all: { counts: ArrayLike<number>; firstChild: Int32Array; faults: TreeFault[] },
): number {
  const { counts, firstChild, faults } = all;
  const { length } = counts;
  let end = root + 1;
  // Blocks whose nodes are still to be visited: the next node of each and where the block ends.
  const stack: { next: number; end: number }[] = [{ next: root, end: root + 1 }];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    if (top.next === top.end) {
      stack.pop();
      continue;
    }
    const node = top.next++;
    const count = counts[node] as number;
    if (count === 0) continue;
    if (!(count > 0 && count <= length - end)) {
      faults.push({ kind: 'block', node, room: length - end });
      continue;
    }
    firstChild[node] = end;
    stack.push({ next: end, end: end + count });
    end += count;
  }
  return end;
}
