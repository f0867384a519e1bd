import type { Alignment } from './alignment.js';
import type { DiffCounts, DiffKind } from './diff-kind.js';
import { longestIncreasing } from './longest-increasing.js';

/** A difference by numbers alone. */
export interface TableRow {
  /** What it is. */
  readonly kind: DiffKind;
  /** Number in the left list; -1 for none. */
  readonly left: number;
  /** Number in the right list; -1 for none. */
  readonly right: number;
}

const kinds: readonly DiffKind[] = ['added', 'removed', 'changed', 'moved'];
const kindNumber = { added: 0, removed: 1, changed: 2, moved: 3 } as const;

/** The differences of two lists that were put side by side, in their order: nine bytes each. */
export class ChangeTable {
  /** How many there are of each kind. */
  readonly counts: DiffCounts;
  /** How many there are. */
  readonly length: number;
  private readonly lefts: Int32Array;
  private readonly rights: Int32Array;
  private readonly kinds: Uint8Array;

  /** `isChanged`: whether two things that belong together differ. */
  constructor(alignment: Alignment, isChanged: (left: number, right: number) => boolean) {
    const counts = { added: 0, removed: 0, changed: 0, moved: 0 };
    const isInOrder = longestIncreasing(alignment.leftToRight);
    // Whether two things differ is asked once.
    const found = new Uint8Array(alignment.leftToRight.length);
    walk(alignment, isInOrder, (kind, left, right) => {
      if (kind !== 'pair') counts[kind]++;
      else if (isChanged(left, right)) {
        counts.changed++;
        found[left] = 1;
      } else if (isInOrder[left] === 0) counts.moved++;
    });
    const length = counts.added + counts.removed + counts.changed + counts.moved;
    this.counts = counts;
    this.length = length;
    this.lefts = new Int32Array(length);
    this.rights = new Int32Array(length);
    this.kinds = new Uint8Array(length);
    if (length === 0) return;
    let at = 0;
    walk(alignment, isInOrder, (kind, left, right) => {
      const own =
        kind !== 'pair' ? kind : found[left] === 1 ? 'changed' : isInOrder[left] === 0 ? 'moved' : undefined;
      if (own === undefined) return;
      this.lefts[at] = left;
      this.rights[at] = right;
      this.kinds[at++] = kindNumber[own];
    });
  }

  /** Difference `i`, which is there. */
  row(i: number): TableRow {
    return {
      kind: kinds[this.kinds[i] as number] as DiffKind,
      left: this.lefts[i] as number,
      right: this.rights[i] as number,
    };
  }

  /** Some of the differences. */
  rows(first: number, count: number): TableRow[] {
    const from = Math.max(0, Math.min(this.length, first));
    const to = Math.max(from, Math.min(this.length, first + count));
    return Array.from({ length: to - from }, (_, k) => this.row(from + k));
  }
}

/** Goes along both lists together. */
function walk(
  { leftToRight, rightToLeft }: Alignment,
  isInOrder: Uint8Array,
  see: (kind: 'added' | 'removed' | 'pair', left: number, right: number) => void,
): void {
  let next = 0;
  const addUntil = (end: number): void => {
    for (; next < end; next++) if (rightToLeft[next] === -1) see('added', -1, next);
  };
  for (let l = 0; l < leftToRight.length; l++) {
    const r = leftToRight[l] as number;
    if (r === -1) see('removed', l, -1);
    else {
      if (isInOrder[l] === 1) addUntil(r);
      see('pair', l, r);
    }
  }
  addUntil(rightToLeft.length);
}
