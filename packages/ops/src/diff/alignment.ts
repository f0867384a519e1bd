import type { Hashes } from './hashes.js';

/** Which thing of one list is which of another. */
export interface Alignment {
  /** Number on the right of each thing on the left; -1 for one that is only there. */
  readonly leftToRight: Int32Array;
  /** Number on the left of each thing on the right; -1 for one that is only there. */
  readonly rightToLeft: Int32Array;
  /** Whether so much was to be compared that what is left over was put together by position or not at all. */
  readonly isCutShort: boolean;
}

/** By what things are the same though something about them differs. */
export interface IdentityHashes {
  /** Hash of each thing on the left; none for one that has no such identity. */
  readonly left: Hashes;
  /** The same on the right. */
  readonly right: Hashes;
  /** Whether it only tells a thing when no other on its side has the same. */
  readonly isUnique?: boolean;
}

/** How two lists are put side by side. */
export interface AlignOptions {
  /** By what things are the same, the surest first. Things that have an identity aren't put together by position alone. */
  readonly identities?: readonly IdentityHashes[];
  /** How much of two things is the same, from 0 to 1; without it only equal ones and positions count. */
  readonly similarity?: ((left: number, right: number) => number) | undefined;
  /** Whether equal things that aren't in the same order are the same, and were moved. */
  readonly areMovedFound?: boolean;
  /** Most things of both lists between their equal beginnings and ends that are looked at one by one. */
  readonly maxThings: number;
}
