import type { ContentPair } from './content/content-diff.js';
import type { DiffChange } from './diff-change.js';
import type { DiffCounts } from './diff-kind.js';

/** What is compared one by one in a part of a lump. */
export type PartKind =
  /** Records of a list. */
  | 'records'
  /** Values of a list. */
  | 'values'
  /** Entities, by what identifies them. */
  | 'entities'
  /** Files of a pakfile, by their names. */
  | 'files'
  /** Strings of a lump of text. */
  | 'lines'
  /** Rows that are worked out from content of another kind. */
  | 'rows'
  /** Bytes of content that isn't read as anything else. */
  | 'bytes';

/** What is told of differences. */
export interface ChangeOptions {
  /** Whether all fields are told: of two things also those that are the same, and those of things that one file alone has. */
  readonly areAllFields?: boolean;
}

/** The differences of a part of a lump that both files have. */
export interface PartComparison {
  /** Path of the part: the lump, or what is in it, `GAME_LUMP.sprp.props`. */
  readonly path: string;
  /** What is compared in it. */
  readonly kind: PartKind;
  /** How many things the left file has in it. */
  readonly leftCount: number;
  /** How many the right file has. */
  readonly rightCount: number;
  /** How many differ, and how. */
  readonly counts: DiffCounts;
  /** Number of differences; of bytes that of stretches. */
  readonly changeCount: number;
  /** Differences from number `first` on, at most `count`, in the order of the files; what differs in each is found now. */
  changes(first: number, count: number, options?: ChangeOptions): DiffChange[];
  /**
   * The content of a thing that differs, in both files, for files that a map brings along: what `diffContent` compares.
   * `undefined` when there is no such difference, or nothing in it to compare. Throws what keeps a file from being unpacked.
   */
  contentOf?(change: number): ContentPair | undefined;
  /** The text that the things of the part were read from, where the texts of the two files differ. */
  readonly text?: ContentPair | undefined;
}
