import { type AddReference, referenceAdder } from './add-reference.js';
import { Hashes, Mixer } from './hashes.js';
import type { Leaf } from './leaf.js';
import type { ListPair, SharedLeaf } from './list-pair.js';
import type { Targets } from './target-list.js';

/** Two elements that belong together. */
export interface ElementPair {
  /** Number of the one in the left file. */
  readonly left: number;
  /** Number of the other. */
  readonly right: number;
}

/** What one file has of a shared leaf in an element. */
export interface ComparedLeaf {
  /** The leaf; `undefined` where the element hasn't got it. */
  readonly left: Leaf | undefined;
  /** The same in the right file. */
  readonly right: Leaf | undefined;
  /** Whether both have it with the same value, or leading to the same. */
  readonly isSame: boolean;
}

/** Compares elements of two lists leaf by leaf. */
export class LeafComparer {
  /** The lists. */
  readonly pair: ListPair;
  private readonly targets: { readonly left: Targets; readonly right: Targets };
  private readonly adders = { left: new Map<Leaf, AddReference>(), right: new Map<Leaf, AddReference>() };
  private readonly mixer = new Mixer();
  private readonly scratch = new Hashes(2);

  constructor(pair: ListPair, targets: { readonly left: Targets; readonly right: Targets }) {
    this.pair = pair;
    this.targets = targets;
  }

  /** Compares one leaf. */
  compare(shared: SharedLeaf, elements: ElementPair): ComparedLeaf {
    const { pair } = this;
    const { left, right } = elements;
    const one = shared.left.find((leaf) => pair.left.has(leaf, left));
    const other = shared.right.find((leaf) => pair.right.has(leaf, right));
    if (one === undefined || other === undefined)
      return { left: one, right: other, isSame: one === undefined && other === undefined };
    const isSame =
      pair.numbers.has(shared.name) ||
      (one.role !== undefined && other.role !== undefined
        ? this.isSameTarget(one, other, elements)
        : pair.isSameValue({ leaf: one, i: left }, { leaf: other, i: right }));
    return { left: one, right: other, isSame };
  }

  /** How much of two elements is the same, from 0 to 1. */
  similarity(left: number, right: number): number {
    const { shared } = this.pair;
    let same = 0;
    let seen = 0;
    for (const one of shared) {
      const compared = this.compare(one, { left, right });
      if (compared.left === undefined && compared.right === undefined) continue;
      seen++;
      if (compared.isSame) same++;
    }
    return seen === 0 ? 0 : same / seen;
  }

  private isSameTarget(one: Leaf, other: Leaf, { left, right }: ElementPair): boolean {
    const { mixer, pair, scratch } = this;
    mixer.start();
    this.adderOf('left', one)(mixer, left, left * pair.left.elements.size);
    mixer.finish(scratch, 0);
    mixer.start();
    this.adderOf('right', other)(mixer, right, right * pair.right.elements.size);
    mixer.finish(scratch, 1);
    return scratch.isSame(0, scratch, 1);
  }

  private adderOf(which: 'left' | 'right', leaf: Leaf): AddReference {
    const known = this.adders[which];
    let add = known.get(leaf);
    if (add === undefined) {
      add = referenceAdder(this.pair[which], leaf, this.targets[which]);
      known.set(leaf, add);
    }
    return add;
  }
}
