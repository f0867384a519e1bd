/** What became of something on the way from the left file to the right one. */
export type DiffKind =
  /** It is in the right file alone. */
  | 'added'
  /** It is in the left file alone. */
  | 'removed'
  /** It is in both and differs. */
  | 'changed'
  /** It is the same in both, but no longer behind what it was behind of. */
  | 'moved';

/** How many differences of each kind there are. */
export interface DiffCounts {
  /** Things in the right file alone. */
  readonly added: number;
  /** Things in the left file alone. */
  readonly removed: number;
  /** Things in both that differ. */
  readonly changed: number;
  /** Things that are the same in another order. */
  readonly moved: number;
}

/** No differences. */
export const noChanges: DiffCounts = { added: 0, removed: 0, changed: 0, moved: 0 };

/** Sum of the differences of several parts. */
export function addCounts(a: DiffCounts, b: DiffCounts): DiffCounts {
  return {
    added: a.added + b.added,
    removed: a.removed + b.removed,
    changed: a.changed + b.changed,
    moved: a.moved + b.moved,
  };
}
