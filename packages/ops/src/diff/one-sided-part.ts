import type { DiffChange } from './diff-change.js';
import type { DiffCounts } from './diff-kind.js';
import type { PartComparison, PartKind } from './part-comparison.js';

/** A part of a lump that only one of the files has, or that is something else in the other one. */
export class OneSidedPart implements PartComparison {
  readonly path: string;
  readonly kind: PartKind;
  readonly leftCount: number;
  readonly rightCount: number;

  constructor(path: string, kind: PartKind, counts: { readonly left: number; readonly right: number }) {
    this.path = path;
    this.kind = kind;
    this.leftCount = counts.left;
    this.rightCount = counts.right;
  }

  /** All that there is was added or removed. */
  get counts(): DiffCounts {
    const { kind, leftCount, rightCount } = this;
    const isBytes = kind === 'bytes';
    return {
      added: isBytes ? Math.min(1, rightCount) : rightCount,
      removed: isBytes ? Math.min(1, leftCount) : leftCount,
      changed: 0,
      moved: 0,
    };
  }

  /** Number of differences. */
  get changeCount(): number {
    const { added, removed } = this.counts;
    return added + removed;
  }

  /** Some of the differences: those that were removed first. */
  changes(first: number, count: number): DiffChange[] {
    const { added, removed } = this.counts;
    const from = Math.max(0, first);
    const to = Math.max(from, Math.min(added + removed, first + count));
    return Array.from({ length: to - from }, (_, k): DiffChange => {
      const i = from + k;
      return i < removed
        ? { kind: 'removed', left: i, right: undefined, fields: [] }
        : { kind: 'added', left: undefined, right: i - removed, fields: [] };
    });
  }
}
