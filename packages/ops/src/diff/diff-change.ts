import type { DiffKind } from './diff-kind.js';

/** A number of elements that a reference leads to. */
export interface DiffTarget {
  /** Path of the list. */
  readonly lump: string;
  /** Number of the element; of several the first. */
  readonly index: number;
  /** How many they are, for a span or a run. */
  readonly count?: number;
}

/** A field, a key or another part of something that both files have, and that differs. */
export interface FieldChange {
  /** Name of the field, of the key, or of what else differs. */
  readonly field: string;
  /** Plain value in the left file; `undefined` where it has none. */
  readonly left: unknown;
  /** Plain value in the right file. */
  readonly right: unknown;
  /** What the left value leads to, for a reference that leads to something. */
  readonly leftTarget?: DiffTarget;
  /** What the right value leads to. */
  readonly rightTarget?: DiffTarget;
  /** Whether both have the same, for a field that was asked for all the same. */
  readonly isSame?: true;
  /** For a long array or long bytes: number of the first value that differs; both values then begin there. */
  readonly from?: number;
  /** For a long array or long bytes: how many values differ. */
  readonly differing?: number;
}

/** One difference between two files. */
export interface DiffChange {
  /** What became of it on the way from the left file to the right one. */
  readonly kind: DiffKind;
  /** Its number in the left file; `undefined` where it isn't there. Of bytes the offset in the lump. */
  readonly left: number | undefined;
  /** Its number in the right file. */
  readonly right: number | undefined;
  /** How many bytes or values in a row it is in the left file, where it is more than one thing. */
  readonly leftCount?: number;
  /** The same in the right file. */
  readonly rightCount?: number;
  /** What it is called: an entity's class and name, a file's path; none for records without a name. */
  readonly label?: string;
  /** What differs, for something that both files have; what it has, for an entity or a file that one of them has. */
  readonly fields: readonly FieldChange[];
}
