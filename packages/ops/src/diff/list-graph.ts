import { lumpsOfRole } from '@brushwork/record';
import type { Hashes } from './hashes.js';
import type { ListPair } from './list-pair.js';
import { type ListSide, targetName } from './list-side.js';
import { strongComponents } from './strong-components.js';
import { TargetList, type Targets } from './target-list.js';

/** A list that both files have, among the others. */
export interface ListNode {
  /** The list. */
  readonly pair: ListPair;
  /** What references of the left file find in it. */
  readonly left: TargetList;
  /** The same of the right file. */
  readonly right: TargetList;
  /** Numbers of the lists that it leads to. */
  readonly leadsTo: readonly number[];
  /** Whether all that is in it, and all that it leads to, is the same in both files at the same places. */
  isIdentical: boolean;
  /** Whether it has to be known what its elements are. */
  isNeeded: boolean;
}

/** Bytes of what is no list, in both files. */
export interface OtherBytes {
  /** In the left file; `undefined` for what isn't there. */
  left(name: string): Uint8Array | undefined;
  /** In the right file. */
  right(name: string): Uint8Array | undefined;
  /** Whether they are the same in both. */
  isSame(name: string): boolean;
}

/** The lists that both files have, and which lead to which. */
export class ListGraph {
  /** The lists. */
  readonly nodes: readonly ListNode[];
  /** Numbers of lists in groups that lead to each other, each group behind those that it leads to. */
  readonly groups: readonly (readonly number[])[];
  private readonly byPath: ReadonlyMap<string, number>;
  private readonly other: OtherBytes;

  /** `asked`: paths of lists of which it has to be known what their elements are. */
  constructor(pairs: readonly ListPair[], other: OtherBytes, asked: readonly string[] = []) {
    this.other = other;
    this.byPath = new Map(pairs.map(({ path }, i) => [path, i]));
    this.nodes = pairs.map((pair) => ({
      pair,
      left: new TargetList(pair.left.elements.length, pair.left.elements.size),
      right: new TargetList(pair.right.elements.length, pair.right.elements.size),
      leadsTo: this.targetsOf(pair),
      isIdentical: false,
      isNeeded: asked.includes(pair.path),
    }));
    this.groups = strongComponents(this.nodes.length, (i) => this.nodes[i]?.leadsTo ?? []);
    this.findIdentical();
    this.findNeeded();
  }

  /** What references of one file lead to. */
  targets(which: 'left' | 'right'): Targets {
    return {
      list: (name) => {
        const i = this.byPath.get(name);
        // The single values of a sequence are no list that something leads to.
        const node = i === undefined ? undefined : this.nodes[i];
        return node?.pair[which].elements.isList === true ? node[which] : undefined;
      },
      bytes: (name) => this.other[which](name),
    };
  }

  /** What the elements of a list are in either file, once it was compared; `undefined` for a list that wasn't. */
  idsOf(path: string): { readonly left: Hashes; readonly right: Hashes } | undefined {
    const i = this.byPath.get(path);
    const node = i === undefined ? undefined : this.nodes[i];
    const [left, right] = [node?.left.ids, node?.right.ids];
    return left === undefined || right === undefined ? undefined : { left, right };
  }

  /** Whether the lists of a group lead back to themselves. */
  isCycle(group: readonly number[]): boolean {
    return group.some((i) => this.nodes[i]?.leadsTo.some((target) => group.includes(target)));
  }

  private targetsOf(pair: ListPair): number[] {
    const found = new Set<number>();
    for (const name of namesOf(pair)) {
      const i = this.byPath.get(name);
      if (i !== undefined) found.add(i);
    }
    return [...found];
  }

  private findIdentical(): void {
    for (const group of this.groups) {
      const isIdentical = group.every((i) => {
        const node = this.nodes[i] as ListNode;
        return (
          hasSameBytes(node.pair) &&
          node.leadsTo.every((target) => group.includes(target) || this.nodes[target]?.isIdentical) &&
          namesOf(node.pair).every((name) => this.byPath.has(name) || this.other.isSame(name))
        );
      });
      for (const i of group) (this.nodes[i] as ListNode).isIdentical = isIdentical;
    }
  }

  /** Who leads to a list comes behind it: the other way round each asks for those that it leads to. */
  private findNeeded(): void {
    for (const group of [...this.groups].reverse()) {
      const isNeeded = group.some((i) => {
        const { isIdentical, isNeeded: isAsked } = this.nodes[i] as ListNode;
        return isAsked || !isIdentical;
      });
      if (!isNeeded) continue;
      for (const i of group) {
        const node = this.nodes[i] as ListNode;
        node.isNeeded = true;
        for (const target of node.leadsTo) (this.nodes[target] as ListNode).isNeeded = true;
      }
    }
  }
}

function namesOf({ left, right }: ListPair): string[] {
  return [...new Set([...namesIn(left), ...namesIn(right)])];
}

function namesIn({ elements, leaves }: ListSide): string[] {
  return leaves.flatMap(({ role }) => {
    if (role === undefined) return [];
    const names = role.kind === 'either' ? [role.lump, role.negative] : [role.lump];
    return lumpsOfRole(role).length === 0 && !names.some((name) => name.startsWith('.'))
      ? []
      : names.map((name) => targetName(elements, name));
  });
}

function hasSameBytes({ isLike, left, right }: ListPair): boolean {
  const { elements: a } = left;
  const { elements: b } = right;
  if (!isLike || a.length !== b.length || a.size !== b.size) return false;
  const size = a.length * a.size;
  const [x, y] = [
    new Uint8Array(a.d.buffer, a.d.byteOffset, size),
    new Uint8Array(b.d.buffer, b.d.byteOffset, size),
  ];
  for (let i = 0; i < size; i++) if (x[i] !== y[i]) return false;
  return true;
}
