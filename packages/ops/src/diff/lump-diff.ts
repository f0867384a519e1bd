import type { ContentStatus } from '@brushwork/record';
import type { DiffCounts } from './diff-kind.js';
import type { PartComparison } from './part-comparison.js';

/** How a lump of one file compares with that of the other. */
export type LumpState =
  /** Neither file has anything in it. */
  | 'empty'
  /** The same bytes, stored in the same way at the same place. */
  | 'same'
  /** The same bytes at another place, with another version, or compressed in one file. */
  | 'stored-differently'
  /** Other bytes, but nothing in them differs: other numbers for the same targets, another order of bytes, padding. */
  | 'same-records'
  /** Something differs. */
  | 'differs'
  /** Only the left file has something in it. */
  | 'only-left'
  /** Only the right file has something in it. */
  | 'only-right'
  /** It isn't loaded, or couldn't be read, in one of the files. */
  | 'unread';

/** The states in words. */
export const lumpStateTexts: Readonly<Record<LumpState, string>> = {
  empty: 'empty',
  same: 'same',
  'stored-differently': 'same content',
  'same-records': 'same records',
  differs: 'differs',
  'only-left': 'only left',
  'only-right': 'only right',
  unread: 'not read',
};

/** A lump as one file has it. */
export interface LumpSide {
  /** Offset in the file, in bytes. */
  readonly offset: number;
  /** Bytes that it takes in the file. */
  readonly storedSize: number;
  /** Bytes of its content. */
  readonly size: number;
  /** Version that the directory says, where the format has one. */
  readonly version: number | undefined;
  /** Whether it is stored compressed. */
  readonly isPacked: boolean;
  /** Number of elements. */
  readonly length: number;
  /** How much of it could be read. */
  readonly status: ContentStatus;
}

/** How a lump is stored otherwise. */
export type StorageDifference = 'place' | 'version' | 'compression';

/** A lump of both files. */
export interface LumpDiff {
  /** Name of the lump. */
  readonly name: string;
  /** How it compares. */
  readonly state: LumpState;
  /** The lump in the left file; `undefined` when its format has none of that name, or it can't be read. */
  readonly left: LumpSide | undefined;
  /** The lump in the right file. */
  readonly right: LumpSide | undefined;
  /** How it is stored otherwise. */
  readonly storage: readonly StorageDifference[];
  /** Whether the bytes of its content are the same. What they lead to may be another thing still. */
  readonly hasSameBytes: boolean;
  /** How many things in it differ: the sum over its parts. */
  readonly counts: DiffCounts;
  /** The parts that were compared: most lumps have one, of their own name. */
  readonly parts: readonly PartComparison[];
}
