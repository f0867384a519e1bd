import type { Identity } from '@brushwork/formats';
import { align } from './align.js';
import type { Alignment, IdentityHashes } from './alignment.js';
import type { DiffNote } from './diff-note.js';
import type { DiffLimits } from './diff-options.js';
import { ElementHasher } from './hash-elements.js';
import { Hashes } from './hashes.js';
import { onlyTellsUnique } from './identities.js';
import { LeafComparer } from './leaf-comparer.js';
import { ListComparison } from './list-comparison.js';
import { ListGraph, type ListNode, type OtherBytes } from './list-graph.js';
import type { ListPair } from './list-pair.js';
import type { Targets } from './target-list.js';

/** Largest size of records, in bytes, of which equal ones in another order aren't taken for moved. */
const leastMoved = 8;

/** Lists that were compared. */
export interface ComparedLists {
  /** The differences of each, by its path. */
  readonly found: ReadonlyMap<string, ListComparison>;
  /** What the elements of the list are that was asked for; `undefined` when there is none. */
  readonly ids: { readonly left: Hashes; readonly right: Hashes } | undefined;
}

/** What lists are compared with. */
export interface ListContext {
  /** Bytes of what is no list. */
  readonly other: OtherBytes;
  /** Names of the fields that identify the elements of a list, the surest first; none where only position does. */
  readonly identitiesOf: (path: string) => readonly Identity[];
  /** Path of a list that others than references lead to; what its elements are is given back. */
  readonly asked?: string | undefined;
  /** How far to go. */
  readonly limits: DiffLimits;
  /** Where it is noted that something wasn't done. */
  readonly notes: DiffNote[];
}

/**
 * Compares all lists that both files have. References are followed by lists: what a list leads to is compared before it, so
 * that its elements are told by what they lead to, not by its number. Time is that of the elements and of the references.
 */
export function compareLists(pairs: readonly ListPair[], context: ListContext): ComparedLists {
  const { asked } = context;
  const graph = new ListGraph(pairs, context.other, asked === undefined ? [] : [asked]);
  const work = new ListWork(graph, context);
  for (const group of graph.groups) work.compareGroup(group);
  return { found: work.found, ids: asked === undefined ? undefined : graph.idsOf(asked) };
}

interface Hashed {
  readonly node: ListNode;
  readonly left: Hashes;
  readonly right: Hashes;
}

class ListWork {
  readonly found = new Map<string, ListComparison>();
  private readonly graph: ListGraph;
  private readonly context: ListContext;
  private readonly targets: { readonly left: Targets; readonly right: Targets };

  constructor(graph: ListGraph, context: ListContext) {
    this.graph = graph;
    this.context = context;
    this.targets = { left: graph.targets('left'), right: graph.targets('right') };
  }

  compareGroup(group: readonly number[]): void {
    const nodes = group.map((i) => this.graph.nodes[i] as ListNode);
    const isCycle = this.graph.isCycle(group);
    const isIdentical = nodes.every((node) => node.isIdentical);
    if (!nodes.some(({ isNeeded }) => isNeeded)) {
      for (const node of nodes) this.report(node);
      return;
    }
    const hashed = this.hashGroup(nodes, isCycle ? this.context.limits.depth : 0);
    if (isIdentical) {
      for (const { node, left } of hashed) {
        node.left.ids = left;
        node.right.ids = left;
        this.report(node);
      }
      return;
    }
    const aligned = hashed.map((one) => ({ ...one, alignment: this.align(one) }));
    for (const { node, left, right, alignment } of aligned) {
      const ids = idsOf(left, right, alignment);
      node.left.ids = ids.left;
      node.right.ids = ids.right;
    }
    for (const { node, left, right, alignment } of aligned) {
      // What leads back to itself is asked again, now that it is known what belongs together.
      const last = isCycle ? this.hash(node) : { left, right };
      this.report(node, {
        alignment,
        isChanged: (l, r) => !last.left.isSame(l, last.right, r),
      });
    }
  }

  private hashGroup(nodes: readonly ListNode[], rounds: number): Hashed[] {
    let hashed = nodes.map((node) => ({ node, ...this.hash(node) }));
    for (let round = 0; round < rounds; round++) {
      for (const { node, left, right } of hashed) {
        node.left.ids = left;
        node.right.ids = right;
      }
      hashed = nodes.map((node) => ({ node, ...this.hash(node) }));
    }
    return hashed;
  }

  private hash({ pair, isIdentical }: ListNode): { left: Hashes; right: Hashes } {
    const left = new ElementHasher(pair, 'left', { targets: this.targets.left }).hashAll();
    if (isIdentical) return { left, right: left };
    return { left, right: new ElementHasher(pair, 'right', { targets: this.targets.right }).hashAll() };
  }

  private align({ node, left, right }: Hashed): Alignment {
    const { limits, notes } = this.context;
    const { pair } = node;
    const comparer = new LeafComparer(pair, this.targets);
    const isRecords = 'slots' in pair.left.elements.root && pair.left.elements.isList;
    const alignment = align(left, right, {
      maxThings: limits.maxRecords,
      identities: isRecords ? this.identitiesOf(pair) : [],
      // Colours and pairs of numbers are the same here and there without having come from there.
      areMovedFound: isRecords && pair.left.elements.size > leastMoved,
      similarity: isRecords ? (l, r) => comparer.similarity(l, r) : undefined,
    });
    if (alignment.isCutShort)
      notes.push({
        reason: 'limit',
        path: pair.path.split('.'),
        message: `more than ${limits.maxRecords} records lie between the first and the last that differ: those are compared by their place alone`,
      });
    return alignment;
  }

  private identitiesOf(pair: ListPair): IdentityHashes[] {
    return this.context.identitiesOf(pair.path).flatMap((identity) => {
      const names = identity.by;
      const isThere = names.every((wanted) =>
        pair.shared.some(({ name }) => name === wanted || name.startsWith(`${wanted}.`)),
      );
      if (!isThere) return [];
      const left = new ElementHasher(pair, 'left', { targets: this.targets.left, names }).hashAll();
      const right = new ElementHasher(pair, 'right', { targets: this.targets.right, names }).hashAll();
      return [{ left, right, isUnique: onlyTellsUnique(identity) }];
    });
  }

  private report(
    { pair }: ListNode,
    found?: { readonly alignment: Alignment; readonly isChanged: (left: number, right: number) => boolean },
  ): void {
    const comparer = new LeafComparer(pair, this.targets);
    this.found.set(pair.path, new ListComparison(comparer, found));
    if (pair.unshared.left.length + pair.unshared.right.length === 0) return;
    const named = (names: readonly string[], which: string): string =>
      names.length === 0 ? '' : ` ${which} alone: ${names.join(', ')};`;
    const text = `${named(pair.unshared.left, 'left')}${named(pair.unshared.right, 'right')}`;
    this.context.notes.push({
      reason: 'layout',
      path: pair.path.split('.'),
      message: `the records of the two files have different fields, and only those that both have are compared;${text.replace(/;$/, '')}`,
    });
  }
}

/**
 * What each element is: those that belong together have the same in both files, also when they differ, so that who leads to
 * one of them isn't changed by that.
 */
function idsOf(left: Hashes, right: Hashes, { leftToRight }: Alignment): { left: Hashes; right: Hashes } {
  const ids = { left: copyOf(left), right: copyOf(right) };
  for (let l = 0; l < leftToRight.length; l++) {
    const r = leftToRight[l] as number;
    if (r < 0 || left.isSame(l, right, r)) continue;
    // The same from either side.
    const low = Math.imul(((left.low[l] as number) + (right.low[r] as number)) | 0, 0x9e3779b1) | 1;
    const high = Math.imul((left.high[l] as number) ^ (right.high[r] as number), 0x85ebca6b) ^ low;
    ids.left.low[l] = low;
    ids.left.high[l] = high;
    ids.right.low[r] = low;
    ids.right.high[r] = high;
  }
  return ids;
}

function copyOf(hashes: Hashes): Hashes {
  const copy = new Hashes(hashes.length);
  copy.low.set(hashes.low);
  copy.high.set(hashes.high);
  return copy;
}
